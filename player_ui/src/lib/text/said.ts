/** What is said in front of one deck. Pure. */

import type { RoleCount } from '../api';
import type { Saying } from '../../locales/shape';

/** How many of each role have been dealt, which all at the table know. */
export type Dealt = readonly Pick<RoleCount, 'role' | 'count'>[];

/** The sentences that fit what was dealt; as long as that is unknown, those that mind most of the roles. */
export function said(words: Saying | readonly Saying[], deck: Dealt | null = null): string[] {
  return [words].flat().flatMap((each) => {
    if (typeof each === 'string') return each;
    return deck === null || fits(each, deck) ? each.say : (each.or ?? []);
  });
}

function fits({ dealt, least = 1 }: Exclude<Saying, string>, deck: Dealt): boolean {
  const roles = [dealt].flat();
  const there = deck.filter((row) => roles.includes(row.role)).reduce((sum, row) => sum + row.count, 0);
  return there >= least;
}
