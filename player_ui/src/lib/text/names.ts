/** What of a caption is somebody's name: the hub puts each between two marks that no name holds. */

const MARKS = /[\u2068\u2069]/;

/** The caption's parts in order, from plain to name to plain; every other one is a name. */
export function partsOf(caption: string): { text: string; name: boolean }[] {
  return caption
    .split(MARKS)
    .map((text, i) => ({ text, name: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}
