import { expect, test } from 'vitest';
import { clockFace, secondsLeft } from './countdown';

test('time left follows the steady clock from the moment the hub spoke', () => {
  const anchor = { remaining: 45, at: 1_000, runs: true };
  expect(secondsLeft(anchor, 1_000)).toBe(45);
  expect(secondsLeft(anchor, 11_500)).toBe(34.5);
  expect(secondsLeft(anchor, 100_000)).toBe(0);
});

test('a paused game stands still', () => {
  expect(secondsLeft({ remaining: 12, at: 0, runs: false }, 60_000)).toBe(12);
});

test('a step without a limit has no countdown', () => {
  expect(secondsLeft(null, 5)).toBeNull();
});

test('the face shows whole seconds and never zero before the end', () => {
  expect(clockFace(0)).toBe('0');
  expect(clockFace(0.2)).toBe('1');
  expect(clockFace(59.1)).toBe('1:00');
  expect(clockFace(300)).toBe('5:00');
  expect(clockFace(64.5)).toBe('1:05');
});
