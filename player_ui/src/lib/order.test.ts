import { expect, test } from 'vitest';
import { landing, moved } from './order';

test('one is taken out and put in again elsewhere', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

test('a row changes places with another when it is pulled half over it', () => {
  const rows = [50, 50, 50, 80];
  expect(landing(rows, 1, 0)).toBe(1);
  expect(landing(rows, 1, 24)).toBe(1);
  expect(landing(rows, 1, 26)).toBe(2);
  expect(landing(rows, 1, 50 + 41)).toBe(3);
  expect(landing(rows, 1, -26)).toBe(0);
  expect(landing(rows, 1, 9_999)).toBe(3);
  expect(landing(rows, 1, -9_999)).toBe(0);
});
