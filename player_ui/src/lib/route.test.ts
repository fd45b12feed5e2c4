import { expect, test } from 'vitest';
import { routeOf, tidyCode } from './route';

test('every page has its address', () => {
  expect(routeOf('/')).toEqual({ page: 'start' });
  expect(routeOf('/j/k7m2qx')).toEqual({ page: 'join', code: 'K7M2QX' });
  expect(routeOf('/t/K7M2QX')).toEqual({ page: 'table', code: 'K7M2QX' });
  expect(routeOf('/s/aB-_9')).toEqual({ page: 'seat', token: 'aB-_9' });
  expect(routeOf('/h/aB-_9')).toEqual({ page: 'host', token: 'aB-_9' });
  expect(routeOf('/g/aB-_9')).toEqual({ page: 'story', token: 'aB-_9' });
  expect(routeOf('/m/aB-_9')).toEqual({ page: 'evenings', token: 'aB-_9' });
});

test('below a path prefix the same pages are found', () => {
  expect(routeOf('/game/', '/game/')).toEqual({ page: 'start' });
  expect(routeOf('/game/s/tok', '/game/')).toEqual({ page: 'seat', token: 'tok' });
});

test('anything else is a page that says so', () => {
  expect(routeOf('/s/')).toEqual({ page: 'missing' });
  expect(routeOf('/wiki/x')).toEqual({ page: 'missing' });
  expect(routeOf('/s/a/b')).toEqual({ page: 'missing' });
});

test('a code is read however it was typed', () => {
  expect(tidyCode(' k7m 2qx ')).toBe('K7M2QX');
  expect(tidyCode('k7m-2qx')).toBe('K7M2QX');
});
