/** Each page fetches only its own words; none of them says what it has not fetched. */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Route } from '../route';
import { ALL_PARTS, PARTS_OF, type Part } from './pages';

const SRC = join(import.meta.dirname, '../..');
const PAGES: Record<Route['page'], string> = {
  start: 'pages/Start.svelte',
  join: 'pages/Join.svelte',
  table: 'pages/Table.svelte',
  seat: 'pages/Seat.svelte',
  host: 'pages/Host.svelte',
  story: 'pages/StoryPage.svelte',
  evenings: 'pages/Evenings.svelte',
  missing: 'pages/Missing.svelte',
};
const files = import.meta.glob<{ more: object }>('../../locales/en/more/*.ts', { eager: true });

/** Which part brings a group of words such as `lost`. */
const partOf = new Map(
  Object.entries(files).flatMap(([path, { more }]) =>
    Object.keys(more).map((group) => [group, path.replace(/^.*\/|\.ts$/g, '') as Part]),
  ),
);

interface Use {
  file: string;
  /** What is there when it is shown. */
  parts: readonly Part[];
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)];
const LOADED = String.raw`import\('([^']+)'\)`;

/** What `file` shows in turn, with the words that come with it. */
function shownBy({ file, parts }: Use, text: string): Use[] {
  const there = (path: string, more: readonly Part[] = []) => ({
    file: join(dirname(file), path),
    parts: [...parts, ...more],
  });
  const named = new Map(
    matches(text, new RegExp(String.raw`const (\w+) = \(\) => ${LOADED}`, 'g')).map((m) => [
      m[1],
      m[2] ?? '',
    ]),
  );
  const list = (said: string) => matches(said, /'(\w+)'/g).map((m) => m[1] as Part);
  return [
    ...matches(text, /^\s*import (?!type)[^;]*? from '(\.[^']+\.svelte)'/gm).map((m) => there(m[1] ?? '')),
    ...matches(text, new RegExp(String.raw`texts\.with\(\s*\(\) => ${LOADED},([^)]*)\)`, 'g')).map((m) =>
      there(m[1] ?? '', list(m[2] ?? '')),
    ),
    ...matches(text, /texts\.with\((\w+),([^)]*)\)/g).map((m) =>
      there(named.get(m[1]) ?? '', list(m[2] ?? '')),
    ),
    ...matches(text, new RegExp(String.raw`#await ${LOADED}`, 'g')).map((m) => there(m[1] ?? '')),
  ].filter((use) => use.file.endsWith('.svelte') && !use.file.startsWith('lib/'));
}

/** What is said anywhere on a page without having been fetched. */
function unfetched(page: Route['page']): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const open: Use[] = [{ file: PAGES[page], parts: PARTS_OF[page] }];
  for (let use = open.pop(); use !== undefined; use = open.pop()) {
    const { file, parts } = use;
    const key = `${file} ${[...new Set(parts)].sort().join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const text = readFileSync(join(SRC, file), 'utf8');
    for (const [, group = ''] of matches(text, /\b(?:t|words)\.(\w+)/g)) {
      const part = partOf.get(group);
      if (part !== undefined && !parts.includes(part)) found.add(`${file}: ${group}`);
    }
    open.push(...shownBy(use, text));
  }
  expect(seen.size, 'what a page shows is found').toBeGreaterThan(page === 'missing' ? 2 : 4);
  return [...found];
}

describe.each(Object.keys(PAGES) as Route['page'][])('the page %s', (page) => {
  test('says nothing that it has not fetched', () => {
    expect(unfetched(page)).toEqual([]);
  });
});

test('every part that is fetched is there, and every part is fetched by some page', () => {
  expect([...new Set(partOf.values())].sort()).toEqual([...ALL_PARTS].sort());
});

test('the seat’s page starts with nothing but what all pages say', () => {
  expect(PARTS_OF.seat).toEqual([]);
});
