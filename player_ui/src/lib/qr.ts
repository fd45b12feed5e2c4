/**
 * A QR code for a text, made on the page itself: a seat's private link is nobody else's business.
 *
 * Byte mode, error correction M, versions 1 to 10 (up to 213 bytes). Follows ISO/IEC 18004: data and error
 * correction words are laid in a zigzag around the fixed patterns, then the mask with the least penalty is used.
 */

/** Of each version: error correction words a block, then blocks and data words of both groups. */
const BLOCKS: readonly (readonly [number, number, number, number, number])[] = [
  [10, 1, 16, 0, 0],
  [16, 1, 28, 0, 0],
  [26, 1, 44, 0, 0],
  [18, 2, 32, 0, 0],
  [24, 2, 43, 0, 0],
  [16, 4, 27, 0, 0],
  [18, 4, 31, 0, 0],
  [22, 2, 38, 2, 39],
  [22, 3, 36, 2, 37],
  [26, 4, 43, 1, 44],
];
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
/** Error correction M in the format bits. */
const LEVEL = 0;

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, value = 1; i < 255; i += 1) {
  EXP[i] = value;
  LOG[value] = i;
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
}
const power = (i: number) => EXP[i % 255] ?? 0;
const times = (a: number, b: number) => (a === 0 || b === 0 ? 0 : power((LOG[a] ?? 0) + (LOG[b] ?? 0)));

/** The remainder of `data` by the generator of that many error correction words. */
function correction(data: readonly number[], words: number): number[] {
  let generator = [1];
  for (let i = 0; i < words; i += 1) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, power(i))));
    generator = next;
  }
  const rest = [...data, ...new Array<number>(words).fill(0)];
  for (let i = 0; i < data.length; i += 1) {
    const lead = rest[i] ?? 0;
    generator.forEach((factor, at) => (rest[i + at] = (rest[i + at] ?? 0) ^ times(factor, lead)));
  }
  return rest.slice(data.length);
}

function words(bytes: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const out: number[] = [];
  for (let i = 0; i < bits.length; i += 8) out.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; out.length < room; pad ^= 0xec ^ 0x11) out.push(pad);
  return out;
}

/** Data and correction of all blocks, taken in turns. */
function interleaved(data: readonly number[], version: number): number[] {
  const [length, first, firstSize, second, secondSize] = BLOCKS[version - 1] ?? [0, 0, 0, 0, 0];
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < first + second; i += 1) {
    const size = i < first ? firstSize : secondSize;
    blocks.push(data.slice(at, at + size));
    at += size;
  }
  const tails = blocks.map((block) => correction(block, length));
  const turns = (rows: readonly number[][], longest: number) =>
    Array.from({ length: longest }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...turns(blocks, Math.max(firstSize, secondSize)), ...turns(tails, length)];
}

type Grid = (boolean | null)[][];
const set = (grid: Grid, x: number, y: number, on: boolean) => {
  const row = grid[y];
  if (row !== undefined && x >= 0 && x < grid.length) row[x] = on;
};

function fixed(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const ring = (cx: number, cy: number, radius: number, dark: (r: number) => boolean) => {
    for (let y = -radius; y <= radius; y += 1)
      for (let x = -radius; x <= radius; x += 1)
        set(grid, cx + x, cy + y, dark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ring(x, y, 4, (r) => r !== 2 && r !== 4);
  const spots = ALIGNED[version - 1] ?? [];
  for (const x of spots) for (const y of spots) if (grid[y]?.[x] === null) ring(x, y, 2, (r) => r !== 1);
  for (let i = 8; i < size - 8; i += 1) {
    set(grid, i, 6, i % 2 === 0);
    set(grid, 6, i, i % 2 === 0);
  }
  if (version >= 7) {
    const bits = withRest(version, 12, 0x1f25);
    for (let i = 0; i < 18; i += 1) {
      const [a, b] = [Math.floor(i / 3), size - 11 + (i % 3)];
      set(grid, a, b, ((bits >> i) & 1) === 1);
      set(grid, b, a, ((bits >> i) & 1) === 1);
    }
  }
  format(grid, 0);
  return grid;
}

function withRest(value: number, length: number, generator: number): number {
  let rest = value << length;
  const top = 31 - Math.clz32(generator);
  for (let i = 31 - Math.clz32(rest | 1); i >= top; i = 31 - Math.clz32(rest | 1))
    rest ^= generator << (i - top);
  return (value << length) | rest;
}

function format(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = withRest((LEVEL << 3) | mask, 10, 0x537) ^ 0x5412;
  for (let i = 0; i < 15; i += 1) {
    const on = ((bits >> i) & 1) === 1;
    set(grid, 8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, on);
    set(grid, i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, on);
  }
  set(grid, 8, size - 8, true);
}

function lay(grid: Grid, all: readonly number[]): [number, number][] {
  const size = grid.length;
  const free: [number, number][] = [];
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    const up = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i += 1)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (grid[y]?.[x] === null) free.push([x, y]);
      }
  }
  free.forEach(([x, y], i) => set(grid, x, y, (((all[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1));
  return free;
}

/** How hard a masked code is to read: long runs, blocks, patterns like the corners, and too much of one shade. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const at = (x: number, y: number) => grid[y]?.[x] === true;
  let sum = 0;
  let dark = 0;
  for (let a = 0; a < size; a += 1)
    for (const line of [(b: number) => at(b, a), (b: number) => at(a, b)]) {
      const text = Array.from({ length: size }, (_, b) => (line(b) ? '1' : '0')).join('');
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
      for (let b = 0; b + 11 <= size; b += 1)
        if (/^(00001011101|10111010000)/.test(text.slice(b, b + 11))) sum += 40;
    }
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (at(x, y)) dark += 1;
      if (x + 1 < size && y + 1 < size) {
        const four = [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)].filter(Boolean).length;
        if (four === 0 || four === 4) sum += 3;
      }
    }
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

/** Rows of dark (`true`) and light modules, without the quiet zone; nothing if the text is too long. */
export function qrModules(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version =
    BLOCKS.findIndex(([, a, b, c, d], i) => bytes.length + (i < 9 ? 2 : 3) <= a * b + c * d) + 1;
  const [, a, b, c, d] = BLOCKS[version - 1] ?? [0, 0, 0, 0, 0];
  if (version === 0) return null;
  const all = interleaved(words(bytes, version, a * b + c * d), version);
  const plain = fixed(version);
  const free = lay(plain, all);
  let best: Grid = plain;
  let least = Infinity;
  MASKS.forEach((mask, number) => {
    const grid = plain.map((row) => [...row]);
    for (const [x, y] of free) if (mask(x, y)) set(grid, x, y, grid[y]?.[x] !== true);
    format(grid, number);
    const score = penalty(grid);
    if (score < least) [best, least] = [grid, score];
  });
  return best.map((row) => row.map((module) => module === true));
}

/** The code as a picture with its quiet zone of four modules, dark on light. */
export function qrSvg(text: string): string | null {
  const rows = qrModules(text);
  if (rows === null) return null;
  const size = rows.length + 8;
  const path = rows
    .flatMap((row, y) => row.map((on, x) => (on ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  );
}
