import type { more as source } from '../../en/more/menu';

/** Det menyen på siden til en plass sier. */

export const more: typeof source = {
  mine: {
    elsewhere: 'Plassen din er også åpen på en annen telefon. Er den ikke din, så si fra til verten.',
    link: 'Min private lenke',
    linkText:
      'Åpner plassen din i en annen nettleser eller på en annen telefon. Den som har lenken, ser kortet ditt.',
    table: 'Åpne bordskjermen',
    qrWarning: 'Snu deg bort fra de andre: Den som skanner denne, ser kortet ditt og spiller for deg.',
    leave: 'Må du gå?',
    leaveText: 'Be verten om å få slippe. Å gå regnes som et dødsfall, så verten bestemmer når.',
    leaveAsk: 'Be om å få gå',
    leaveAsked: 'Verten er spurt. Inntil videre er du fortsatt med i spillet.',
    leaveBack: 'Jeg blir likevel',
  },
};
