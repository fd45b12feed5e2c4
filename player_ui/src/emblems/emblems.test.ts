/** Every role has an emblem of its own, and each is drawn within its disc. */

import { describe, expect, test } from 'vitest';
import type { BookWords } from '../locales/shape';
import { ring, star, type Glyphs } from '../lib/emblems';

const files = import.meta.glob<{ glyphs: Glyphs }>('./*.ts', { eager: true });
const books = import.meta.glob<{ book: BookWords }>(['../locales/en/*.ts', '!../locales/en/language.ts'], {
  eager: true,
});

const keyOf = (path: string) => path.replace(/^.*\/|\.ts$/g, '');

describe.each(Object.keys(books).map(keyOf))('%s', (rulebook) => {
  const glyphs = files[`./${rulebook}.ts`]?.glyphs ?? {};

  test('has an emblem for every role and for nothing else', () => {
    const roles = Object.keys(books[`../locales/en/${rulebook}.ts`]?.book.roles ?? {});
    expect(Object.keys(glyphs).sort()).toEqual(roles.sort());
  });

  test('no two of them are the same', () => {
    const drawn = Object.values(glyphs).map((g) => JSON.stringify(g));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});

test('a circle and a star are where they are asked to be', () => {
  expect(ring(1, 2, 3)).toBe('M-2 2a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z');
  expect(star(0, 0, 10).startsWith('M0 -10Q')).toBe(true);
});
