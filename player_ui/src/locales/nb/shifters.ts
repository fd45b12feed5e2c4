import type { book as source } from '../en/shifters';

export const book: typeof source = {
  name: 'Hamskiftere',
  lead: [
    'Hamskiftere går blant bygdefolket med lånte ansikter og tar én av dem hver natt.',
    'Hva de døde var, holdes hemmelig, så bygda må skjønne av oppførselen alene hvem den kan stole på.',
  ],
  howto: [
    {
      title: 'Hva det går ut på',
      text: [
        'Bygda vinner når ingen hamskifter lever. Hamskifterne vinner når de er minst like mange som alle de andre til sammen.',
        'Rollene til de døde vises ikke, med mindre verten har slått det på. En stille natt kan ha mange årsaker.',
        'Det er best med åtte til tolv spillere.',
      ],
    },
    {
      title: 'Natten',
      text: [
        'Alle telefoner er i bruk samtidig. Noen velger med en evne; alle de andre noterer hvem de mistenker. Det ser likt ut, så ingen kan se forskjell.',
        {
          dealt: 'alchemist',
          say: 'Alkymisten svarer sist, for han får vite hvem hamskifterne angrep. Derfor kan det komme en runde til med skjermer.',
        },
      ],
    },
    {
      title: 'Angrepet',
      text: [
        [
          {
            dealt: ['alchemist', 'immortal', 'rambuh'],
            say: 'Den hamskifterne angriper, dør hvis ikke noe redder den, og da blir det en stille natt som alle andre.',
            or: 'Den hamskifterne angriper, dør.',
          },
          {
            dealt: 'alchemist',
            say: 'Alkymisten kan helbrede offeret eller forgifte noen; mot gift hjelper ingenting.',
          },
          { dealt: 'immortal', say: 'Den udødelige vokter noen.' },
          { dealt: 'rambuh', say: 'Skjoldet til Rambuh stopper ett angrep.' },
        ],
        { dealt: 'armoris', say: 'Elskende dør sammen, og ingenting kan redde den andre.' },
      ],
    },
    {
      title: 'Dagen',
      text: [
        'De døde nevnes ved navn. Så snakker dere. Når alle har trykket på klar, eller tiden er ute, stemmer dere hemmelig, og stemmen kan ikke gjøres om.',
        'Flest stemmer: ute. Likt: ett omvalg, og så loddtrekning. Ingen stemmer: Ingen går.',
      ],
    },
  ],
  sides: {
    village: {
      name: 'Bygda',
      goal: 'Du vinner når ingen hamskifter lever.',
      won: 'Bygda har vunnet',
    },
    shifters: {
      name: 'Hamskifterne',
      goal: 'Du vinner når minst halvparten av de levende er hamskiftere.',
      won: 'Hamskifterne har vunnet',
    },
  },
  roles: {
    shifter: {
      name: 'Hamskifter',
      names: 'Hamskiftere',
      does: [
        {
          dealt: 'shifter',
          least: 2,
          say: 'Dere hamskiftere velger sammen hvem som angripes. Flertallet avgjør; står det likt, velger dere én gang til, og så avgjør loddet.',
          or: 'Du velger hvem som angripes.',
        },
      ],
      when: 'Om natten',
      often: 'Hver natt',
      learns: [
        {
          dealt: 'shifter',
          least: 2,
          say: 'Hvem andre som er hamskifter, og hvem de velger.',
          or: 'Ingenting: Du er den eneste hamskifteren.',
        },
      ],
      tips: [
        'Bestem deg tidlig for hva du vil gi deg ut for å være, og hold fast ved det.',
        {
          dealt: 'shifter',
          least: 2,
          say: 'Mistenk en annen hamskifter høyt av og til. Det virker ærlig.',
          or: 'Ingen andre enn du kan røpe deg. Hold historien din enkel.',
        },
        'Ta dem som de andre hører på, ikke dem som anklager deg.',
      ],
    },
    townfolk: {
      name: 'Bygdeboer',
      names: 'Bygdeboere',
      does: 'Du har ingen annen evne enn å snakke og å stemme.',
      when: 'Om dagen',
      often: 'Hver dag',
      learns: 'Bare det folk sier, og måten de sier det på.',
      tips: [
        'Spør om noe konkret. Uklare svar er verdt å huske.',
        'Husk hvem som stemte på hvem. Stemmer lyver mindre enn ord.',
        'Oppfør deg som om du hadde en evne. Det holder de ekte i live.',
      ],
    },
    visionary: {
      name: 'Visjonær',
      names: 'Visjonære',
      does: 'Du ser inn i en annen person og får vite om det er en hamskifter.',
      when: 'Om natten',
      often: 'Hver natt',
      learns: 'Hamskifter eller ikke. Alle svarene dine står på kortet ditt.',
      tips: [
        'Én du vet er uskyldig, er mye verdt.',
        'Styr samtalen først, og gi deg til kjenne bare når det gjelder.',
        'Se på de stille. De høylytte røper seg selv.',
      ],
    },
    alchemist: {
      name: 'Alkymist',
      names: 'Alkymister',
      does: 'Du får vite hvem hamskifterne angrep. Så kan du helbrede den personen, forgifte en hvilken som helst annen levende, også offeret, eller la begge deler være. Du kan helbrede deg selv, men ikke forgifte deg selv.',
      when: 'Om natten, etter de andre',
      often: 'Hver drikk én gang per spill, høyst én per natt',
      learns: 'Hvem hamskifterne angrep, hver natt, også når flaskene er tomme.',
      tips: [
        {
          dealt: 'immortal',
          say: 'Du får ikke vite hvem som blir voktet, så en drikk kan være bortkastet.',
          or: 'En drikk hjelper ingen når du er død. Ikke vent for lenge.',
        },
        'Spar giften til du er så godt som sikker.',
        'Den som angripes, er neppe en hamskifter. Det vet du før noen andre.',
      ],
    },
    immortal: {
      name: 'Udødelig',
      names: 'Udødelige',
      does: 'Du vokter en annen person mot angrepet fra hamskifterne.',
      when: 'Om natten',
      often: 'Hver natt, men ikke samme person to netter på rad',
      learns: 'Ingenting. Også et avverget angrep er bare en stille natt.',
      tips: [
        'Vokt dem hamskifterne må frykte, ikke dem du liker.',
        'Å vokte to gode på skift er tryggere enn å ha én favoritt.',
        'Vakten din stopper angrepet fra hamskifterne, og ingenting annet.',
      ],
    },
    mortician: {
      name: 'Likskuer',
      names: 'Likskuere',
      does: 'Du undersøker en av dem som døde sist, og får vite rollen. Åpne kortet ditt om dagen for å gjøre det.',
      when: 'Om dagen: fra daggry til avstemningen åpner, og fra dommen til natten',
      often: 'Én gang per spill',
      learns: 'Rollen til en av de siste døde.',
      tips: [
        'Én sikker rolle kan snu en hel dag. Vent på den rette døde.',
        'Undersøk en som ble stemt ut: Hadde anklagerne rett?',
        'Åpne kortet ditt av og til ellers også, så ingen legger merke til det.',
      ],
    },
    rambuh: {
      name: 'Rambuh',
      names: 'Rambuh',
      does: 'Du gjør ingenting om natten, men du bærer et skjold: Det første angrepet som ingenting annet stopper, knuser skjoldet i stedet for deg.',
      when: 'Av seg selv',
      often: 'Én gang per spill',
      learns: 'Ingenting. Du får ikke vite når skjoldet er knust.',
      tips: [
        'Du kan snakke dristigere enn andre, i hvert fall én gang.',
        'Skjoldet stopper bare angrepet fra hamskifterne. Avstemningen går rett gjennom.',
        'Etter en stille natt kan det ha vært deg. Eller noe annet.',
      ],
    },
    armoris: {
      name: 'Armoris',
      names: 'Armoris',
      does: 'Du gjør to personer til elskende; du kan selv være en av dem. Når den ene dør, dør den andre straks.',
      when: 'Den første natten',
      often: 'Én gang',
      learns: 'Hvem de elskende er. Selv får de vite om hverandre ved første daggry.',
      tips: [
        'Elskende blir på den siden de var. Et par av fiender er en historie for seg.',
        'Er du selv en del av paret, henger livet ditt på en annens.',
        'To dødsfall på én gang peker mot paret. Tenk over hva det forteller.',
      ],
    },
  },
  wakes: {
    armoris: { name: 'Armoris', ask: 'Hvem skal elske hverandre?' },
    shifters: {
      name: 'Hamskifterne',
      ask: { dealt: 'shifter', least: 2, say: 'Hvem angriper dere?', or: 'Hvem angriper du?' },
    },
    visionary: { name: 'Den visjonære', ask: 'Hvem vil du se inn i?' },
    immortal: { name: 'Den udødelige', ask: 'Hvem vil du vokte?' },
    alchemist: { name: 'Alkymisten', ask: 'Helbrede, forgifte eller ingen av delene?' },
    mortician: { name: 'Likskueren', ask: 'Hvem av de døde undersøker du?' },
  },
  apart: {
    shifters: 'Dere er uenige. Flest valg teller. Likt: ett omvalg, så loddtrekning.',
  },
  verbs: {
    love: {
      label: 'Elskende',
      pick: 'Elskende: {targets}',
      mine: 'Du gjorde {targets} til elskende.',
      told: '{actor} gjorde {targets} til elskende.',
    },
    pick: {
      label: 'Angrip',
      pick: 'Angrip {targets}',
      mine: 'Du valgte {targets}.',
      told: '{actor} valgte {targets}.',
    },
    look: {
      label: 'Se',
      pick: 'Se inn i {targets}',
      mine: 'Du så inn i {targets}.',
      told: '{actor} så inn i {targets}.',
    },
    guard: {
      label: 'Vokt',
      pick: 'Vokt {targets}',
      mine: 'Du voktet {targets}.',
      told: '{actor} voktet {targets}.',
    },
    heal: {
      label: 'Helbred',
      pick: 'Helbred {targets}',
      mine: 'Du helbredet {targets}.',
      told: '{actor} helbredet {targets}.',
    },
    poison: {
      label: 'Forgift',
      pick: 'Forgift {targets}',
      mine: 'Du forgiftet {targets}.',
      told: '{actor} forgiftet {targets}.',
    },
    examine: {
      label: 'Undersøk',
      pick: 'Undersøk {targets}',
      mine: 'Du undersøkte {targets}.',
      told: '{actor} undersøkte {targets}.',
    },
  },
  facts: {
    shifter: { yes: '{seats} er en hamskifter.', no: '{seats} er ikke en hamskifter.' },
    victim: { none: 'Ingen ble angrepet i natt.', '*': '{seats} ble angrepet i natt.' },
    role: { '*': 'Kortet til {seats}: {role}.' },
    lover: { '*': 'Du og {seats} elsker hverandre. Dør den ene, dør den andre.' },
    team_settled: { none: 'Ingen blir angrepet i natt.', '*': 'I natt blir {seats} angrepet.' },
  },
  causes: {
    attack: 'Hamskifterne angrep deg, og ingenting stoppet dem.',
    poison: 'Du ble forgiftet.',
    lover: 'Den du elsket, døde, og hjertet ditt stanset også.',
    vote: 'De andre stemte deg ut.',
    removed: 'Verten tok deg ut av spillet.',
  },
  fates: {
    attack: '{name} ble angrepet, og ingenting stoppet hamskifterne.',
    poison: '{name} ble forgiftet.',
    lover: '{name} fulgte sin kjære i døden.',
    vote: '{name} ble stemt ut.',
    removed: 'Verten tok {name} ut av spillet.',
  },
  blocked: {
    bloodless: {
      me: 'Den første natten blir ingen angrepet.',
      told: '{actor} holdt seg i ro den første natten.',
    },
  },
  dials: { shifter: 'Hamskiftere' },
};
