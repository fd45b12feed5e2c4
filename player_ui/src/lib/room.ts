/** Whether all who are here have room in the game that is chosen, and in which they would. */

import type { Setup } from './api';

export interface Crowd {
  /** How many are here, and for how many the game is. */
  counts: { n: number; low: number; high: number };
  /** Rulebooks with room for all of them. */
  fitting: string[];
}

/** Nothing where they have. */
export function crowd({ rulebook, rulebooks, problem, problem_params }: Setup): Crowd | null {
  const chosen = rulebooks.find((book) => book.key === rulebook);
  const n = Number(problem_params['seats']);
  if (problem !== 'too-many-seats' || chosen === undefined || Number.isNaN(n)) return null;
  const fitting = rulebooks.filter((book) => book.seats_min <= n && n <= book.seats_max);
  return {
    counts: { n, low: chosen.seats_min, high: chosen.seats_max },
    fitting: fitting.map((book) => book.key),
  };
}
