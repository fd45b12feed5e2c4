import { expect, test } from 'vitest';
import { arrow, HEIGHT, lines, MOST, places, WIDTH } from './ring';

test('people sit in the picture as they sit around the table, all inside it and none upon another', () => {
  for (let n = 3; n <= MOST; n += 1) {
    const found = places(n);
    expect(found[0]?.y).toBeLessThan(HEIGHT / 2);
    for (const [i, place] of found.entries()) {
      expect(place.x).toBeGreaterThan(0);
      expect(place.x).toBeLessThan(WIDTH);
      expect(place.name.y).toBeGreaterThan(8);
      expect(place.name.y).toBeLessThan(HEIGHT);
      const next = found[(i + 1) % n]!;
      expect(Math.hypot(place.x - next.x, place.y - next.y)).toBeGreaterThan(40);
    }
  }
});

test('names beside the table are read away from it', () => {
  const [top, right, bottom, left] = places(4);
  expect([top, right, bottom, left].map((p) => p?.name.anchor)).toEqual(['middle', 'start', 'middle', 'end']);
});

test('a name as long as it may be has room beside its seat, on either side of the table', () => {
  const LETTER = 7.6; // as wide as most are, in a picture's own lengths
  for (let n = 3; n <= MOST; n += 1) {
    for (const { name } of places(n)) {
      const wide = Math.max(...lines('Anne-Grethe Solvang').map((line) => line.length)) * LETTER;
      const left =
        name.anchor === 'start' ? name.x : name.anchor === 'end' ? name.x - wide : name.x - wide / 2;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + wide).toBeLessThanOrEqual(WIDTH);
    }
  }
});

test('an arrow runs between two seats and touches neither', () => {
  const [from, to] = places(6);
  const { line, head } = arrow(from!, to!);
  expect(line).toMatch(/^M[\d.]+ [\d.]+Q/);
  const tip = head.slice(1).split('L')[0]!.split(' ').map(Number);
  expect(Math.hypot(tip[0]! - to!.x, tip[1]! - to!.y)).toBeCloseTo(9, 0);
});

test('a long name stands in two lines, and nothing of it is lost', () => {
  expect(lines('Kari')).toEqual(['Kari']);
  expect(lines('Bestemor Åse')).toEqual(['Bestemor', 'Åse']);
  expect(lines('Wilhelmina-Alexandra')).toEqual(['Wilhelmina-', 'Alexandra']);
  expect(lines('Maximilianechristian')).toEqual(['Maximilian-', 'echristian']);
  expect(lines('👨‍👩‍👧'.repeat(12))).toEqual(['👨‍👩‍👧'.repeat(6), '👨‍👩‍👧'.repeat(6)]);
});
