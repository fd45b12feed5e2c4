/** What every language owes every other: the same things said, nothing left empty, for every rulebook. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../lib/text/languages';
import { words as en, type Words } from './en';
import type { BookWords } from './shape';

const wordFiles = import.meta.glob<{ words: Words }>('./??.ts', { eager: true });
const bookFiles = import.meta.glob<{ book: BookWords }>('./*/*.ts', { eager: true });

/** What the hub's rulebooks name; a new rulebook or role needs a line here and words in every language. */
const BOOKS = {
  shifters: {
    sides: ['village', 'shifters'],
    roles: ['shifter', 'townfolk', 'visionary', 'alchemist', 'immortal', 'mortician', 'rambuh', 'armoris'],
    wakes: ['armoris', 'shifters', 'visionary', 'immortal', 'alchemist', 'mortician'],
    verbs: ['love', 'pick', 'look', 'guard', 'heal', 'poison', 'examine'],
    facts: ['shifter', 'victim', 'role', 'lover', 'team_settled'],
    causes: ['attack', 'poison', 'lover', 'vote', 'removed'],
    blocked: ['bloodless'],
  },
  varulv: {
    sides: ['village', 'wolves'],
    roles: ['varulv', 'synsk', 'lege', 'landsbyboer'],
    wakes: ['wolves', 'synsk', 'lege'],
    verbs: ['pick', 'look', 'guard'],
    facts: ['wolf', 'team_settled'],
    causes: ['attack', 'vote', 'removed'],
    blocked: ['bloodless'],
  },
  witches: {
    sides: ['village', 'coven'],
    roles: [
      'villager',
      'oracle',
      'healer',
      'vigilante',
      'pyre_martyr',
      'owl',
      'archivist',
      'witch',
      'matriarch',
      'enchantress',
      'fanatic',
    ],
    wakes: ['enchantress', 'oracle', 'healer', 'witches', 'owl', 'archivist', 'vigilante'],
    verbs: ['enchant', 'look', 'shield', 'pick', 'watch', 'take', 'ack'],
    facts: ['side', 'went_out', 'witches_alive', 'successor', 'team_settled'],
    causes: ['attack', 'vote', 'vigilante', 'martyr', 'removed'],
    blocked: ['bewitched', 'bloodless'],
  },
} as const;

/** Every text of a tree, by the path to it. */
function texts(tree: unknown, path = ''): Map<string, string> {
  if (typeof tree === 'string') return new Map([[path, tree]]);
  return new Map(
    Object.entries(tree as object).flatMap(([key, value]) => [
      ...texts(value, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

const gaps = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();
const bookOf = (language: string, book: string) => bookFiles[`./${language}/${book}.ts`]?.book;

/** Verbs that are never on a switch or before a confirmation. */
const MAY_BE_EMPTY = /^verbs\.(ack|missed)\.(pick|label)$/;

test('every language has its words and its own name', () => {
  expect(Object.keys(wordFiles).sort()).toEqual(
    Object.keys(LANGUAGES)
      .map((l) => `./${l}.ts`)
      .sort(),
  );
  for (const [language, name] of Object.entries(LANGUAGES)) {
    expect(wordFiles[`./${language}.ts`]?.words.code).toBe(language);
    expect(wordFiles[`./${language}.ts`]?.words.self).toBe(name);
  }
});

describe.each(Object.keys(LANGUAGES))('%s', (language) => {
  test('says everything that English says, and leaves nothing empty', () => {
    const source = texts(en);
    const found = texts(wordFiles[`./${language}.ts`]?.words);
    expect([...found.keys()].sort()).toEqual([...source.keys()].sort());
    for (const [path, text] of found) if (!MAY_BE_EMPTY.test(path)) expect(text.trim(), path).not.toBe('');
  });

  test('has the same gaps in every sentence', () => {
    const found = texts(wordFiles[`./${language}.ts`]?.words);
    for (const [path, text] of texts(en)) expect(gaps(found.get(path) ?? ''), path).toEqual(gaps(text));
  });

  describe.each(Object.keys(BOOKS) as (keyof typeof BOOKS)[])('%s', (key) => {
    const book = bookOf(language, key) as BookWords;

    test('says everything that English says, with the same gaps, and leaves nothing empty', () => {
      const source = texts(bookOf('en', key));
      const found = texts(book);
      expect([...found.keys()].sort()).toEqual([...source.keys()].sort());
      for (const [path, text] of found) {
        expect(text.trim(), path).not.toBe('');
        expect(gaps(text), path).toEqual(gaps(source.get(path) ?? ''));
      }
    });

    test.each(['sides', 'roles', 'wakes', 'verbs', 'facts', 'causes', 'blocked'] as const)(
      'covers all %s',
      (part) => {
        expect(Object.keys(book[part]).sort()).toEqual([...BOOKS[key][part]].sort());
      },
    );

    test('explains itself in two sentences and every role in three tips', () => {
      expect(book.lead).toHaveLength(2);
      for (const [role, words] of Object.entries(book.roles)) expect(words.tips, role).toHaveLength(3);
    });

    test('has a sentence for every answer that a fact can have', () => {
      for (const [fact, answers] of Object.entries(book.facts)) {
        const open = '*' in answers;
        const both = ('yes' in answers && 'no' in answers) || ('village' in answers && 'coven' in answers);
        expect(open || both, fact).toBe(true);
      }
    });
  });
});

test('every file of a rulebook belongs to a rulebook that is covered here', () => {
  const found = Object.keys(bookFiles).map((path) => path.replace(/^.*\/|\.ts$/g, ''));
  expect([...new Set(found)].sort()).toEqual(Object.keys(BOOKS).sort());
});
