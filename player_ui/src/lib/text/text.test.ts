import { expect, test } from 'vitest';
import { words } from '../../locales/en';
import { book } from '../../locales/en/witches';
import { count, fill, list } from './fill';
import { bestLanguage, directionOf } from './languages';
import { Lexicon } from './lexicon';
import { said } from './said';

const seats = [
  { seat: 1, name: 'Kari' },
  { seat: 2, name: 'Ola' },
  { seat: 3, name: 'Åse' },
];
const lexicon = new Lexicon(words, book, seats);

test('gaps are filled, and one without a value stays visible', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});

test('one and many', () => {
  expect(count({ one: '1 vote', many: '{n} votes' }, 1)).toBe('1 vote');
  expect(count({ one: '1 vote', many: '{n} votes' }, 3)).toBe('3 votes');
});

test('names are strung together as people say them', () => {
  expect(list(['A'], 'and')).toBe('A');
  expect(list(['A', 'B', 'C'], 'and')).toBe('A, B and C');
  expect(lexicon.names([1, 3])).toBe('Kari and Åse');
  expect(lexicon.names([])).toBe('nobody');
});

test('facts become sentences', () => {
  expect(lexicon.fact({ key: 'side', seats: [1], value: 'coven' })).toBe('Kari is of the coven.');
  expect(lexicon.fact({ key: 'witches_alive', seats: [], value: '1' })).toBe('One witch is alive.');
  expect(lexicon.fact({ key: 'witches_alive', seats: [], value: '3' })).toBe('3 witches are alive.');
  expect(lexicon.fact({ key: 'team_settled', seats: [2], value: '' })).toBe('The coven takes Ola tonight.');
  expect(lexicon.fact({ key: 'team_settled', seats: [], value: 'none' })).toBe(
    'The coven takes nobody tonight.',
  );
});

test('a card speaks of no role that is not in the deck', () => {
  const deck = (...roles: string[]) => roles.map((role) => ({ role, count: 1 }));
  const { learns, tips } = book.roles.oracle;
  expect(said(learns, deck('oracle', 'witch'))).toEqual(['Village or coven.']);
  expect(said(learns, deck('oracle', 'fanatic')).join(' ')).toBe(
    'Village or coven. The Fanatic looks like the village.',
  );
  for (const words of Object.values(book.roles)) expect(said(words.tips, deck())).toHaveLength(3);
  expect(said(tips, deck()).join()).not.toMatch(/Fanatic/);
  expect(said(learns)).toHaveLength(3);
});

test('several of a role, or several roles together, are counted', () => {
  const words = { dealt: ['witch', 'matriarch'], least: 2, say: 'you', or: 'you alone' };
  expect(said(words, [{ role: 'witch', count: 1 }])).toEqual(['you alone']);
  expect(said(words, [{ role: 'witch', count: 2 }])).toEqual(['you']);
  expect(
    said(
      words,
      ['witch', 'matriarch', 'oracle'].map((role) => ({ role, count: 1 })),
    ),
  ).toEqual(['you']);
});

test('acts become lines of the story, also those without power', () => {
  const act = { wake: 'oracle', seat: 1, verb: 'look', picks: [2], blocked: null, facts: [] };
  expect(lexicon.told(act)).toBe('Kari asked about Ola.');
  expect(lexicon.told({ ...act, verb: 'ack', picks: [], blocked: 'bewitched' })).toBe(
    'Kari was bewitched and had no power.',
  );
  expect(lexicon.told({ ...act, verb: 'pass', picks: [] })).toBe('Kari chose nobody.');
});

test('what a vote came to has no words before it has been told', () => {
  const ballot = { day: 1, rounds: [[]], tied: [], out: 2, reason: 'most' as const };
  expect(lexicon.verdict(ballot)).toBe('Ola was voted out.');
  expect(lexicon.verdict({ ...ballot, out: null, reason: null })).toBe('');
});

test('a key without words is shown as it is, and nothing breaks', () => {
  expect(lexicon.role('cobbler')).toBe('cobbler');
  expect(lexicon.fact({ key: 'weather', seats: [1], value: 'rain' })).toBe('Kari rain');
  expect(new Lexicon(words, null, []).name(7)).toBe('Seat 7');
});

test('a name written from right to left keeps to itself', () => {
  expect(new Lexicon(words, book, [{ seat: 1, name: 'שרה' }]).name(1)).toBe('\u2068שרה\u2069');
});

test('the phone’s language is taken if there is one, all kinds of Norwegian included', () => {
  expect(bestLanguage(['nn-NO', 'en'])).toBe('nb');
  expect(bestLanguage(['no'])).toBe('nb');
  expect(bestLanguage(['de-DE', 'en-GB'])).toBe('en');
  expect(bestLanguage(['fr'])).toBe('en');
});

test('somebody who reads Nynorsk or plain Norwegian is offered bokmål, and anybody else English', () => {
  expect(bestLanguage(['nn-NO', 'en'])).toBe('nb');
  expect(bestLanguage(['no'])).toBe('nb');
  expect(bestLanguage(['fi', 'NB-no'])).toBe('nb');
  expect(bestLanguage(['fi'])).toBe('en');
  expect(directionOf('nb')).toBe('ltr');
});
