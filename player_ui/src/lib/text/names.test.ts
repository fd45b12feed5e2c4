import { expect, test } from 'vitest';
import { partsOf } from './names';

test('a name is told apart from what the storyteller says, whatever it is', () => {
  expect(partsOf('\u2068Bob. The card: Witch\u2069 is dead.')).toEqual([
    { text: 'Bob. The card: Witch', name: true },
    { text: ' is dead.', name: false },
  ]);
  expect(partsOf('Between \u2068Åse\u2069 and \u2068Bo\u2069, vote.').map((part) => part.name)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});

test('a line without names is one part, and none is none', () => {
  expect(partsOf('Night falls.')).toEqual([{ text: 'Night falls.', name: false }]);
  expect(partsOf('')).toEqual([]);
});
