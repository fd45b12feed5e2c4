import type { BookWords } from '../shape';

export const book = {
  name: 'Werewolf',
  lead: [
    'Werewolves eat a villager every night, and by day the village hangs whom it believes to be one.',
    'The roles of the dead are told and votes are open, which makes it the shortest game to explain.',
  ],
  howto: [
    {
      title: 'What it is about',
      text: [
        'The village wins when the last werewolf is dead. The werewolves win when they are at least as many as the rest.',
        'Whoever dies shows the card. Every death tells you something.',
      ],
    },
    {
      title: 'The night',
      text: [
        [
          'All phones are in use at once. The werewolves choose a victim, and the Seer looks at somebody.',
          { dealt: 'lege', say: 'The Doctor guards somebody.' },
          'Everybody else notes whom they suspect.',
        ],
        {
          dealt: 'varulv',
          least: 2,
          say: 'The werewolves must agree: unless every one of them has confirmed the same name when the night ends, nobody is eaten.',
        },
      ],
    },
    {
      title: 'The morning',
      text: [
        'You hear who was eaten and what they were, or that nobody died. Why nobody died is never said.',
      ],
    },
    {
      title: 'The vote',
      text: [
        'Everybody sees the votes as they come, and may move their own until the last one has voted.',
        'Most votes: hanged. A tie, or no votes: nobody.',
      ],
    },
  ],
  sides: {
    village: {
      name: 'Village',
      goal: 'You win when the last werewolf is dead.',
      won: 'The village has won',
    },
    wolves: {
      name: 'Werewolves',
      goal: 'You win when at least half of the living are werewolves.',
      won: 'The werewolves have won',
    },
  },
  roles: {
    varulv: {
      name: 'Werewolf',
      names: 'Werewolves',
      does: [
        {
          dealt: 'varulv',
          least: 2,
          say: 'Together, you werewolves choose whom to eat. All must confirm the same person, or nobody is eaten.',
          or: 'You choose whom to eat.',
        },
      ],
      when: 'At night',
      often: 'Every night',
      learns: [
        {
          dealt: 'varulv',
          least: 2,
          say: 'Who else is a werewolf, and whom they choose, as it happens.',
          or: 'Nothing: you are the only werewolf.',
        },
      ],
      tips: [
        {
          dealt: 'varulv',
          least: 2,
          say: 'Watch what the pack chooses, and give in before time runs out.',
          or: 'You hunt alone: nobody can give you away but yourself.',
        },
        'Ask yourself what a villager would be afraid of, and be afraid of it too.',
        {
          dealt: 'varulv',
          least: 2,
          say: 'A vote for your own kind, when it is lost anyway, buys you trust.',
          or: 'Vote with the many now and then. It looks honest.',
        },
      ],
    },
    synsk: {
      name: 'Seer',
      names: 'Seers',
      does: 'You look at one other person and see whether that is a werewolf. What you see is always true.',
      when: 'At night',
      often: 'Every night',
      learns: 'Werewolf or not. All your answers stay on your card.',
      tips: [
        'If you tell what you know, tell it so that it survives you.',
        'Found a werewolf? Think of who defends it.',
        'Expect others to claim that they are the Seer. Only one of you can be.',
      ],
    },
    lege: {
      name: 'Doctor',
      names: 'Doctors',
      does: 'You guard one person for the night, yourself if you like.',
      when: 'At night',
      often: 'Every night, but not the same person twice in a row',
      learns: 'Nothing, not even whether you saved somebody.',
      tips: [
        'Ask whom you would eat, and guard that one.',
        'Guard yourself on the night when you have talked the most.',
        'After a quiet night, say nothing. The werewolves are guessing too.',
      ],
    },
    landsbyboer: {
      name: 'Villager',
      names: 'Villagers',
      does: 'You sleep at night. By day you talk, listen and vote.',
      when: 'By day',
      often: 'Every day',
      learns: 'Nothing but what the table tells you.',
      tips: [
        'Who moved a vote at the last moment, and why?',
        'Draw out the silent ones with a question they cannot shrug off.',
        'Being suspected is no shame. Being boring about it is.',
      ],
    },
  },
  wakes: {
    wolves: {
      name: 'Werewolves',
      ask: { dealt: 'varulv', least: 2, say: 'Whom do you eat together?', or: 'Whom do you eat?' },
    },
    synsk: { name: 'Seer', ask: 'Whom do you look at?' },
    lege: { name: 'Doctor', ask: 'Whom do you guard?' },
  },
  apart: {
    wolves: 'Not agreed. Once you all confirm like this, nobody is eaten.',
  },
  verbs: {
    pick: {
      label: 'Eat',
      pick: 'Eat {targets}',
      mine: 'You picked {targets}.',
      told: '{actor} picked {targets}.',
    },
    look: {
      label: 'Look',
      pick: 'Look at {targets}',
      mine: 'You looked at {targets}.',
      told: '{actor} looked at {targets}.',
    },
    guard: {
      label: 'Guard',
      pick: 'Guard {targets}',
      mine: 'You guarded {targets}.',
      told: '{actor} guarded {targets}.',
    },
  },
  facts: {
    wolf: { yes: '{seats} is a werewolf.', no: '{seats} is not a werewolf.' },
    team_settled: {
      none: {
        dealt: 'varulv',
        least: 2,
        say: 'Nobody is eaten tonight: you did not agree.',
        or: 'Nobody is eaten tonight.',
      },
      '*': 'Tonight you eat {seats}.',
    },
  },
  causes: {
    attack: 'The werewolves ate you.',
    vote: 'The village hanged you.',
    removed: 'The host took you out of the game.',
  },
  fates: {
    attack: '{name} was eaten.',
    vote: '{name} was hanged.',
    removed: 'The host took {name} out of the game.',
  },
  blocked: {
    bloodless: {
      me: 'On the first night nobody is eaten.',
      told: '{actor} went hungry on the first night.',
    },
  },
  dials: {},
} satisfies BookWords;
