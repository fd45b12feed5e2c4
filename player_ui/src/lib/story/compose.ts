/**
 * How a story is laid out on a screen that nobody scrolls: whole nights, each with its day beside it, then lists in
 * two columns of the same length. Pure; lengths are heights in whatever unit the caller measures in.
 */

export interface Round {
  night: number;
  /** Nothing where the game was won at dawn. */
  day: number | null;
  /** Too much to stand side by side: each as wide as the page, the day below its night or on the next page. */
  wide?: boolean;
}

export interface List {
  head: number;
  rows: readonly number[];
}

/** Where a piece stands. `beside`: in the place of the day that a last night does not have. */
export interface Spot {
  page: number;
  column: 0 | 1;
  top: number;
  beside?: boolean;
}

export interface Layout {
  pages: number;
  rounds: { night: Spot; day: Spot | null }[];
  lists: { head: Spot; rows: Spot[] }[];
  /** For each page the list that goes on there without its head, if there is one. */
  continued: (number | null)[];
}

export interface Paper {
  height: number;
  /** Between a round or a list and what follows it. */
  gap: number;
  /** Between two rows of a list, and below its head. */
  step: number;
}

interface Cursor {
  page: number;
  top: number;
}

/** Nothing where a piece is taller than a page. */
export function compose(rounds: readonly Round[], lists: readonly List[], paper: Paper): Layout | null {
  const layout: Layout = { pages: 0, rounds: [], lists: [], continued: [] };
  const placed = new Map<number, Layout['lists'][number]>();
  const cursor: Cursor = { page: 0, top: 0 };
  for (const { night, day, wide } of rounds) {
    const tall = Math.max(night, day ?? 0);
    if (tall > paper.height) return null;
    const first = take(wide ? night : tall, cursor, paper);
    if (day === null) layout.rounds.push({ night: first, day });
    else layout.rounds.push({ night: first, day: wide ? take(day, cursor, paper) : { ...first, column: 1 } });
  }
  const last = layout.rounds[layout.rounds.length - 1];
  let left = lists.map((list, index) => ({ list, index })).filter(({ list }) => list.rows.length > 0);
  if (last?.day === null) {
    const { page, top } = last.night;
    const beside = [...left].reverse().find(({ list }) => top + stacked(list, paper) <= paper.height);
    if (beside) {
      placed.set(beside.index, column(beside.list, { page, column: 1, top, beside: true }, paper));
      left = left.filter((each) => each !== beside);
      cursor.top = Math.max(cursor.top, top + stacked(beside.list, paper) + paper.gap);
    }
  }
  const tallest = Math.max(0, ...left.map(({ list }) => stacked(list, paper)));
  if (left.length === 2 && tallest <= paper.height) {
    if (cursor.top + tallest > paper.height) turn(cursor);
    left.forEach(({ list, index }, i) =>
      placed.set(index, column(list, { ...cursor, column: i === 0 ? 0 : 1 }, paper)),
    );
  } else {
    for (const { list, index } of left) {
      const found = columns(list, cursor, paper);
      if (found === null) return null;
      placed.set(index, found);
    }
  }
  layout.lists = lists.map((_, index) => placed.get(index) ?? { head: nowhere, rows: [] });
  const spots = [
    ...layout.rounds.map((round) => round.night),
    ...layout.lists.flatMap((list) => [list.head, ...list.rows]),
  ];
  layout.pages = 1 + Math.max(0, ...spots.map((spot) => spot.page));
  layout.continued = Array.from({ length: layout.pages }, (_, page) => {
    if (layout.rounds.some((round) => round.night.page === page)) return null;
    const on = layout.lists.findIndex((list) => list.rows.some((row) => row.page === page));
    return on < 0 || layout.lists[on]?.head.page === page ? null : on;
  });
  return layout;
}

const nowhere: Spot = { page: 0, column: 0, top: 0 };

/** The place for something so tall; the cursor is below it afterwards. */
function take(height: number, cursor: Cursor, { height: most, gap }: Paper): Spot {
  if (cursor.top + height > most) turn(cursor);
  const spot: Spot = { ...cursor, column: 0 };
  cursor.top += height + gap;
  return spot;
}

function turn(cursor: Cursor): void {
  cursor.page += 1;
  cursor.top = 0;
}

const stacked = ({ head, rows }: List, { step }: Paper) =>
  rows.reduce((height, row) => height + step + row, head);

/** The whole list in one column. */
function column(list: List, at: Spot, paper: Paper): Layout['lists'][number] {
  let top = at.top + list.head + paper.step;
  const rows = list.rows.map((row) => {
    const spot = { ...at, top };
    top += row + paper.step;
    return spot;
  });
  return { head: at, rows };
}

/** The list in two columns of each page, as short as they can be; the cursor is below it afterwards. */
function columns(list: List, cursor: Cursor, paper: Paper): Layout['lists'][number] | null {
  const here = paper.height - cursor.top - list.head - paper.step;
  const low = cursor.top > 0 ? level(list.rows, 2, () => here, paper.step) : null;
  if (low === null && cursor.top > 0) turn(cursor);
  const head: Spot = { ...cursor, column: 0 };
  const below = cursor.top + list.head + paper.step;
  const room = (n: number) => paper.height - (n < 2 ? below : 0);
  let cuts = low;
  for (let pages = 1; cuts === null; pages += 1) {
    if (pages > list.rows.length) return null;
    cuts = level(list.rows, 2 * pages, room, paper.step);
  }
  const spots: Spot[] = [];
  let bottom = 0;
  cuts.forEach((rows, n) => {
    const page = cursor.page + (n >> 1);
    let top = n < 2 ? below : 0;
    if (n % 2 === 0) bottom = top;
    for (const row of rows) {
      spots.push({ page, column: n % 2 === 0 ? 0 : 1, top });
      top += row + paper.step;
    }
    bottom = Math.max(bottom, top - paper.step);
  });
  cursor.page += (cuts.length - 1) >> 1;
  cursor.top = bottom + paper.gap;
  return { head, rows: spots };
}

/** Rows cut into at most so many columns, the longest as short as possible; nothing where they do not fit. */
function level(
  rows: readonly number[],
  many: number,
  room: (column: number) => number,
  step: number,
): number[][] | null {
  const most = Math.max(...Array.from({ length: many }, (_, n) => room(n)));
  const cut = (short: number): number[][] | null => {
    const found: number[][] = [[]];
    let used = 0;
    for (const row of rows) {
      const need = used === 0 ? row : used + step + row;
      if (need <= room(found.length - 1) - short) {
        found[found.length - 1]?.push(row);
        used = need;
        continue;
      }
      if (found.length === many || row > room(found.length) - short) return null;
      found.push([row]);
      used = row;
    }
    return found;
  };
  let best = cut(0);
  if (best === null) return null;
  for (let low = 0, high = most, i = 0; i < 16; i += 1) {
    const middle = (low + high) / 2;
    const found = cut(middle);
    if (found === null) high = middle;
    else [best, low] = [found, middle];
  }
  return best;
}
