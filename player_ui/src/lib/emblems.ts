/** The roles' emblems: one file a rulebook, fetched when its first emblem is to be seen. */

export interface Glyph {
  /** Drawn with a round pen, as the `d` of a path around the middle of the disc (-32 to 32 each way). */
  lines: string;
  /** Filled; where outlines overlap, there is a hole. */
  solid?: string;
}

export type Glyphs = Record<string, Glyph>;

/** A circle as a path. */
export function ring(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A star of four points. */
export function star(x: number, y: number, r: number): string {
  const w = r * 0.14;
  const to = (dx: number, dy: number) => `${x + dx} ${y + dy}`;
  return `M${to(0, -r)}Q${to(w, -w)} ${to(r, 0)}Q${to(w, w)} ${to(0, r)}Q${to(-w, w)} ${to(-r, 0)}Q${to(-w, -w)} ${to(0, -r)}Z`;
}

const files = import.meta.glob<{ glyphs: Glyphs }>(['../emblems/*.ts', '!../emblems/*.test.ts']);
const known: Record<string, Promise<Glyphs>> = {};

/** The emblems of a rulebook; none where they could not be had, which only costs a picture. */
export function glyphsOf(rulebook: string): Promise<Glyphs> {
  const load = files[`../emblems/${rulebook}.ts`];
  if (load === undefined) return Promise.resolve({});
  known[rulebook] ??= load().then(
    ({ glyphs }) => glyphs,
    () => {
      delete known[rulebook];
      return {};
    },
  );
  return known[rulebook];
}
