/**
 * What lies over a page, such as a sheet, is put away by the browser's Back and by Escape, and the page itself stays.
 * For every open layer there is one entry in the history; the entries follow the layers a moment later, so that a
 * glimpse or a change from one sheet to the next leaves nothing behind.
 */

type Depth = { layers?: number } | null;

/** What of a window is used; tests bring one of their own. */
export interface Pages {
  history: Pick<History, 'state' | 'pushState' | 'go'>;
  addEventListener(kind: 'popstate', run: () => void): void;
  addEventListener(kind: 'keydown', run: (event: KeyboardEvent) => void): void;
  setTimeout(run: () => void, ms?: number): unknown;
}

export class Layers {
  readonly #pages: Pages;
  /** How each open layer is put away, the topmost last. */
  readonly #open: (() => void)[] = [];
  /** A step through the history is under way, asked for here. */
  #stepping = false;
  #due = false;
  /** What waits until the history holds nothing of any layer. */
  #leaving: (() => void) | null = null;

  constructor(pages: Pages) {
    this.#pages = pages;
    pages.addEventListener('popstate', () => this.#moved());
    pages.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.#open.length > 0) this.#top()?.();
    });
    // Loaded anew, nothing lies over the page any more, whatever did before.
    if (this.#depth() > 0) this.#settleSoon();
  }

  /** Notes that something lies over the page now; `close` puts it away. Call the answer when it is gone. */
  add(close: () => void): () => void {
    this.#open.push(close);
    this.#settleSoon();
    return () => {
      const at = this.#open.indexOf(close);
      if (at >= 0) this.#open.splice(at, 1);
      this.#settleSoon();
    };
  }

  /** Takes every layer out of the history, and then goes where `away` leads: nothing of them is left behind it. */
  leave(away: () => void): void {
    this.#open.length = 0;
    this.#leaving = away;
    this.#settleSoon();
  }

  #top(): (() => void) | undefined {
    return this.#open[this.#open.length - 1];
  }

  #depth(): number {
    return (this.#pages.history.state as Depth)?.layers ?? 0;
  }

  #moved(): void {
    if (this.#stepping) this.#stepping = false;
    else for (const close of this.#open.slice(this.#depth()).reverse()) close();
    // Forwards, to where something once lay over the page, leads nowhere; neither does what was opened meanwhile.
    this.#settleSoon();
  }

  #settleSoon(): void {
    if (this.#due) return;
    this.#due = true;
    this.#pages.setTimeout(() => {
      this.#due = false;
      this.#settle();
    });
  }

  /** Has the history say as many layers as there are. */
  #settle(): void {
    if (this.#stepping) return;
    const { history } = this.#pages;
    for (let at = this.#depth(); at < this.#open.length; at += 1) history.pushState({ layers: at + 1 }, '');
    const over = this.#depth() - this.#open.length;
    if (over > 0) {
      this.#stepping = true;
      history.go(-over);
      return;
    }
    this.#leaving?.();
    this.#leaving = null;
  }
}

let shared: Layers | null = null;

/** The layers of this page. */
export function layers(): Layers {
  shared ??= new Layers(window);
  return shared;
}
