import type { BookWords } from '../shape';

export const book = {
  name: 'Witches',
  lead: [
    'A coven hides in the village and takes somebody every night; the village answers with the pyre.',
    'Healers, spells and a last blow make it the richest of the games, best played with eyes closed.',
  ],
  howto: [
    {
      title: 'What it is about',
      text: [
        [
          'The village wins when all witches are dead.',
          { dealt: 'matriarch', say: 'The Matriarch is a witch too.' },
          { dealt: ['enchantress', 'fanatic'], say: 'Others of the coven may live.' },
        ],
        'The coven wins when its living members are at least as many as the village’s.',
      ],
    },
    {
      title: 'The night',
      text: [
        'Close your eyes. The storyteller calls the roles one after the other; whoever is called opens their eyes, answers on the phone, and sleeps on.',
        {
          dealt: ['witch', 'matriarch'],
          least: 2,
          say: 'The witches each pick a victim and see one another’s picks. The Matriarch has the last word.',
        },
        {
          dealt: 'enchantress',
          say: 'Whom the Enchantress has bewitched has no power that night, and is told so when called.',
        },
      ],
    },
    {
      title: 'The morning',
      text: [
        [
          'You hear who died and what they were, or that nobody did.',
          { dealt: 'vigilante', say: 'If the Vigilante dies, somebody living goes along.' },
        ],
      ],
    },
    {
      title: 'The vote',
      text: [
        'You vote in secret, and a vote stands once cast. Most votes: the pyre, and the role is shown.',
        {
          dealt: 'pyre_martyr',
          say: 'A tie: the Pyre Martyr burns instead, if alive; otherwise nobody. No votes at all: nobody.',
          or: 'A tie, or no votes: nobody.',
        },
      ],
    },
    {
      title: 'Your first game',
      text: ['Six or seven players are just right. The advanced roles can wait until you know the others.'],
    },
  ],
  sides: {
    village: {
      name: 'Village',
      goal: 'You win when every witch is dead.',
      won: 'The village has won',
    },
    coven: {
      name: 'Coven',
      goal: 'You win when the living coven is at least as many as the living village.',
      won: 'The coven has won',
    },
  },
  roles: {
    villager: {
      name: 'Villager',
      names: 'Villagers',
      does: 'You sleep at night. By day you talk, listen and vote.',
      when: 'By day',
      often: 'Every day',
      learns: 'Nothing but what the table tells you.',
      tips: [
        'Ask people what they did at night, and ask again tomorrow.',
        {
          dealt: 'pyre_martyr',
          say: 'A tie is not harmless: it may cost you the Martyr.',
          or: 'Remember who voted for whom. Votes lie less than words.',
        },
        'Let the witches believe that you are worth killing.',
      ],
    },
    oracle: {
      name: 'Oracle',
      names: 'Oracles',
      does: 'You ask about one other person and learn which side that is on.',
      when: 'At night',
      often: 'Every night',
      learns: [
        'Village or coven.',
        { dealt: 'fanatic', say: 'The Fanatic looks like the village.' },
        { dealt: 'enchantress', say: 'The Enchantress looks like the coven.' },
      ],
      tips: [
        {
          dealt: 'fanatic',
          say: 'Village is not quite the same as innocent: think of the Fanatic.',
          or: 'Begin with those whom the others listen to.',
        },
        'Tell what you know before it dies with you, but not before it is worth something.',
        {
          dealt: 'enchantress',
          say: 'If your power was gone one night, somebody is afraid of you.',
          or: 'Whoever you know to be of the village can speak for you.',
        },
      ],
    },
    healer: {
      name: 'Healer',
      names: 'Healers',
      does: 'You shield one other person against the witches.',
      when: 'At night',
      often: 'Every night, but not the same person twice in a row',
      learns: 'Nothing. A quiet night may be yours, or not.',
      tips: [
        'You cannot shield yourself, so stay out of the light.',
        'Shield those whom the coven has reason to fear.',
        'Change people often, and nobody can count on whom you left out.',
      ],
    },
    vigilante: {
      name: 'Vigilante',
      names: 'Vigilantes',
      does: 'When you die, by night or by day, you take one living person along. You must choose.',
      when: 'When you die',
      often: 'Once',
      learns: 'Nothing.',
      tips: [
        'Always know whom you would take, from the first night on.',
        'Hint at it: who wants to vote for somebody who strikes back?',
        {
          dealt: 'enchantress',
          say: 'If you were bewitched in the night you die, your last blow fails.',
          or: 'Take somebody you suspect, not somebody who has annoyed you.',
        },
      ],
    },
    pyre_martyr: {
      name: 'Pyre Martyr',
      names: 'Pyre Martyrs',
      does: 'If the vote is tied while you live, you burn instead of anyone else.',
      when: 'At a tied vote',
      often: 'Once, by itself',
      learns: 'Nothing.',
      tips: [
        'Ties kill you. Count the votes while people are still talking.',
        'A village that knows you may tie on purpose. So may the coven.',
        'You can claim your role cheaply. It is worth little to a witch.',
      ],
    },
    owl: {
      name: 'Owl',
      names: 'Owls',
      does: 'You watch one other person and see whether they went out tonight: used a power or picked a victim.',
      when: 'At night, late',
      often: 'Every night',
      learns: [
        'Went out, or stayed at home.',
        {
          dealt: 'enchantress',
          say: 'The bewitched and the idle stayed at home.',
          or: 'The idle stayed at home.',
        },
      ],
      tips: [
        'A villager who goes out is no villager.',
        'Witches go out almost every night. So do Oracle and Healer.',
        'Compare what you saw with what people claim to be.',
      ],
    },
    archivist: {
      name: 'Archivist',
      names: 'Archivists',
      does: 'You read in your books how many witches are alive.',
      when: 'At night, last of all',
      often: 'Every night',
      learns: 'The number of living witches, the Matriarch included.',
      tips: [
        'You know after each vote whether a witch has burned.',
        'A number nobody believes is worthless. Earn trust before you need it.',
        'Only witches are counted. Others may help the coven without being one.',
      ],
    },
    witch: {
      name: 'Witch',
      names: 'Witches',
      does: [
        {
          dealt: ['witch', 'matriarch'],
          least: 2,
          say: 'With the rest of the coven you pick tonight’s victim. The Matriarch has the last word; alone, your pick decides.',
          or: 'You pick tonight’s victim.',
        },
      ],
      when: 'At night',
      often: 'Every night',
      learns: [
        {
          dealt: ['witch', 'matriarch'],
          least: 2,
          say: 'Who else is in the coven, and who the Matriarch is.',
          or: 'Nothing: you are the only witch.',
        },
        { dealt: 'fanatic', say: 'Not who the Fanatic is.' },
      ],
      tips: [
        'Have a story ready for every night before you are asked.',
        {
          dealt: ['witch', 'matriarch'],
          least: 2,
          say: 'Do not all defend one another. Let one of you drift away from the rest.',
          or: 'Nobody can give you away but yourself. Keep your story simple.',
        },
        {
          dealt: 'fanatic',
          say: 'Somebody may be helping you without your knowing. Watch for the Fanatic.',
          or: 'Vote with the village now and then. It looks honest.',
        },
      ],
    },
    matriarch: {
      name: 'Matriarch',
      names: 'Matriarchs',
      does: [
        {
          dealt: 'witch',
          say: 'You pick a victim like the other witches. Then you confirm the most picked, or one of the tied.',
          or: 'You pick tonight’s victim.',
        },
      ],
      when: 'At night',
      often: 'Every night',
      learns: [
        {
          dealt: ['witch', 'enchantress'],
          say: 'Who else is in the coven.',
          or: 'Nothing: you are the only witch.',
        },
        { dealt: 'witch', say: 'Whom the others pick.' },
        { dealt: 'fanatic', say: 'Not who the Fanatic is.' },
      ],
      tips: [
        'Confirm quickly. A long wake makes people wonder.',
        {
          dealt: 'witch',
          say: 'If you die, a witch takes your place.',
          or: 'Take care of yourself: nobody could take your place.',
        },
        'By day, be nobody. The coven needs you at night.',
      ],
    },
    enchantress: {
      name: 'Enchantress',
      names: 'Enchantresses',
      does: 'You bewitch one other person, who has no power tonight.',
      when: 'At night, first of all',
      often: 'Every night, but not the same person twice in a row',
      learns: [
        {
          dealt: 'witch',
          say: 'Who the witches are, and who is the Matriarch.',
          or: 'Who the Matriarch is. There is no other witch.',
        },
      ],
      tips: [
        'Your victim is told. Think of what they will say tomorrow.',
        'Do not bewitch one of your own: her pick would not count.',
        'To the Oracle you look like the coven.',
      ],
    },
    fanatic: {
      name: 'Fanatic',
      names: 'Fanatics',
      does: 'You do nothing, ever. You win with the coven, although nobody in it knows you.',
      when: 'Never',
      often: 'Never',
      learns: 'Nothing, not even who the witches are.',
      tips: [
        'Confuse the village, but in a friendly way.',
        'The Oracle sees you as village. Let them look.',
        'Find out who the witches are, and stand beside them without showing it.',
      ],
    },
  },
  wakes: {
    enchantress: { name: 'Enchantress', ask: 'Whose power sleeps?' },
    oracle: { name: 'Oracle', ask: 'Whom do you ask about?' },
    healer: { name: 'Healer', ask: 'Whom do you shield?' },
    witches: {
      name: 'Witches',
      ask: {
        dealt: ['witch', 'matriarch'],
        least: 2,
        say: 'Whom do you take together?',
        or: 'Whom do you take tonight?',
      },
    },
    owl: { name: 'Owl', ask: 'Whose door do you watch?' },
    archivist: { name: 'Archivist', ask: 'How many witches live?' },
    vigilante: { name: 'Vigilante', ask: 'Whom do you take along?' },
  },
  apart: {
    witches: 'Not agreed. Most picks count; only the Matriarch breaks a tie.',
  },
  verbs: {
    enchant: {
      label: 'Bewitch',
      pick: 'Bewitch {targets}',
      mine: 'You bewitched {targets}.',
      told: '{actor} bewitched {targets}.',
    },
    look: {
      label: 'Ask',
      pick: 'Ask about {targets}',
      mine: 'You asked about {targets}.',
      told: '{actor} asked about {targets}.',
    },
    shield: {
      label: 'Shield',
      pick: 'Shield {targets}',
      mine: 'You shielded {targets}.',
      told: '{actor} shielded {targets}.',
    },
    pick: {
      label: 'Take',
      pick: 'Take {targets}',
      mine: 'You picked {targets}.',
      told: '{actor} picked {targets}.',
    },
    watch: {
      label: 'Watch',
      pick: 'Watch {targets}',
      mine: 'You watched {targets}.',
      told: '{actor} watched {targets}.',
    },
    ack: {
      label: 'Read',
      pick: 'Read in the books',
      mine: 'You read in your books.',
      told: '{actor} read in the books.',
    },
    take: {
      label: 'Take along',
      pick: 'Take {targets} along',
      mine: 'You took {targets} along.',
      told: '{actor} took {targets} along.',
    },
  },
  facts: {
    side: { village: '{seats} is of the village.', coven: '{seats} is of the coven.' },
    went_out: { yes: '{seats} went out tonight.', no: '{seats} stayed at home tonight.' },
    witches_alive: { '1': 'One witch is alive.', '*': '{value} witches are alive.' },
    successor: { '*': '{seats} is the new Matriarch.' },
    team_settled: { none: 'The coven takes nobody tonight.', '*': 'The coven takes {seats} tonight.' },
  },
  causes: {
    attack: 'The witches took you.',
    vote: 'The village sent you to the pyre.',
    vigilante: 'The Vigilante took you along.',
    martyr: 'The vote was tied, and you burned for the others.',
    removed: 'The host took you out of the game.',
  },
  fates: {
    attack: 'The witches took {name}.',
    vote: '{name} went to the pyre.',
    vigilante: '{name} was taken along.',
    martyr: '{name} burned for the others.',
    removed: 'The host took {name} out of the game.',
  },
  blocked: {
    bewitched: {
      me: 'You are bewitched: no power tonight.',
      told: '{actor} was bewitched and had no power.',
    },
    bloodless: {
      me: 'On the first night nobody is killed.',
      told: '{actor} held back on the first night.',
    },
  },
  dials: {
    coven: 'The coven',
  },
} satisfies BookWords;
