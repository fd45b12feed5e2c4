/** A long game of any number of seats, in which everybody living votes and suspects. Not part of the built page. */

import type { Fate, NightStory, Seat, Story, StorySeat, Vote } from '../lib/api';
import { story } from './story';

const EVIL_ROLES = ['witch', 'matriarch', 'enchantress', 'fanatic'];

/** Always the same scatter: what looks like people who can't agree. */
const scatter = (seat: number, round: number, of: number) => (seat * 7 + round * 3) % of;

function roundOf(living: readonly Seat[], aims: readonly Seat[], round: number): Vote[] {
  return living.map((seat) => {
    const others = aims.filter((aim) => aim !== seat);
    return { seat, target: others[scatter(seat, round, others.length)] ?? seat };
  });
}

const most = (votes: readonly Vote[]): Seat => {
  const count = (seat: Seat) => votes.filter((vote) => vote.target === seat).length;
  return [...new Set(votes.map((vote) => vote.target))].sort((a, b) => count(b) - count(a) || a - b)[0] ?? 1;
};

/** Everybody in `names` holds a seat; a quarter of them is against the village. It lasts so many nights at most. */
export function grown(names: readonly string[], longest = 4): Story {
  const base = story(names);
  const evil = new Set(base.seats.filter((row) => row.seat % 4 === 2).map((row) => row.seat));
  const seats: StorySeat[] = base.seats.map((row) => ({
    ...row,
    role: evil.has(row.seat)
      ? (EVIL_ROLES[(row.seat >> 2) % 4] ?? 'witch')
      : row.seat % 3
        ? 'villager'
        : 'oracle',
    side: evil.has(row.seat) ? 'coven' : 'village',
    won: !evil.has(row.seat),
    out: null,
    night: null,
    asked: false,
  }));
  let living = seats.map((row) => row.seat);
  const gone = (seat: Seat, how: 'night' | 'vote', night: number): Fate => {
    living = living.filter((each) => each !== seat);
    Object.assign(seats[seat - 1]!, { out: how, night });
    return { seat, how, cause: how === 'night' ? 'attack' : 'vote', role: seats[seat - 1]!.role };
  };
  const nights: NightStory[] = [];
  for (let night = 1; night <= longest && living.length > 3; night += 1) {
    const victim = living.find((seat) => !evil.has(seat) && seat > night) ?? 1;
    const hunters = living.filter((seat) => evil.has(seat));
    const acts = hunters.map((seat) => ({
      ...base.nights[0]!.acts[2]!,
      seat,
      picks: [victim],
    }));
    const deaths = [gone(victim, 'night', night)];
    const first = roundOf(living, living.slice(0, 5), night);
    const tied = [...new Set(first.map((vote) => vote.target))].slice(0, 2);
    const rounds = night % 2 ? [first] : [first, roundOf(living, tied, night)];
    // In a long game every other vote comes to nothing.
    const goes = longest <= 4 || night % 2 === 1;
    const out = goes ? most(rounds[rounds.length - 1]!) : null;
    const reason = goes ? ('most' as const) : ('tie' as const);
    const ballot = { day: night, rounds, tied: night % 2 ? [] : tied, out, reason };
    nights.push({
      ...base.nights[1]!,
      night,
      before_vote: [],
      acts: [...base.nights[0]!.acts.slice(0, 2), ...acts],
      teams: [{ wake: 'witches', outcome: [victim], by_chance: false }],
      deaths,
      ballot,
      day_deaths: out === null ? [] : [gone(out, 'vote', night)],
    });
  }
  const hunches = seats.map((row) => {
    const guesses = nights
      .filter((night) => row.night === null || night.night < row.night)
      .map(({ night }) => {
        const suspect = (scatter(row.seat, night, names.length) + 1) as Seat;
        return { night, suspect, right: evil.has(suspect) };
      });
    const right = guesses.filter((guess) => guess.right).length;
    return {
      seat: row.seat,
      right,
      given: guesses.length,
      guesses,
      votes_right: right,
      votes: guesses.length,
    };
  });
  const disguises = [...evil].map((seat, i) => ({
    seat,
    hunches: i,
    votes: 2 + i,
    chances: 2 * names.length,
    fooled: seats.filter((row) => row.seat % 3 === i % 3 && !evil.has(row.seat)).map((row) => row.seat),
  }));
  return { ...base, seats, nights, hunches, disguises, hidden: [...evil].slice(0, 1), wronged: [1, 3] };
}
