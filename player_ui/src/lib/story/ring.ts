/** Where people sit in a picture of the table, and the lines between them. Pure; lengths are the picture's own. */

export const WIDTH = 420;
export const HEIGHT = 270;
/** More names than these would lie over each other. */
export const MOST = 12;
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 };
export const ACROSS = 104;
export const DOWN = 88;
/** From a seat to its name, and to where lines end. */
const NAME_OFF = 13;
const GAP = 9;
/** Letters of a name in one line, and of each line where it takes two. */
const LONGEST = 11;
const WIDEST = 13;

export interface Place {
  x: number;
  y: number;
  /** Where the name stands, and from which side it is read towards the seat. */
  name: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
}

/** `n` places around the table, the first at the top, as people sit. */
export function places(n: number): Place[] {
  return Array.from({ length: n }, (_, i) => {
    const turn = (2 * Math.PI * i) / n - Math.PI / 2;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const anchor = Math.abs(cos) < 0.25 ? 'middle' : cos < 0 ? 'end' : 'start';
    return {
      x: round(CENTRE.x + ACROSS * cos),
      y: round(CENTRE.y + DOWN * sin),
      name: {
        x: round(CENTRE.x + (ACROSS + NAME_OFF) * cos),
        y: round(CENTRE.y + (DOWN + NAME_OFF) * sin + (anchor === 'middle' ? (sin < 0 ? -2 : 9) : 4)),
        anchor,
      },
    };
  });
}

/** A line from one place to another, bent towards the middle, and the head of its arrow. */
export function arrow(from: Place, to: Place): { line: string; head: string } {
  const bend = {
    x: (from.x + to.x) / 2 + (CENTRE.x - (from.x + to.x) / 2) * 0.45,
    y: (from.y + to.y) / 2 + (CENTRE.y - (from.y + to.y) / 2) * 0.45,
  };
  const start = along(from, bend, GAP);
  const tip = along(to, bend, GAP);
  const back = along(tip, bend, 8);
  const across = { x: (back.y - tip.y) * 0.5, y: (tip.x - back.x) * 0.5 };
  return {
    line: `M${pair(start)}Q${pair(bend)} ${pair(back)}`,
    head: `M${pair(tip)}L${pair({ x: back.x + across.x, y: back.y + across.y })}L${pair({ x: back.x - across.x, y: back.y - across.y })}Z`,
  };
}

/** A name as it stands beside its seat: whole, in two lines where it is long. */
export function lines(name: string): string[] {
  const letters = lettersOf(name);
  if (letters.length <= LONGEST) return [name];
  const ends = letters.flatMap((letter, i) =>
    /[\s-]/.test(letter) && i < letters.length - 1 ? [i + 1] : [],
  );
  const longer = (end: number) => Math.max(end, letters.length - end);
  const end = [...ends].sort((a, b) => longer(a) - longer(b))[0];
  if (end !== undefined && longer(end) <= WIDEST) return halves(letters, end, '');
  const middle = Math.ceil(letters.length / 2);
  const word = [middle - 1, middle].every((at) => /\p{L}/u.test(letters[at] ?? ''));
  return halves(letters, middle, word ? '-' : '');
}

const halves = (letters: string[], end: number, hyphen: string) => [
  letters.slice(0, end).join('').trimEnd() + hyphen,
  letters.slice(end).join(''),
];

/** As people count them: an emoji of several parts is one. */
function lettersOf(name: string): string[] {
  if (!('Segmenter' in Intl)) return [...name];
  return [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
}

type Point = Pick<Place, 'x' | 'y'>;
const round = (n: number) => Math.round(n * 10) / 10;
const pair = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

function along(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}
