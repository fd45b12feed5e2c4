import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { READ_MS, Turning } from './turning.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function pages(count: number): Turning {
  const turning = new Turning();
  turning.pages = count;
  return turning;
}

test('pages turn by themselves, each once it could be read, and begin anew', () => {
  const turning = pages(3);
  const seen = [0, 1, 2, 3].map(() => {
    const at = turning.at;
    vi.advanceTimersByTime(READ_MS);
    return at;
  });
  expect(seen).toEqual([0, 1, 2, 0]);
});

test('while the storyteller still speaks, the first page stays', () => {
  const turning = pages(3);
  turning.hold(true);
  vi.advanceTimersByTime(10 * READ_MS);
  expect(turning.at).toBe(0);
  turning.hold(false);
  vi.advanceTimersByTime(READ_MS);
  expect(turning.at).toBe(1);
});

test('a hand on the pages stops them, and one more lets them go on', () => {
  const turning = pages(3);
  turning.turn(-1);
  expect(turning.at).toBe(2);
  turning.hold(true);
  vi.advanceTimersByTime(10 * READ_MS);
  expect(turning.at).toBe(2);
  turning.hold(false);
  turning.toggle();
  vi.advanceTimersByTime(READ_MS);
  expect(turning.at).toBe(0);
});

test('with fewer pages than before the last of them is shown, and a single one stays', () => {
  const turning = pages(3);
  turning.turn(-1);
  turning.pages = 1;
  expect(turning.at).toBe(0);
  turning.toggle();
  vi.advanceTimersByTime(3 * READ_MS);
  expect(turning.at).toBe(0);
});

test('put away, nothing turns any more', () => {
  const turning = pages(2);
  turning.stop();
  vi.advanceTimersByTime(3 * READ_MS);
  expect(turning.at).toBe(0);
});
