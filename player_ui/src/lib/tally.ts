/** Votes by whom they fell on. Pure. */

import type { Seat, Vote } from './api';

export interface Row {
  target: Seat;
  voters: Seat[];
}

/** Whoever has most comes first, then as people sit; those whom nobody named are left out. */
export function tally(votes: readonly Vote[]): Row[] {
  const by = new Map<Seat, Seat[]>();
  for (const { seat, target } of votes) by.set(target, [...(by.get(target) ?? []), seat]);
  return [...by]
    .map(([target, voters]) => ({ target, voters }))
    .sort((a, b) => b.voters.length - a.voters.length || a.target - b.target);
}
