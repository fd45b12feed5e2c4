import { expect, test } from 'vitest';
import type { Setup } from './api';
import { crowd } from './room';

const setup = (problem: string | null, seats: number) =>
  ({
    rulebook: 'shifters',
    problem,
    problem_params: { seats, most: 15 },
    rulebooks: [
      { key: 'witches', seats_min: 5, seats_max: 20, default_style: 'called' },
      { key: 'shifters', seats_min: 4, seats_max: 15, default_style: 'called' },
    ],
  }) as unknown as Setup;

test('where too many are here, it says for how many the game is, and which has room', () => {
  expect(crowd(setup('too-many-seats', 16))).toEqual({
    counts: { n: 16, low: 4, high: 15 },
    fitting: ['witches'],
  });
});

test('more than any game has room for have none', () => {
  expect(crowd(setup('too-many-seats', 21))?.fitting).toEqual([]);
});

test('whatever else keeps a game from starting is no crowd', () => {
  expect(crowd(setup('too-few-seats', 3))).toBeNull();
  expect(crowd(setup(null, 0))).toBeNull();
});
