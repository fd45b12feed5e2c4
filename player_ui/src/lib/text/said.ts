/** What a card says in front of one deck. Pure. */

import type { RoleCount } from '../api';
import type { Saying } from '../../locales/shape';

/** The sentences that fit a deck of these roles; without a deck, all of them. */
export function said(
  words: string | readonly Saying[],
  deck: readonly Pick<RoleCount, 'role'>[] | null = null,
): string[] {
  if (typeof words === 'string') return [words];
  return words.flatMap((each) => {
    if (typeof each === 'string') return each;
    const there = deck === null || deck.some((row) => row.role === each.dealt);
    return there ? each.say : (each.or ?? []);
  });
}
