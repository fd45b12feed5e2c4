/** Which words a page has from the beginning, beside those that all of them share. */

import type { Route } from '../route';

/** A file in `locales/<language>/more`. */
export type Part =
  | 'dead'
  | 'evenings'
  | 'gone'
  | 'host'
  | 'howto'
  | 'join'
  | 'link'
  | 'menu'
  | 'over'
  | 'room'
  | 'screen'
  | 'start'
  | 'story';

/** What is not here is fetched with what says it: see `Texts.with`. */
export const PARTS_OF: Record<Route['page'], readonly Part[]> = {
  start: ['start', 'join', 'howto', 'evenings'],
  join: ['gone', 'join'],
  table: ['gone', 'screen', 'room'],
  seat: [],
  host: ['gone', 'host', 'link', 'room', 'screen', 'howto', 'join', 'story', 'evenings'],
  story: ['gone', 'story', 'over', 'link'],
  evenings: ['gone', 'evenings', 'story'],
  missing: ['gone'],
};

export const ALL_PARTS: readonly Part[] = ['dead', 'menu', ...new Set(Object.values(PARTS_OF).flat())];
