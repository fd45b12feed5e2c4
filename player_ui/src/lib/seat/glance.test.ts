import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Glance } from './glance.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const begun = () => new Glance(() => Date.now());

test('what has been found out can be read, and then covers itself', () => {
  const glance = begun();
  expect(glance.open).toBe(false);
  glance.show();
  vi.advanceTimersByTime(5_900);
  expect(glance.open).toBe(true);
  vi.advanceTimersByTime(200);
  expect(glance.open).toBe(false);
});

test('held it is open, however long, and covered with the finger lifted', () => {
  const glance = begun();
  glance.press();
  vi.advanceTimersByTime(30_000);
  expect(glance.open).toBe(true);
  glance.release();
  expect(glance.open).toBe(false);
});

test('a tap opens it for as long as it takes to read it', () => {
  const glance = begun();
  glance.press();
  vi.advanceTimersByTime(100);
  glance.release();
  expect(glance.open).toBe(true);
  vi.advanceTimersByTime(6_100);
  expect(glance.open).toBe(false);
});

test('laid away it is covered at once, and a finger that was never down changes nothing', () => {
  const glance = begun();
  glance.show();
  glance.cover();
  glance.release();
  expect(glance.open).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(glance.open).toBe(false);
});
