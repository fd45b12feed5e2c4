/** Lays the pieces of a story out on the page: measures them, has them composed, and puts each in its place. */

import { compose, type List, type Round, type Spot } from './compose';

/** Shares of a page's width: of a night beside its day, and between two columns. */
const NIGHT = 0.4;
const BETWEEN = 0.04;
/** Sizes of type, each a step smaller than the one before; the usual one, and what may save a page. */
const STEP = 0.92;
const SIZES = Array.from({ length: 12 }, (_, i) => STEP ** (i - 3));
const USUAL = 3;
const SPARING = [USUAL + 1, USUAL + 2];
const SMALLEST = USUAL + 5;
/** So many steps smaller stands what does not fit on a page otherwise, before it takes the whole width. */
const OWN = 2;

export interface Spread {
  pages: number;
  /** For each page the title of what goes on there. */
  continued: string[];
}

/** How tall everything is in one size of type: rounds side by side or as wide as the page. */
interface Measured {
  rounds: Round[];
  lists: List[];
  em: number;
}

/** A night beside its day; the same without a picture of the vote; or each as wide as the page. */
type Form = 'side' | 'plain' | 'wide';

/** How many steps smaller than all else a night and its day are. */
interface Own {
  night: number;
  day: number;
}
const EVEN: Own = { night: 0, day: 0 };

interface Pieces {
  rounds: { night: HTMLElement; day: HTMLElement | null }[];
  lists: { head: HTMLElement; rows: HTMLElement[] }[];
}

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

function piecesOf(node: HTMLElement): Pieces {
  return {
    rounds: all(node, '.night').flatMap((round) => {
      const [night, day] = all(round, ':scope > .hours');
      return night ? [{ night, day: day ?? null }] : [];
    }),
    lists: all(node, '.part').flatMap((part) => {
      const head = part.querySelector<HTMLElement>(':scope > header');
      return head ? [{ head, rows: all(part, ':scope > .rows > li') }] : [];
    }),
  };
}

/**
 * `node` is as large as a page, with its edges as padding. Type is as large as it can be on so few pages as it takes
 * in its usual size; where a night with its day would be taller than a page, theirs alone is smaller.
 */
export function spread(node: HTMLElement): Spread {
  const pieces = piecesOf(node);
  const style = getComputedStyle(node);
  const edge = { x: parseFloat(style.paddingLeft), y: parseFloat(style.paddingTop) };
  const width = node.clientWidth - 2 * edge.x;
  const height = node.clientHeight - 2 * edge.y;
  const columns = {
    whole: width,
    night: width * NIGHT,
    day: width * (1 - NIGHT - BETWEEN),
    list: (width * (1 - BETWEEN)) / 2,
  };
  const setType = (size: number) => node.style.setProperty('--fit', (SIZES[size] ?? 1).toFixed(3));
  const setRound = ({ night, day }: Pieces['rounds'][number], form: Form, own: Own = EVEN) => {
    const wide = form === 'wide';
    widen(night, wide ? columns.whole : columns.night);
    if (day) widen(day, wide ? columns.whole : columns.day);
    for (const [each, steps] of [[night, own.night] as const, [day, own.day] as const]) {
      each?.toggleAttribute('data-wide', wide);
      each?.toggleAttribute('data-plain', form === 'plain');
      each?.style.setProperty('--own', (STEP ** steps).toFixed(3));
    }
  };
  for (const { head, rows } of pieces.lists) for (const each of [head, ...rows]) widen(each, columns.list);

  // Everything is set before anything is read: the browser lays out once for each size, not for each piece.
  const known = new Map<string, Measured>();
  const measured = (size: number, form: Form): Measured => {
    const key = `${size} ${form}`;
    let found = known.get(key);
    if (found === undefined) {
      setType(size);
      for (const round of pieces.rounds) setRound(round, form);
      found = {
        rounds: pieces.rounds.map(({ night, day }) => ({
          night: night.offsetHeight,
          day: day ? day.offsetHeight : null,
          wide: form === 'wide',
        })),
        lists: pieces.lists.map(({ head, rows }) => ({
          head: head.offsetHeight,
          rows: rows.map((row) => row.offsetHeight),
        })),
        em: parseFloat(style.fontSize),
      };
      known.set(key, found);
    }
    return found;
  };

  /** The fewest steps, up to so many, by which what is `tall` in that size of type has to be smaller for a page. */
  const steps = (tall: (size: number) => number, size: number, most: number): number | null => {
    for (let own = 0; size + own < SIZES.length && own <= most;) {
      const over = tall(size + own) / height;
      if (over <= 1) return own;
      // Text takes at most the square of its size in height: what can't be enough is not tried.
      own += Math.max(1, Math.floor(Math.log(over) / (-2 * Math.log(STEP))));
    }
    return null;
  };
  /** A round in so small letters as it has to be: side by side, or as wide as the page, and then each as it needs. */
  const roundOf = (index: number, size: number): { round: Round; form: Form; own: Own } | null => {
    const at = (of: number, form: Form) => measured(of, form).rounds[index] ?? { night: 0, day: null };
    for (const form of ['side', 'plain'] as const) {
      const own = steps((of) => Math.max(at(of, form).night, at(of, form).day ?? 0), size, OWN);
      if (own !== null) return { round: at(size + own, form), form, own: { night: own, day: own } };
    }
    const form = 'wide';
    const night = steps((of) => at(of, form).night, size, Infinity);
    const day = steps((of) => at(of, form).day ?? 0, size, Infinity);
    if (night === null || day === null) return null;
    const round = { night: at(size + night, form).night, day: at(size + day, form).day, wide: true };
    return { round, form, own: { night, day } };
  };
  const composed = (size: number) => {
    const rounds = pieces.rounds.map((_, index) => roundOf(index, size));
    if (rounds.includes(null)) return null;
    const { lists, em } = measured(size, 'side');
    const whole = rounds.flatMap((each) => (each ? [each.round] : []));
    const layout = compose(whole, lists, { height, gap: 1.3 * em, step: 0.7 * em });
    return layout && { layout, set: rounds };
  };

  const size = suiting((at) => composed(at)?.layout.pages ?? Infinity);
  const found = composed(size);
  if (found === null) return { pages: 1, continued: [''] };
  const { layout, set } = found;
  setType(size);
  const put = (piece: HTMLElement, spot: Spot, right: number) => {
    const x = spot.page * node.clientWidth + edge.x + (spot.column === 0 ? 0 : right);
    piece.style.setProperty('--x', `${x}px`);
    piece.style.setProperty('--y', `${edge.y + spot.top}px`);
  };
  const beside = columns.night + width * BETWEEN;
  pieces.rounds.forEach((round, i) => {
    const at = layout.rounds[i];
    if (!at) return;
    setRound(round, set[i]?.form ?? 'side', set[i]?.own);
    put(round.night, at.night, beside);
    if (round.day && at.day) put(round.day, at.day, beside);
  });
  pieces.lists.forEach(({ head, rows }, i) => {
    const at = layout.lists[i];
    const right = at?.head.beside ? beside : columns.list + width * BETWEEN;
    if (at) put(head, at.head, right);
    rows.forEach((row, j) => at?.rows[j] && put(row, at.rows[j], right));
  });
  return {
    pages: layout.pages,
    continued: layout.continued.map((list) =>
      list === null ? '' : (pieces.lists[list]?.head.querySelector('h3')?.textContent ?? ''),
    ),
  };
}

/** The size of type that makes few pages, and fills them. */
function suiting(pages: (size: number) => number): number {
  let size = USUAL;
  while (pages(size) === Infinity && size < SMALLEST) size += 1;
  const sparing = SPARING.find((less) => size === USUAL && pages(less) < pages(size));
  if (sparing !== undefined) return sparing;
  const few = pages(size);
  while (size > 0 && size <= USUAL && pages(size - 1) <= few) size -= 1;
  return size;
}

function widen(piece: HTMLElement, width: number): void {
  piece.style.setProperty('--w', `${Math.floor(width)}px`);
}
