import { expect, test } from 'vitest';
import { screenOf } from './screen';

test('an address names its screen, also below a path prefix', () => {
  expect(screenOf('/seat/abc')).toBe('seat');
  expect(screenOf('/game/host/abc')).toBe('host');
  expect(screenOf('/')).toBe('table');
});
