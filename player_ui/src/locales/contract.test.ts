/** What every language owes every other: the same things said, nothing left empty, for every rulebook. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../lib/text/languages';
import { said } from '../lib/text/said';
import type { SharedWords, Words } from './en';
import type { BookWords } from './shape';
import vocabulary from './vocabulary.json';

const wordFiles = import.meta.glob<{ words: SharedWords }>('./??.ts', { eager: true });
const moreFiles = import.meta.glob<{ more: Partial<Words> }>('./*/more/*.ts', { eager: true });
const bookFiles = import.meta.glob<{ book: BookWords }>(['./*/*.ts', '!./*/language.ts'], { eager: true });

/** What the hub may ask a page to put into words; a Python test says when the file is not up to date. */
const BOOKS: Record<string, Record<Part | 'verbs' | 'facts' | 'dials', string[]>> = vocabulary.books;
type Part = (typeof PARTS)[number];
const PARTS = ['sides', 'roles', 'wakes', 'apart', 'causes', 'blocked'] as const;

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

/** What all pages share and what single ones have beside it, as one. */
function wordsOf(language: string): Words {
  const more = Object.entries(moreFiles).filter(([path]) => path.startsWith(`./${language}/`));
  return Object.assign(
    {},
    wordFiles[`./${language}.ts`]?.words,
    ...more.map(([, file]) => file.more),
  ) as Words;
}
const en = wordsOf('en');

/** The roles that choose together; any of them may be the only one of its team in the deck. */
const TEAMS: Record<string, string[]> = {
  shifters: ['shifter'],
  varulv: ['varulv'],
  witches: ['witch', 'matriarch'],
};

/** Verbs that are never on a switch or before a confirmation. */
const MAY_BE_EMPTY = /^verbs\.(ack|missed)\.(pick|label)$/;

test('every language has its words and its own name', () => {
  expect(Object.keys(wordFiles).sort()).toEqual(
    Object.keys(LANGUAGES)
      .map((l) => `./${l}.ts`)
      .sort(),
  );
  for (const name of Object.values(LANGUAGES)) expect(name.trim()).not.toBe('');
});

describe.each(Object.keys(LANGUAGES))('%s', (language) => {
  test('says everything that English says, and leaves nothing empty', () => {
    const source = texts(en);
    const found = texts(wordsOf(language));
    expect([...found.keys()].sort()).toEqual([...source.keys()].sort());
    for (const [path, text] of found) if (!MAY_BE_EMPTY.test(path)) expect(text.trim(), path).not.toBe('');
  });

  test('has the same gaps in every sentence', () => {
    const found = texts(wordsOf(language));
    for (const [path, text] of texts(en)) expect(gaps(found.get(path) ?? ''), path).toEqual(gaps(text));
  });

  describe('covers what all rulebooks share', () => {
    const words = wordsOf(language);
    const { shared } = vocabulary;
    const host: Record<string, unknown> = words.host;
    const capital = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

    test.each([
      ['phases', { ...words.phase }, ['lobby', 'runoff']],
      ['deaths', words.table.out, []],
      ['verdicts', words.verdict, ['round']],
      ['verbs', words.verbs, []],
      ['limits', words.host.limit, []],
      ['problems', words.problems, []],
    ] as const)('%s', (part, found, besides) => {
      expect(Object.keys(found).sort()).toEqual([...shared[part], ...besides].sort());
    });

    test('what a host can choose', () => {
      for (const style of shared.styles) expect(host[style] && host[`${style}Text`], style).toBeTruthy();
      for (const pace of shared.paces) expect(host[pace], pace).toBeTruthy();
      for (const tie of shared.ties) expect(host[`tie${capital(tie)}`], tie).toBeTruthy();
      for (const ballot of shared.ballots) expect(host[`ballot${capital(ballot)}`], ballot).toBeTruthy();
    });
  });

  describe.each(Object.keys(BOOKS))('%s', (key) => {
    const book = bookOf(language, key) as BookWords;
    const names = BOOKS[key]!;

    test('says everything that English says, with the same gaps, and leaves nothing empty', () => {
      const source = texts(bookOf('en', key));
      const found = texts(book);
      expect([...found.keys()].sort()).toEqual([...source.keys()].sort());
      for (const [path, text] of found) {
        expect(text.trim(), path).not.toBe('');
        expect(gaps(text), path).toEqual(gaps(source.get(path) ?? ''));
      }
    });

    test('speaks of a role under a condition only if there is such a role', () => {
      const conditions = [...texts(book)].filter(([path]) => /\.dealt(\.\d+)?$/.test(path));
      for (const [path, role] of conditions) expect(names.roles, path).toContain(role);
    });

    test('has other words for whoever is the only one of a team than for several', () => {
      const { [names.apart[0]!]: wake } = book.wakes;
      for (const role of TEAMS[key]!) {
        const { does, learns } = book.roles[role]!;
        for (const words of [does, learns, wake!.ask]) {
          const alone = said(words, [{ role, count: 1 }]);
          expect(alone.join(), role).toBeTruthy();
          expect(alone, role).not.toEqual(
            said(
              words,
              TEAMS[key]!.map((each) => ({ role: each, count: 2 })),
            ),
          );
        }
      }
    });

    test.each(PARTS)('covers all %s', (part) => {
      expect(Object.keys(book[part]).sort()).toEqual([...names[part]].sort());
    });

    test('covers all verbs, and changes only those that all rulebooks share', () => {
      expect(Object.keys(book.verbs)).toEqual(expect.arrayContaining(names.verbs));
      const more = Object.keys(book.verbs).filter((verb) => !names.verbs.includes(verb));
      expect(vocabulary.shared.verbs).toEqual(expect.arrayContaining(more));
    });

    test('covers everything that can be turned', () => {
      for (const dial of names.dials) expect(book.dials[dial] ?? book.roles[dial]?.name, dial).toBeTruthy();
      expect(names.dials).toEqual(expect.arrayContaining(Object.keys(book.dials)));
    });

    test('has a sentence for every answer that a fact can have', () => {
      const facts = names.facts.map((fact) => fact.split(' ') as [string, string]);
      for (const [fact, value] of facts) {
        const worded = book.facts[fact]?.[value] ?? book.facts[fact]?.['*'];
        expect(worded, `${fact} ${value}`).toBeTruthy();
      }
      expect(Object.keys(book.facts).sort()).toEqual([...new Set(facts.map(([fact]) => fact))].sort());
    });

    test('tells every cause to the dead alone and, at the end, to all', () => {
      expect(Object.keys(book.fates).sort()).toEqual([...names.causes].sort());
    });

    test('explains itself in two sentences and every role in three tips', () => {
      expect(book.lead).toHaveLength(2);
      for (const [role, words] of Object.entries(book.roles)) {
        expect(words.tips, role).toHaveLength(3);
        // Whatever is in the deck, there are three.
        for (const tip of words.tips) if (typeof tip !== 'string') expect(tip.or, role).toBeTruthy();
      }
    });
  });
});

test('every file of a rulebook belongs to a rulebook that is covered here', () => {
  const found = Object.keys(bookFiles).map((path) => path.replace(/^.*\/|\.ts$/g, ''));
  expect([...new Set(found)].sort()).toEqual(Object.keys(BOOKS).sort());
});
