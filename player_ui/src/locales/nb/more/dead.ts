import type { more as source } from '../../en/more/dead';

/** Det som står på siden til den som er ute, mens de andre spiller videre. */
export const more: typeof source = {
  dead: {
    title: 'Du er ute',
    were: 'Kortet ditt: {role}',
    onCard: 'Hvorfor, og hva du var, står på kortet ditt.',
    stay: 'Bli sittende. Om siden din vinner, avgjøres av dem som er igjen.',
    removed: 'Spillet går videre uten deg. Det regnes som et dødsfall og kan ikke gjøres om.',
    rules: [
      'Si ingenting og røp ingenting, ikke engang med øyenbrynene.',
      'La kortet ligge tildekket, og hold telefonen for deg selv.',
    ],
    follow: 'Herfra følger denne siden spillet sammen med deg.',
    leaving:
      'Plassen er borte når neste spill begynner. Vil du spille igjen, blir du med på nytt med koden til bordet.',
    seeAll: 'Nå kan du se rollene til alle. Hold dem for deg selv.',
    called: {
      title: 'Lukk øynene, du også',
      text: 'Sov som alle andre. Hvis rollen din blir ropt opp, sover du videre: Det gjelder ikke deg.',
      seeing: 'I natt kan du ha øynene åpne. Sitt like stille som om du sov.',
    },
    together: {
      title: 'Natten går videre',
      text: 'Du blir ikke spurt om noe. Hold telefonen i hånden som de andre. Du kan se på bordskjermen, men ikke på telefonen til noen andre.',
    },
    talk: {
      title: 'De andre snakker sammen',
      text: 'Lytt, og si ingenting: verken hvem som har rett, eller hvem som lyver.',
    },
    vote: { title: 'De andre stemmer', text: 'Du har ingen stemme lenger. Se hvem som peker på hvem.' },
    paused: { title: 'Pause', text: 'Klokkene står stille til verten går videre.' },
    voted: 'har stemt',
    votedCount: '{n} av {all} har stemt',
    alive: 'Hvem som er igjen',
    dealt: 'Det som ble delt ut',
    remember: 'Til deg',
  },
};
