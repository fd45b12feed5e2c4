/** A sample of a won game, as the hub tells it. Not part of the built page. */

import type { ActView, BallotView, Seat, Story } from '../lib/api';

const act = (
  wake: string,
  seat: Seat,
  verb: string,
  picks: Seat[] = [],
  more: Partial<ActView> = {},
): ActView => ({
  wake,
  seat,
  verb,
  picks,
  blocked: null,
  facts: [],
  ...more,
});

export const votes = [
  { seat: 1, target: 6 },
  { seat: 2, target: 6 },
  { seat: 3, target: 5 },
  { seat: 5, target: 6 },
  { seat: 6, target: 5 },
  { seat: 7, target: 9 },
  { seat: 9, target: 6 },
];
export const ballot: BallotView = { day: 2, rounds: [votes], tied: [], out: 6, reason: 'most' };

const ROLES = [
  'oracle',
  'villager',
  'healer',
  'villager',
  'witch',
  'matriarch',
  'vigilante',
  'villager',
  'owl',
];
const EVIL = ['witch', 'matriarch', 'enchantress', 'fanatic'];

/** The second game of an evening, told at its end. */
export const story = (names: readonly string[]): Story => ({
  token: 'sample',
  number: 2,
  rulebook: 'witches',
  style: 'called',
  winner: 'village',
  seats: names.map((name, i) => {
    const role = ROLES[i % ROLES.length] ?? 'villager';
    const evil = EVIL.includes(role);
    const out = ({ 3: 'night', 5: 'vote', 7: 'night', 4: 'vote', 8: 'removed' } as const)[i] ?? null;
    return {
      seat: i + 1,
      name,
      role,
      dealt: role === 'matriarch' ? 'witch' : '',
      side: evil ? 'coven' : 'village',
      won: !evil,
      bot: false,
      out,
      night: out === null ? null : i === 3 || i === 5 ? 1 : 2,
      asked: out === 'removed',
    };
  }),
  dealt: [
    { role: 'villager', side: 'village', count: 3 },
    { role: 'oracle', side: 'village', count: 1 },
    { role: 'witch', side: 'coven', count: 1 },
    { role: 'matriarch', side: 'coven', count: 1 },
  ],
  nights: [
    {
      night: 1,
      acts: [
        act('oracle', 1, 'look', [5], { facts: [{ key: 'side', seats: [5], value: 'coven' }] }),
        act('healer', 3, 'shield', [2]),
        act('witches', 5, 'pick', [4]),
        act('witches', 6, 'pick', [4]),
        act('owl', 9, 'missed'),
      ],
      teams: [{ wake: 'witches', outcome: [4], by_chance: false }],
      deaths: [{ seat: 4, how: 'night', cause: 'attack', role: 'villager' }],
      deeds: [],
      before_vote: [],
      heirs_before_vote: [],
      ballot: {
        day: 1,
        rounds: [votes.slice(0, 4), votes.slice(2, 5)],
        tied: [5, 6],
        out: 6,
        reason: 'most',
      },
      day_deaths: [{ seat: 6, how: 'vote', cause: 'vote', role: 'matriarch' }],
      day_deeds: [],
      successions: [],
      day_successions: [{ seat: 5, role: 'matriarch' }],
    },
    {
      night: 2,
      acts: [
        act('oracle', 1, 'ack', [], { blocked: 'bewitched' }),
        act('healer', 3, 'pass'),
        act('witches', 5, 'pick', [8]),
      ],
      teams: [{ wake: 'witches', outcome: [8], by_chance: false }],
      deaths: [{ seat: 8, how: 'night', cause: 'attack', role: 'villager' }],
      deeds: [],
      before_vote: [{ seat: 9, how: 'removed', cause: 'removed', role: 'owl' }],
      heirs_before_vote: [],
      ballot: {
        ...ballot,
        rounds: [votes.slice(0, -1).map((v) => ({ ...v, target: v.seat === 5 ? 2 : 5 }))],
        out: 5,
      },
      day_deaths: [{ seat: 5, how: 'vote', cause: 'vote', role: 'matriarch' }],
      day_deeds: [],
      successions: [],
      day_successions: [],
    },
  ],
  hunches: [
    {
      seat: 1,
      right: 2,
      given: 3,
      guesses: [
        { night: 1, suspect: 5, right: true },
        { night: 1, suspect: 2, right: false },
        { night: 2, suspect: 5, right: true },
      ],
      votes_right: 2,
      votes: 2,
    },
    {
      seat: 2,
      right: 0,
      given: 2,
      guesses: [
        { night: 1, suspect: 3, right: false },
        { night: 2, suspect: 1, right: false },
      ],
      votes_right: 1,
      votes: 2,
    },
    { seat: 7, right: 0, given: 0, guesses: [], votes_right: 0, votes: 1 },
  ],
  disguises: [
    { seat: 5, hunches: 1, votes: 1, chances: 14, fooled: [2, 7] },
    { seat: 6, hunches: 0, votes: 4, chances: 8, fooled: [] },
  ],
  by: 'hunches',
  best: [1],
  hidden: [5],
  wronged: [2, 3],
  wronged_times: 2,
});
