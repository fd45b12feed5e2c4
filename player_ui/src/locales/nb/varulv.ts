import type { book as source } from '../en/varulv';

export const book: typeof source = {
  name: 'Varulv',
  lead: [
    'Varulver spiser en landsbyboer hver natt, og om dagen henger landsbyen den de tror er varulv.',
    'Rollene til de døde røpes og alle ser stemmene, så ikke noe spill er raskere å forklare.',
  ],
  howto: [
    {
      title: 'Hva det går ut på',
      text: [
        'Landsbyen vinner når den siste varulven er død. Varulvene vinner når de er minst like mange som resten.',
        'Den som dør, viser kortet. Hvert dødsfall forteller dere noe.',
      ],
    },
    {
      title: 'Natten',
      text: [
        [
          'Alle telefoner er i bruk samtidig. Varulvene velger et offer, og seeren ser på noen.',
          { dealt: 'lege', say: 'Legen vokter noen.' },
          'Alle de andre noterer hvem de mistenker.',
        ],
        {
          dealt: 'varulv',
          least: 2,
          say: 'Varulvene må bli enige: Har ikke hver og en av dem bekreftet det samme navnet når natten er over, blir ingen spist.',
        },
      ],
    },
    {
      title: 'Morgenen',
      text: [
        'Dere får høre hvem som ble spist og hva de var, eller at ingen døde. Hvorfor ingen døde, blir aldri sagt.',
      ],
    },
    {
      title: 'Avstemningen',
      text: [
        'Alle ser stemmene etter hvert som de kommer, og kan flytte sin egen til den siste har stemt.',
        'Flest stemmer: hengt. Likt, eller ingen stemmer: ingen.',
      ],
    },
  ],
  sides: {
    village: {
      name: 'Landsbyen',
      goal: 'Du vinner når den siste varulven er død.',
      won: 'Landsbyen har vunnet',
    },
    wolves: {
      name: 'Varulvene',
      goal: 'Du vinner når minst halvparten av de levende er varulver.',
      won: 'Varulvene har vunnet',
    },
  },
  roles: {
    varulv: {
      name: 'Varulv',
      names: 'Varulver',
      does: [
        {
          dealt: 'varulv',
          least: 2,
          say: 'Dere varulver velger sammen hvem dere spiser. Alle må bekrefte den samme, ellers blir ingen spist.',
          or: 'Du velger hvem du spiser.',
        },
      ],
      when: 'Om natten',
      often: 'Hver natt',
      learns: [
        {
          dealt: 'varulv',
          least: 2,
          say: 'Hvem andre som er varulv, og hvem de velger, mens de gjør det.',
          or: 'Ingenting: Du er den eneste varulven.',
        },
      ],
      tips: [
        {
          dealt: 'varulv',
          least: 2,
          say: 'Se hvem flokken velger, og gi deg før tiden er ute.',
          or: 'Du jakter alene: Ingen andre enn du kan røpe deg.',
        },
        'Tenk over hva en landsbyboer ville vært redd for, og vær redd for det samme.',
        {
          dealt: 'varulv',
          least: 2,
          say: 'En stemme mot dine egne, når det uansett er tapt, gir deg tillit.',
          or: 'Stem med flertallet av og til. Det virker ærlig.',
        },
      ],
    },
    synsk: {
      name: 'Seer',
      names: 'Seere',
      does: 'Du ser på en annen person og får vite om det er en varulv. Det du ser, er alltid sant.',
      when: 'Om natten',
      often: 'Hver natt',
      learns: 'Varulv eller ikke. Alle svarene dine står på kortet ditt.',
      tips: [
        'Forteller du hva du vet, så fortell det slik at det overlever deg.',
        'Har du funnet en varulv? Legg merke til hvem som forsvarer den.',
        'Regn med at andre sier at de er seeren. Bare én av dere kan være det.',
      ],
    },
    lege: {
      name: 'Lege',
      names: 'Leger',
      does: 'Du vokter én person gjennom natten, gjerne deg selv.',
      when: 'Om natten',
      often: 'Hver natt, men ikke samme person to netter på rad',
      learns: 'Ingenting, ikke engang om du reddet noen.',
      tips: [
        'Spør deg selv hvem du ville ha spist, og vokt den.',
        'Vokt deg selv den natten du har snakket mest.',
        'Ti stille etter en rolig natt. Varulvene gjetter også.',
      ],
    },
    landsbyboer: {
      name: 'Landsbyboer',
      names: 'Landsbyboere',
      does: 'Du sover om natten. Om dagen snakker, lytter og stemmer du.',
      when: 'Om dagen',
      often: 'Hver dag',
      learns: 'Bare det bordet forteller deg.',
      tips: [
        'Hvem flyttet stemmen sin i siste øyeblikk, og hvorfor?',
        'Lokk fram de stille med et spørsmål de ikke kan riste av seg.',
        'Det er ingen skam å bli mistenkt. Det er verre å være kjedelig når det skjer.',
      ],
    },
  },
  wakes: {
    wolves: {
      name: 'Varulvene',
      ask: { dealt: 'varulv', least: 2, say: 'Hvem spiser dere?', or: 'Hvem spiser du?' },
    },
    synsk: { name: 'Seeren', ask: 'Hvem vil du se på?' },
    lege: { name: 'Legen', ask: 'Hvem vil du vokte?' },
  },
  apart: {
    wolves: 'Dere er uenige. Bekrefter alle slik, blir ingen spist.',
  },
  verbs: {
    pick: {
      label: 'Spis',
      pick: 'Spis {targets}',
      mine: 'Du valgte {targets}.',
      told: '{actor} valgte {targets}.',
    },
    look: {
      label: 'Se',
      pick: 'Se på {targets}',
      mine: 'Du så på {targets}.',
      told: '{actor} så på {targets}.',
    },
    guard: {
      label: 'Vokt',
      pick: 'Vokt {targets}',
      mine: 'Du voktet {targets}.',
      told: '{actor} voktet {targets}.',
    },
  },
  facts: {
    wolf: { yes: '{seats} er en varulv.', no: '{seats} er ikke en varulv.' },
    team_settled: {
      none: {
        dealt: 'varulv',
        least: 2,
        say: 'Ingen blir spist i natt: Dere ble ikke enige.',
        or: 'Ingen blir spist i natt.',
      },
      '*': 'I natt blir {seats} spist.',
    },
  },
  causes: {
    attack: 'Varulvene spiste deg.',
    vote: 'Landsbyen hengte deg.',
    removed: 'Verten tok deg ut av spillet.',
  },
  fates: {
    attack: '{name} ble spist.',
    vote: '{name} ble hengt.',
    removed: 'Verten tok {name} ut av spillet.',
  },
  blocked: {
    bloodless: {
      me: 'Den første natten blir ingen spist.',
      told: '{actor} gikk sulten den første natten.',
    },
  },
  dials: {},
};
