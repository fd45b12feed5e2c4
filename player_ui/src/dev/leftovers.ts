/** Samples of what is left of games: their stories, and the list of evenings. Not part of the built page. */

import type { Evenings, Story, ToldStory } from '../lib/api';
import type { End } from '../lib/channel/channel';
import { grown } from './grown';
import { story } from './story';

const ENDED = Date.UTC(2026, 10, 28, 20, 40) / 1000;
const NAMES = ['Kari', 'Ola', 'Ingrid', 'Bjørn', 'Åse', 'Sigurd', 'Maja', 'Jonas', 'Liv'];
const LONG = [
  'Wilhelmina Constance',
  'MMMMMMMMMMMMMMMMMMMM',
  ...NAMES.slice(2),
  'Mads 🐺🌙 Mikkelsen',
  'Anne-Grethe Solvang',
  'Kristoffer Alexander',
];

const TWENTY = [
  'Emil',
  'Nora',
  'Aksel',
  'Tuva',
  'Sverre',
  'Guro',
  'Per',
  'Solveig',
  'Torbjørn',
  'Åshild',
  'Jørgen',
];

const told = (names: readonly string[], more: Partial<Story> = {}): ToldStory => ({
  ended: ENDED,
  code: 'K7M2QX',
  story: { ...story(names), ...more },
});

const evenings: Evenings = {
  games: 3,
  evenings: [
    {
      id: 'two',
      code: 'K7M2QX',
      began: ENDED - 4000,
      ended: ENDED,
      names: LONG,
      stands: true,
      playing: false,
      games: [
        {
          token: 'a',
          ended: ENDED - 4000,
          rulebook: 'varulv',
          winner: 'wolves',
          seats: 9,
          nights: 3,
          best: [],
        },
        {
          token: 'b',
          ended: ENDED,
          rulebook: 'witches',
          winner: 'village',
          seats: 9,
          nights: 1,
          best: LONG.slice(0, 2),
        },
      ],
    },
    {
      id: 'one',
      code: 'QXK7M2',
      began: ENDED - 700_000,
      ended: ENDED - 700_000,
      names: NAMES,
      stands: true,
      playing: true,
      games: [
        {
          token: 'c',
          ended: ENDED - 700_000,
          rulebook: 'varulv',
          winner: 'village',
          seats: 9,
          nights: 2,
          best: ['Kari'],
        },
      ],
    },
  ],
  sides: [
    { rulebook: 'varulv', side: 'village', won: 1, games: 2 },
    { rulebook: 'varulv', side: 'wolves', won: 1, games: 2 },
    { rulebook: 'witches', side: 'village', won: 1, games: 1 },
    { rulebook: 'witches', side: 'coven', won: 0, games: 1 },
  ],
  roles: [
    { rulebook: 'varulv', role: 'varulv', side: 'wolves', won: 2, held: 4 },
    { rulebook: 'varulv', role: 'landsbyboer', side: 'village', won: 5, held: 10 },
    { rulebook: 'witches', role: 'pyre_martyr', side: 'village', won: 1, held: 1 },
  ],
  guessers: LONG.slice(0, 4).map((name, i) => ({ name, right: 9 - i, given: 12 })),
};

/** Screens without a table: what is left of games. */
export const leftovers = {
  'story-called': {
    told: told(NAMES, {
      by: 'votes',
      hunches: story(NAMES).hunches.map((row) => ({ ...row, guesses: [], given: 0, right: 0 })),
    }),
  },
  'story-hunches': { told: told(LONG) },
  'story-12': { told: { ...told([]), story: grown(LONG.slice(0, 12)) } },
  'story-20': { told: { ...told([]), story: grown([...NAMES, ...TWENTY]) } },
  'evenings-some': { evenings },
  'evenings-none': { evenings: { ...evenings, games: 0, evenings: [], sides: [], roles: [], guessers: [] } },
  // Links that lead nowhere, by the page that says so.
  'gone-moved': { end: 'moved' },
  'gone-removed': { end: 'removed' },
  'gone-unknown': { end: 'unknown' },
  'gone-story': { no: 'story' },
  'gone-evenings': { no: 'evenings' },
} as Record<string, Leftover>;

export interface Leftover {
  told?: ToldStory;
  evenings?: Evenings;
  end?: End;
  no?: 'story' | 'evenings';
}
