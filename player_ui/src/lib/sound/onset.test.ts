import { expect, test } from 'vitest';
import { onset } from './onset';

test('the first word is found after the silence before it', () => {
  const samples = new Float32Array(2_000);
  samples[1_000] = -0.5;
  expect(onset(samples, 1_000)).toBe(1);
});

test('a clip without a word has its first word at its end', () => {
  expect(onset(new Float32Array(500), 1_000)).toBe(0.5);
});
