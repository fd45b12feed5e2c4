/** Which words a page has from the beginning, beside those that all of them share. */

import type { Route } from '../route';

/** A file in `locales/<language>/more`. */
export type Part =
  'dead' | 'evenings' | 'host' | 'howto' | 'join' | 'menu' | 'over' | 'screen' | 'start' | 'story';

/** What is not here is fetched with what says it: see `Texts.with`. */
export const PARTS_OF: Record<Route['page'], readonly Part[]> = {
  start: ['start', 'join', 'howto', 'evenings'],
  join: ['join'],
  table: ['screen'],
  seat: [],
  host: ['host', 'screen', 'howto', 'join', 'story', 'evenings'],
  story: ['story', 'over'],
  evenings: ['evenings', 'story'],
  missing: [],
};

export const ALL_PARTS: readonly Part[] = ['dead', 'menu', ...new Set(Object.values(PARTS_OF).flat())];
