import type { more as source } from '../../en/more/start';

/** Det bare startsiden sier. */
export const more: typeof source = {
  start: {
    tagline: 'En forteller for en stue full av løgnere.',
    about:
      'Natten fortelles høyt. Telefonen din holder på hemmeligheten. Det er ingenting å installere, og dere trenger ikke internett.',
    joinTitle: 'Sett deg ved et bord',
    createTitle: 'Åpne et bord',
    createText: 'Du blir vert: Du velger spillet og setter det i gang. Du kan godt spille selv også.',
    tableLanguage: 'Fortelleren snakker',
    create: 'Åpne et bord',
    creating: 'Et øyeblikk …',
    readyTitle: 'Bordet er klart',
    readyText: 'Koden er {code}. Hva skal denne enheten være?',
    openHost: 'Vertens side',
    openHostText: 'Velg spill, start, ta pause, hjelp til.',
    openTable: 'Bordskjermen',
    openTableText: 'For TV-en eller den bærbare i midten: kode, fortelling, stemmer.',
    takeSeat: 'Min egen plass',
    takeSeatText: 'Spill med på denne enheten.',
    keepLink: 'Hold lenken for deg selv. Den som har den, styrer bordet.',
    againTitle: 'Fortsett der du slapp',
    againHost: 'Vert for bord {code}',
    againSeat: '{name} ved bord {code}',
  },
};
