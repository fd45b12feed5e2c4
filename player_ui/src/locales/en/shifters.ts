import type { BookWords } from '../shape';

export const book = {
  name: 'Shifters',
  lead: [
    'Shifters walk among the townsfolk in borrowed faces and take one of them every night.',
    'What the dead were stays secret, so the town must work out from behaviour alone whom it can trust.',
  ],
  howto: [
    {
      title: 'What it is about',
      text: [
        'The village wins when no Shifter lives. The Shifters win when they are at least as many as all the others together.',
        'Roles of the dead are not shown unless the host has switched that on. A quiet night may have many reasons.',
        'It is best with eight to twelve players.',
      ],
    },
    {
      title: 'The night',
      text: [
        'All phones are in use at once. Some of you choose with a power; everybody else notes whom they suspect. Both look the same, so nobody can tell by watching.',
        {
          dealt: 'alchemist',
          say: 'The Alchemist answers last, because he is told whom the Shifters attacked. So there may be a second round of screens.',
        },
      ],
    },
    {
      title: 'The attack',
      text: [
        [
          {
            dealt: ['alchemist', 'immortal', 'rambuh'],
            say: 'The Shifters’ victim dies unless something saves it, and then it is a quiet night like any other.',
            or: 'The Shifters’ victim dies.',
          },
          {
            dealt: 'alchemist',
            say: 'The Alchemist can heal the victim, or poison somebody; poison kills past everything.',
          },
          { dealt: 'immortal', say: 'The Immortal guards somebody.' },
          { dealt: 'rambuh', say: 'Rambuh’s shield holds off one attack.' },
        ],
        { dealt: 'armoris', say: 'Lovers die together, and nothing can save the second.' },
      ],
    },
    {
      title: 'The day',
      text: [
        'The dead are named. Then talk. When all have tapped ready, or time is up, you vote in secret, and a vote stands once cast.',
        'Most votes: out. A tie: one runoff, and then chance. No votes at all: nobody goes.',
      ],
    },
  ],
  sides: {
    village: {
      name: 'Village',
      goal: 'You win when no Shifter lives.',
      won: 'The village has won',
    },
    shifters: {
      name: 'Shifters',
      goal: 'You win when at least half of the living are Shifters.',
      won: 'The Shifters have won',
    },
  },
  roles: {
    shifter: {
      name: 'Shifter',
      names: 'Shifters',
      does: [
        {
          dealt: 'shifter',
          least: 2,
          say: 'Together, you Shifters choose who is attacked. Most picks decide; after a tie you choose once more, and then chance.',
          or: 'You choose who is attacked.',
        },
      ],
      when: 'At night',
      often: 'Every night',
      learns: [
        {
          dealt: 'shifter',
          least: 2,
          say: 'Who else is a Shifter, and whom they pick.',
          or: 'Nothing: you are the only Shifter.',
        },
      ],
      tips: [
        'Decide early what you claim to be, and stay with it.',
        {
          dealt: 'shifter',
          least: 2,
          say: 'Now and then, suspect another Shifter out loud. It looks honest.',
          or: 'Nobody can give you away but yourself. Keep your story simple.',
        },
        'Take the people whom others listen to, not the ones who accuse you.',
      ],
    },
    townfolk: {
      name: 'Townfolk',
      names: 'Townfolk',
      does: 'You have no power but your voice and your vote.',
      when: 'By day',
      often: 'Every day',
      learns: 'Nothing but what people say and how they say it.',
      tips: [
        'Ask concrete questions. Vague answers are worth remembering.',
        'Remember who voted for whom. Votes lie less than words.',
        'Behave as if you had a power. It keeps the real ones alive.',
      ],
    },
    visionary: {
      name: 'Visionary',
      names: 'Visionaries',
      does: 'You look into one other person and see whether that is a Shifter.',
      when: 'At night',
      often: 'Every night',
      learns: 'Shifter or not. All your answers stay readable on your card.',
      tips: [
        'One innocent friend whom you know for sure is worth a lot.',
        'Steer the talk first, and reveal yourself only when it counts.',
        'Look at the quiet ones. The loud ones give themselves away.',
      ],
    },
    alchemist: {
      name: 'Alchemist',
      names: 'Alchemists',
      does: 'You are told whom the Shifters attacked. Then you may heal that person, poison anybody else alive, even the victim, or do neither. You may heal yourself, but not poison yourself.',
      when: 'At night, after the others',
      often: 'Each potion once a game, one potion a night',
      learns: 'Whom the Shifters attacked, every night, even with empty hands.',
      tips: [
        {
          dealt: 'immortal',
          say: 'You are not told about a guard, so a potion may be wasted.',
          or: 'A potion helps nobody once you are dead. Do not wait too long.',
        },
        'Keep the poison until you are as good as sure.',
        'Whoever is attacked is hardly a Shifter. You know that before anybody.',
      ],
    },
    immortal: {
      name: 'Immortal',
      names: 'Immortals',
      does: 'You guard one other person against the Shifters’ attack.',
      when: 'At night',
      often: 'Every night, but not the same person twice in a row',
      learns: 'Nothing. Even a guarded attack is only a quiet night.',
      tips: [
        'Guard those whom the Shifters must fear, not those whom you like.',
        'Two good people in turn are safer than one favourite.',
        'Your guard stops the Shifters’ attack, and nothing else.',
      ],
    },
    mortician: {
      name: 'Mortician',
      names: 'Morticians',
      does: 'You examine one of those who died last and learn the role. Open your card by day to do it.',
      when: 'By day: from dawn until the vote opens, and from the verdict until night',
      often: 'Once a game',
      learns: 'The role of one of the latest dead.',
      tips: [
        'One role, known for sure, can turn a whole day. Wait for the right dead.',
        'Examine somebody who was voted out: were the accusers right?',
        'Open your card now and then on other days too, so that nobody notices.',
      ],
    },
    rambuh: {
      name: 'Rambuh',
      names: 'Rambuh',
      does: 'You do nothing at night, but you carry a shield: the first attack that nothing else stops breaks the shield instead of you.',
      when: 'By itself',
      often: 'Once a game',
      learns: 'Nothing. You are not told when the shield has broken.',
      tips: [
        'You may speak more boldly than others, at least once.',
        'The shield stops the Shifters’ attack alone. The vote goes straight through it.',
        'After a quiet night it may have been you. It may also not.',
      ],
    },
    armoris: {
      name: 'Armoris',
      names: 'Armoris',
      does: 'You make two people lovers; you may be one of them. When one dies, so does the other, at once.',
      when: 'On the first night',
      often: 'Once',
      learns: 'Who the lovers are. They learn of each other at the first dawn.',
      tips: [
        'Lovers keep their sides. A couple of enemies is a story of its own.',
        'If you join the couple, your life hangs on another’s.',
        'Two deaths at once point to the couple. Think of what that tells.',
      ],
    },
  },
  wakes: {
    armoris: { name: 'Armoris', ask: 'Which two are lovers?' },
    shifters: {
      name: 'Shifters',
      ask: { dealt: 'shifter', least: 2, say: 'Whom do you attack together?', or: 'Whom do you attack?' },
    },
    visionary: { name: 'Visionary', ask: 'Whom do you look into?' },
    immortal: { name: 'Immortal', ask: 'Whom do you guard?' },
    alchemist: { name: 'Alchemist', ask: 'Heal, poison, or neither?' },
    mortician: { name: 'Mortician', ask: 'Which of the dead do you examine?' },
  },
  apart: {
    shifters: 'Not agreed. Most picks count; a tie is one runoff, then chance.',
  },
  verbs: {
    love: {
      label: 'Love',
      pick: 'Lovers: {targets}',
      mine: 'You made {targets} lovers.',
      told: '{actor} made {targets} lovers.',
    },
    pick: {
      label: 'Attack',
      pick: 'Attack {targets}',
      mine: 'You picked {targets}.',
      told: '{actor} picked {targets}.',
    },
    look: {
      label: 'Look',
      pick: 'Look into {targets}',
      mine: 'You looked into {targets}.',
      told: '{actor} looked into {targets}.',
    },
    guard: {
      label: 'Guard',
      pick: 'Guard {targets}',
      mine: 'You guarded {targets}.',
      told: '{actor} guarded {targets}.',
    },
    heal: {
      label: 'Heal',
      pick: 'Heal {targets}',
      mine: 'You healed {targets}.',
      told: '{actor} healed {targets}.',
    },
    poison: {
      label: 'Poison',
      pick: 'Poison {targets}',
      mine: 'You poisoned {targets}.',
      told: '{actor} poisoned {targets}.',
    },
    examine: {
      label: 'Examine',
      pick: 'Examine {targets}',
      mine: 'You examined {targets}.',
      told: '{actor} examined {targets}.',
    },
  },
  facts: {
    shifter: { yes: '{seats} is a Shifter.', no: '{seats} is not a Shifter.' },
    victim: { none: 'Nobody was attacked tonight.', '*': '{seats} was attacked tonight.' },
    role: { '*': 'The card of {seats}: {role}.' },
    lover: { '*': 'You and {seats} are lovers. If one dies, so does the other.' },
    team_settled: { none: 'Nobody is attacked tonight.', '*': 'Tonight {seats} is attacked.' },
  },
  causes: {
    attack: 'The Shifters attacked you, and nothing stopped them.',
    poison: 'You were poisoned.',
    lover: 'Your lover died, and your heart stopped too.',
    vote: 'The others voted you out.',
    removed: 'The host took you out of the game.',
  },
  fates: {
    attack: '{name} was attacked, and nothing stopped the Shifters.',
    poison: '{name} was poisoned.',
    lover: '{name} followed a lover into death.',
    vote: '{name} was voted out.',
    removed: 'The host took {name} out of the game.',
  },
  blocked: {
    bloodless: {
      me: 'On the first night nobody is attacked.',
      told: '{actor} held back on the first night.',
    },
  },
  dials: { shifter: 'Shifters' },
} satisfies BookWords;
