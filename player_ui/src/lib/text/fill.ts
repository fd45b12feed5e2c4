/** Puts values into the gaps of a sentence. A gap without a value stays visible, so that it is noticed. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, key: string) => (key in values ? String(values[key]) : gap));
}

export interface Counted {
  one: string;
  many: string;
}

export function count(words: Counted, n: number): string {
  return fill(n === 1 ? words.one : words.many, { n });
}

/** `A`, `A and B`, `A, B and C`. */
export function list(items: readonly string[], and: string): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${and} ${items[items.length - 1]}`;
}

export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
