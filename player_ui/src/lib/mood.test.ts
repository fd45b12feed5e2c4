import { expect, test } from 'vitest';
import type { GameView } from './api';
import { HURRY_FROM, hurries } from './mood';

const at = (kind: string, paused = false) => ({ step: { kind }, paused }) as unknown as GameView;

test('a stage says to hurry in its last thirty seconds', () => {
  expect(HURRY_FROM).toBe(30);
  expect(hurries(at('stage'), 31)).toBe(false);
  expect(hurries(at('stage'), 30)).toBe(true);
  expect(hurries(at('stage'), 1)).toBe(true);
});

test('nothing hurries without a limit, in a pause, outside a stage or a game', () => {
  expect(hurries(at('stage'), null)).toBe(false);
  expect(hurries(at('stage', true), 5)).toBe(false);
  for (const kind of ['wake', 'vote', 'discussion']) expect(hurries(at(kind), 5)).toBe(false);
  expect(hurries(null, 5)).toBe(false);
});
