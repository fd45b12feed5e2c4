import type { book as source } from '../en/witches';

export const book: typeof source = {
  name: 'Hekser',
  lead: [
    'En heksesirkel skjuler seg i landsbyen og tar noen hver natt; landsbyen svarer med bålet.',
    'Helbredelse, trolldom og en siste hevn gjør det til det rikeste av spillene. Det er best med lukkede øyne.',
  ],
  howto: [
    {
      title: 'Hva det går ut på',
      text: [
        [
          'Landsbyen vinner når alle hekser er døde.',
          { dealt: 'matriarch', say: 'Matriarken er også en heks.' },
          { dealt: ['enchantress', 'fanatic'], say: 'Andre i sirkelen kan godt leve.' },
        ],
        'Heksesirkelen vinner når de levende i den er minst like mange som landsbyens.',
      ],
    },
    {
      title: 'Natten',
      text: [
        'Lukk øynene. Fortelleren roper opp rollene én etter én; den som blir ropt opp, åpner øynene, svarer på telefonen og sover videre.',
        {
          dealt: ['witch', 'matriarch'],
          least: 2,
          say: 'Heksene velger hver sitt offer og ser hva de andre velger. Matriarken har siste ord.',
        },
        {
          dealt: 'enchantress',
          say: 'Den forhekseren har forhekset, har ingen evne den natten, og får vite det når rollen blir ropt opp.',
        },
      ],
    },
    {
      title: 'Morgenen',
      text: [
        [
          'Dere får høre hvem som døde og hva de var, eller at ingen gjorde det.',
          { dealt: 'vigilante', say: 'Dør hevneren, blir en levende med.' },
        ],
      ],
    },
    {
      title: 'Avstemningen',
      text: [
        'Dere stemmer hemmelig, og stemmen kan ikke gjøres om. Flest stemmer: bålet, og rollen vises.',
        {
          dealt: 'pyre_martyr',
          say: 'Likt: Bålmartyren brenner i stedet, hvis den lever; ellers ingen. Ingen stemmer: ingen.',
          or: 'Likt, eller ingen stemmer: ingen.',
        },
      ],
    },
    {
      title: 'Det første spillet',
      text: [
        'Seks eller sju spillere er akkurat passe. De avanserte rollene kan vente til dere kan de andre.',
      ],
    },
  ],
  sides: {
    village: {
      name: 'Landsbyen',
      goal: 'Du vinner når alle heksene er døde.',
      won: 'Landsbyen har vunnet',
    },
    coven: {
      name: 'Heksesirkelen',
      goal: 'Du vinner når de levende i heksesirkelen er minst like mange som de levende i landsbyen.',
      won: 'Heksesirkelen har vunnet',
    },
  },
  roles: {
    villager: {
      name: 'Landsbyboer',
      names: 'Landsbyboere',
      does: 'Du sover om natten. Om dagen snakker, lytter og stemmer du.',
      when: 'Om dagen',
      often: 'Hver dag',
      learns: 'Bare det bordet forteller deg.',
      tips: [
        'Spør folk hva de gjorde i natt, og spør igjen i morgen.',
        {
          dealt: 'pyre_martyr',
          say: 'Likt stemmetall er ikke ufarlig: Det kan koste dere martyren.',
          or: 'Husk hvem som stemte på hvem. Stemmer lyver mindre enn ord.',
        },
        'La heksene tro at du er verdt å drepe.',
      ],
    },
    oracle: {
      name: 'Orakel',
      names: 'Orakler',
      does: 'Du spør om en annen person og får vite om den hører til landsbyen eller heksesirkelen.',
      when: 'Om natten',
      often: 'Hver natt',
      learns: [
        'Landsby eller heksesirkel.',
        { dealt: 'fanatic', say: 'Fanatikeren ser ut som landsbyen.' },
        { dealt: 'enchantress', say: 'Forhekseren ser ut som heksesirkelen.' },
      ],
      tips: [
        {
          dealt: 'fanatic',
          say: 'Landsby er ikke helt det samme som uskyldig: Tenk på fanatikeren.',
          or: 'Begynn med dem de andre hører på.',
        },
        'Fortell det du vet før det dør med deg, men ikke før det er verdt noe.',
        {
          dealt: 'enchantress',
          say: 'Var evnen din borte en natt, er det noen som er redd for deg.',
          or: 'En du vet hører til landsbyen, kan gå god for deg.',
        },
      ],
    },
    healer: {
      name: 'Helbreder',
      names: 'Helbredere',
      does: 'Du skjermer en annen person mot heksene.',
      when: 'Om natten',
      often: 'Hver natt, men ikke samme person to netter på rad',
      learns: 'Ingenting. En stille natt kan være din fortjeneste, eller ikke.',
      tips: [
        'Du kan ikke skjerme deg selv, så hold deg i skyggen.',
        'Skjerm dem som heksene har grunn til å frykte.',
        'Bytt ofte, så ingen kan regne ut hvem du lot være.',
      ],
    },
    vigilante: {
      name: 'Hevner',
      names: 'Hevnere',
      does: 'Når du dør, om natten eller om dagen, tar du en levende med deg. Du må velge.',
      when: 'Når du dør',
      often: 'Én gang',
      learns: 'Ingenting.',
      tips: [
        'Vit alltid hvem du ville tatt med, fra første natt av.',
        'Antyd det: Hvem vil stemme på en som slår tilbake?',
        {
          dealt: 'enchantress',
          say: 'Er du forhekset den natten du dør, blir det ingen hevn.',
          or: 'Ta med en du mistenker, ikke en som har ertet deg.',
        },
      ],
    },
    pyre_martyr: {
      name: 'Bålmartyr',
      names: 'Bålmartyrer',
      does: 'Står det likt mens du lever, brenner du i stedet for de andre.',
      when: 'Når det står likt',
      often: 'Én gang, av seg selv',
      learns: 'Ingenting.',
      tips: [
        'Likt stemmetall dreper deg. Tell stemmene mens folk fortsatt snakker.',
        'En landsby som kjenner deg, kan stemme likt med vilje. Det kan heksene også.',
        'Det koster lite å si at du er martyr. For en heks er du lite verdt.',
      ],
    },
    owl: {
      name: 'Ugle',
      names: 'Ugler',
      does: 'Du holder øye med en annen person og ser om den gikk ut i natt, altså brukte en evne eller valgte et offer.',
      when: 'Om natten, sent',
      often: 'Hver natt',
      learns: [
        'Gikk ut, eller ble hjemme.',
        {
          dealt: 'enchantress',
          say: 'Den som var forhekset eller ikke gjorde noe, ble hjemme.',
          or: 'Den som ikke gjorde noe, ble hjemme.',
        },
      ],
      tips: [
        'En landsbyboer som går ut, er ingen landsbyboer.',
        'Hekser går ut nesten hver natt. Det gjør orakelet og helbrederen også.',
        'Sammenlign det du så, med det folk sier at de er.',
      ],
    },
    archivist: {
      name: 'Arkivar',
      names: 'Arkivarer',
      does: 'Du leser i bøkene dine hvor mange hekser som lever.',
      when: 'Om natten, sist av alle',
      often: 'Hver natt',
      learns: 'Antallet levende hekser, matriarken medregnet.',
      tips: [
        'Etter hver avstemning vet du om det var en heks som brant.',
        'Et tall som ingen tror på, er verdiløst. Skaff deg tillit før du trenger den.',
        'Bare hekser telles. Andre kan hjelpe heksesirkelen uten å være heks.',
      ],
    },
    witch: {
      name: 'Heks',
      names: 'Hekser',
      does: [
        {
          dealt: ['witch', 'matriarch'],
          least: 2,
          say: 'Sammen med resten av heksesirkelen velger du nattens offer. Matriarken har siste ord; er du alene, avgjør du.',
          or: 'Du velger nattens offer.',
        },
      ],
      when: 'Om natten',
      often: 'Hver natt',
      learns: [
        {
          dealt: ['witch', 'matriarch'],
          least: 2,
          say: 'Hvem andre som er i heksesirkelen, og hvem matriarken er.',
          or: 'Ingenting: Du er den eneste heksen.',
        },
        { dealt: 'fanatic', say: 'Ikke hvem fanatikeren er.' },
      ],
      tips: [
        'Ha en historie klar for hver natt før noen spør.',
        {
          dealt: ['witch', 'matriarch'],
          least: 2,
          say: 'Ikke forsvar hverandre alle sammen. La én av dere gli bort fra resten.',
          or: 'Ingen andre enn du kan røpe deg. Hold historien din enkel.',
        },
        {
          dealt: 'fanatic',
          say: 'Kanskje hjelper noen deg uten at du vet det. Se etter fanatikeren.',
          or: 'Stem med landsbyen av og til. Det virker ærlig.',
        },
      ],
    },
    matriarch: {
      name: 'Matriark',
      names: 'Matriarker',
      does: [
        {
          dealt: 'witch',
          say: 'Du velger et offer som de andre heksene. Så bekrefter du den som fikk flest, eller en av dem som står likt.',
          or: 'Du velger nattens offer.',
        },
      ],
      when: 'Om natten',
      often: 'Hver natt',
      learns: [
        {
          dealt: ['witch', 'enchantress'],
          say: 'Hvem andre som er i heksesirkelen.',
          or: 'Ingenting: Du er den eneste heksen.',
        },
        { dealt: 'witch', say: 'Hvem de andre velger.' },
        { dealt: 'fanatic', say: 'Ikke hvem fanatikeren er.' },
      ],
      tips: [
        'Bekreft raskt. Blir heksene våkne lenge, begynner folk å undre seg.',
        {
          dealt: 'witch',
          say: 'Dør du, tar en heks over.',
          or: 'Pass på deg selv: Ingen kan ta over etter deg.',
        },
        'Vær ingen om dagen. Sirkelen trenger deg om natten.',
      ],
    },
    enchantress: {
      name: 'Forhekser',
      names: 'Forheksere',
      does: 'Du forhekser en annen person, som ikke har noen evne i natt.',
      when: 'Om natten, først av alle',
      often: 'Hver natt, men ikke samme person to netter på rad',
      learns: [
        {
          dealt: 'witch',
          say: 'Hvem heksene er, og hvem som er matriarken.',
          or: 'Hvem matriarken er. Det er ingen annen heks.',
        },
      ],
      tips: [
        'Offeret ditt får vite det. Tenk over hva det vil si i morgen.',
        'Ikke forheks en av dine egne: Da teller ikke valget hennes.',
        'For orakelet ser du ut som heksesirkelen.',
      ],
    },
    fanatic: {
      name: 'Fanatiker',
      names: 'Fanatikere',
      does: 'Du gjør ingenting, noen gang. Du vinner sammen med heksesirkelen, selv om ingen i den kjenner deg.',
      when: 'Aldri',
      often: 'Aldri',
      learns: 'Ingenting, ikke engang hvem heksene er.',
      tips: [
        'Forvirr landsbyen, men på en vennlig måte.',
        'Orakelet ser deg som landsby. La det bare se.',
        'Finn ut hvem heksene er, og stå ved siden av dem uten å vise det.',
      ],
    },
  },
  wakes: {
    enchantress: { name: 'Forhekseren', ask: 'Hvem mister evnen i natt?' },
    oracle: { name: 'Orakelet', ask: 'Hvem vil du spørre om?' },
    healer: { name: 'Helbrederen', ask: 'Hvem vil du skjerme?' },
    witches: {
      name: 'Heksene',
      ask: {
        dealt: ['witch', 'matriarch'],
        least: 2,
        say: 'Hvem tar dere i natt?',
        or: 'Hvem tar du i natt?',
      },
    },
    owl: { name: 'Uglen', ask: 'Hvem holder du øye med?' },
    archivist: { name: 'Arkivaren', ask: 'Hvor mange hekser lever?' },
    vigilante: { name: 'Hevneren', ask: 'Hvem tar du med deg?' },
  },
  apart: {
    witches: 'Dere er uenige. Flest valg teller; står det likt, avgjør bare matriarken.',
  },
  verbs: {
    enchant: {
      label: 'Forheks',
      pick: 'Forheks {targets}',
      mine: 'Du forhekset {targets}.',
      told: '{actor} forhekset {targets}.',
    },
    look: {
      label: 'Spør',
      pick: 'Spør om {targets}',
      mine: 'Du spurte om {targets}.',
      told: '{actor} spurte om {targets}.',
    },
    shield: {
      label: 'Skjerm',
      pick: 'Skjerm {targets}',
      mine: 'Du skjermet {targets}.',
      told: '{actor} skjermet {targets}.',
    },
    pick: {
      label: 'Ta',
      pick: 'Ta {targets}',
      mine: 'Du valgte {targets}.',
      told: '{actor} valgte {targets}.',
    },
    watch: {
      label: 'Hold øye',
      pick: 'Hold øye med {targets}',
      mine: 'Du holdt øye med {targets}.',
      told: '{actor} holdt øye med {targets}.',
    },
    ack: {
      label: 'Les',
      pick: 'Les i bøkene',
      mine: 'Du leste i bøkene dine.',
      told: '{actor} leste i bøkene.',
    },
    take: {
      label: 'Ta med',
      pick: 'Ta med {targets}',
      mine: 'Du tok med {targets}.',
      told: '{actor} tok med {targets}.',
    },
  },
  facts: {
    side: { village: '{seats} hører til landsbyen.', coven: '{seats} hører til heksesirkelen.' },
    went_out: { yes: '{seats} gikk ut i natt.', no: '{seats} ble hjemme i natt.' },
    witches_alive: { '1': 'Én heks lever.', '*': '{value} hekser lever.' },
    successor: { '*': '{seats} er den nye matriarken.' },
    team_settled: { none: 'Heksesirkelen tar ingen i natt.', '*': 'Heksesirkelen tar {seats} i natt.' },
  },
  causes: {
    attack: 'Heksene tok deg.',
    vote: 'Landsbyen sendte deg på bålet.',
    vigilante: 'Hevneren tok deg med.',
    martyr: 'Det sto likt, og du brant for de andre.',
    removed: 'Verten tok deg ut av spillet.',
  },
  fates: {
    attack: 'Heksene tok {name}.',
    vote: '{name} endte på bålet.',
    vigilante: '{name} ble tatt med.',
    martyr: '{name} brant for de andre.',
    removed: 'Verten tok {name} ut av spillet.',
  },
  blocked: {
    bewitched: {
      me: 'Du er forhekset: ingen evne i natt.',
      told: '{actor} var forhekset og hadde ingen evne.',
    },
    bloodless: {
      me: 'Den første natten blir ingen drept.',
      told: '{actor} holdt seg i ro den første natten.',
    },
  },
  dials: {
    coven: 'Heksesirkelen',
  },
};
