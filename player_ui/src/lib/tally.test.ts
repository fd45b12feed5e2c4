import { expect, test } from 'vitest';
import { tally } from './tally';

test('votes stand by whom they fell on, the most first, then as people sit', () => {
  const votes = [
    { seat: 1, target: 4 },
    { seat: 2, target: 3 },
    { seat: 3, target: 5 },
    { seat: 4, target: 5 },
  ];
  expect(tally(votes)).toEqual([
    { target: 5, voters: [3, 4] },
    { target: 3, voters: [2] },
    { target: 4, voters: [1] },
  ]);
  expect(tally([])).toEqual([]);
});
