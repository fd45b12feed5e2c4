/** Putting things in order by hand. Pure. */

/** `items` with the one at `from` at `to` instead. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, i) => i !== from);
  const item = items[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Where a row lands that is pulled down by `by` (up: negative), past rows of these heights. */
export function landing(heights: readonly number[], from: number, by: number): number {
  let at = from;
  let left = Math.abs(by);
  const step = by < 0 ? -1 : 1;
  for (let next = at + step; next >= 0 && next < heights.length; next += step) {
    const height = heights[next] ?? 0;
    if (left < height / 2) break;
    left -= height;
    at = next;
  }
  return at;
}
