/**
 * The first view, asked for while the page itself is still on its way. The socket that follows takes longer to open
 * than an answer takes to come, and on a weak Wi-Fi that is what people wait for.
 */

import type { Gone, View } from './api';
import { getJson, type Answer } from './api/http';

type First = Promise<Answer<View | Gone>>;

let first: { path: string; answer: First } | null = null;

/** Where a page finds its view over HTTP. */
export const viewPath = (kind: string, key: string) => `api/${kind}/${key}/view`;

export function askEarly(kind: string, key: string): void {
  const path = viewPath(kind, key);
  first = { path, answer: getJson<View | Gone>(path) };
}

/** The answer to what was asked early, once and only for the same page. */
export function takeEarly(kind: string, key: string): First | null {
  const found = first?.path === viewPath(kind, key) ? first.answer : null;
  first = null;
  return found;
}
