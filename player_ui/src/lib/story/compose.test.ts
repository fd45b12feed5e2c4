import { describe, expect, test } from 'vitest';
import { compose, type Layout, type List, type Round, type Spot } from './compose';

const paper = { height: 800, gap: 40, step: 10 };
const rounds = (n: number, night = 300, day: number | null = 500): Round[] =>
  Array.from({ length: n }, () => ({ night, day }));
const list = (n: number, row = 60): List => ({ head: 70, rows: Array<number>(n).fill(row) });
const composed = (r: readonly Round[], l: readonly List[]): Layout => {
  const found = compose(r, l, paper);
  if (found === null) throw new Error('nothing fits');
  return found;
};

/** Every piece with its place and height. */
function pieces(r: readonly Round[], l: readonly List[], layout: Layout): [Spot, number][] {
  return [
    ...layout.rounds.flatMap(({ night, day }, i): [Spot, number][] => [
      [night, r[i]?.night ?? 0],
      ...(day ? ([[day, r[i]?.day ?? 0]] as [Spot, number][]) : []),
    ]),
    ...layout.lists.flatMap(({ head, rows }, i): [Spot, number][] => [
      [head, l[i]?.head ?? 0],
      ...rows.map((spot, j): [Spot, number] => [spot, l[i]?.rows[j] ?? 0]),
    ]),
  ];
}

describe('of every story', () => {
  const stories: [string, Round[], List[]][] = [2, 3, 5, 8].flatMap((nights) =>
    [5, 9, 14, 20].map((seats): [string, Round[], List[]] => [
      `${seats} seats, ${nights} nights`,
      [
        ...rounds(nights - 1, 150 + 10 * seats, 120 + 30 * seats),
        { night: 260, day: nights % 2 ? 300 : null },
      ],
      [list(seats, 70 + seats), list(1 + (seats >> 2), 90)],
    ]),
  );
  test.each(stories)('nothing runs out of a page or into something else: %s', (_, r, l) => {
    const found = pieces(r, l, composed(r, l));
    for (const [spot, height] of found) expect(spot.top + height).toBeLessThanOrEqual(paper.height);
    for (const [at, height] of found)
      for (const [other] of found)
        if (other !== at && other.page === at.page && other.column === at.column)
          expect(other.top < at.top || other.top >= at.top + height).toBe(true);
    expect(new Set(found.map(([spot]) => spot.page)).size).toBe(composed(r, l).pages);
  });
});

test('a night stands beside its day, and as many of them on a page as there is room for', () => {
  const layout = composed(rounds(3, 200, 370), []);
  expect(layout.rounds.map(({ night }) => [night.page, night.top])).toEqual([
    [0, 0],
    [0, 410],
    [1, 0],
  ]);
  for (const { night, day } of layout.rounds) expect(day).toEqual({ ...night, column: 1 });
});

test('a night and a day that are too much side by side stand below each other, or on pages of their own', () => {
  const wide = (night: number, day: number) => composed([{ night, day, wide: true }], []).rounds[0];
  expect(wide(200, 500)?.day).toEqual({ page: 0, column: 0, top: 240 });
  expect(wide(200, 700)?.day).toEqual({ page: 1, column: 0, top: 0 });
});

test('what is taller than a page does not fit', () => {
  expect(compose(rounds(1, 300, 900), [], paper)).toBeNull();
  expect(compose([], [list(1, 900)], paper)).toBeNull();
});

test('in place of the day that a last night does not have stands the shorter list', () => {
  const layout = composed([{ night: 300, day: null }], [list(20), list(3)]);
  expect(layout.lists[1]?.head).toEqual({ page: 0, column: 1, top: 0, beside: true });
  expect(layout.lists[0]?.head.page).toBe(1);
});

test('two short lists stand side by side', () => {
  const layout = composed(rounds(1), [list(5), list(2)]);
  expect(layout.lists.map(({ head }) => [head.page, head.column, head.top])).toEqual([
    [1, 0, 0],
    [1, 1, 0],
  ]);
});

test('a long list fills two columns of the same length, and says where it goes on', () => {
  const layout = composed([], [list(30), list(0)]);
  const per = [0, 1].flatMap((page) =>
    [0, 1].map(
      (column) => layout.lists[0]?.rows.filter((s) => s.page === page && s.column === column).length ?? 0,
    ),
  );
  expect(layout.pages).toBe(2);
  expect(Math.max(...per) - Math.min(...per)).toBeLessThanOrEqual(1);
  expect(layout.continued).toEqual([null, 0]);
});

test('a short list stands below a long one where there is room', () => {
  const layout = composed([], [list(12, 80), list(2)]);
  expect(layout.pages).toBe(1);
  expect(layout.lists[1]?.head.top).toBeGreaterThan(600);
});
