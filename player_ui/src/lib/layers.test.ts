import { expect, test } from 'vitest';
import { Layers, type Pages } from './layers';

/** A browser's history: steps take a moment, and say so with popstate. */
class Browser {
  entries: unknown[] = [null];
  at = 0;
  #heard: Record<string, ((event: KeyboardEvent) => void)[]> = {};
  #due: (() => void)[] = [];

  get pages(): Pages {
    const browser = this;
    return {
      history: {
        get state() {
          return browser.entries[browser.at];
        },
        pushState: (state: unknown) => {
          this.entries = [...this.entries.slice(0, this.at + 1), state];
          this.at += 1;
        },
        go: (by = 0) => {
          this.#due.push(() => this.#step(by));
        },
      },
      addEventListener: (kind: string, run: (event: KeyboardEvent) => void) => {
        (this.#heard[kind] ??= []).push(run);
      },
      setTimeout: (run) => this.#due.push(run),
    } as Pages;
  }

  open(): Layers {
    return new Layers(this.pages);
  }

  #step(by: number): void {
    if (this.at + by < 0) throw new Error('the page has been left');
    this.at = Math.min(this.entries.length - 1, this.at + by);
    this.say('popstate', {});
  }

  say(kind: string, event: Partial<KeyboardEvent>): void {
    for (const run of this.#heard[kind] ?? []) run(event as KeyboardEvent);
  }

  /** What is due next. */
  tick(): void {
    this.#due.shift()?.();
  }

  /** Until nothing is due any more. */
  settle(): this {
    while (this.#due.length > 0) this.tick();
    return this;
  }

  go(by: number): this {
    this.settle().#step(by);
    return this.settle();
  }
}

/** A sheet that is there until it is put away. */
function sheet(layers: Layers): { there: boolean; close(): void } {
  const one = {
    there: true,
    close: () => {
      if (!one.there) return;
      one.there = false;
      gone();
    },
  };
  const gone = layers.add(() => one.close());
  return one;
}

test('Back puts away what lies over the page, and the page stays', () => {
  const browser = new Browser();
  const menu = sheet(browser.open());
  browser.settle();
  expect(browser.at).toBe(1);
  browser.go(-1);
  expect(menu.there).toBe(false);
  expect(browser.at).toBe(0);
});

test('of two layers Back takes the upper one first, and so does Escape', () => {
  for (const away of ['back', 'escape']) {
    const browser = new Browser();
    const layers = browser.open();
    const [menu, rules] = [sheet(layers), sheet(layers)];
    browser.settle();
    if (away === 'back') browser.go(-1);
    else browser.say('keydown', { key: 'Escape' });
    browser.settle();
    expect([menu.there, rules.there]).toEqual([true, false]);
    expect(browser.at).toBe(1);
  }
});

test('put away by its own button it leaves nothing behind for Back', () => {
  const browser = new Browser();
  const card = sheet(browser.open());
  browser.settle();
  card.close();
  browser.settle();
  expect(browser.at).toBe(0);
});

test('a glimpse, and a change from one sheet to the next, take no step too many', () => {
  const browser = new Browser();
  const layers = browser.open();
  sheet(layers).close();
  browser.settle();
  expect(browser.entries).toEqual([null]);
  const menu = sheet(layers);
  browser.settle();
  menu.close();
  const rules = sheet(layers);
  browser.settle();
  expect(rules.there).toBe(true);
  expect(browser.at).toBe(1);
});

test('opened while the step back is under way it stays open, with an entry of its own', () => {
  const browser = new Browser();
  const layers = browser.open();
  const first = sheet(layers);
  browser.settle();
  first.close();
  browser.tick(); // the step back has been asked for, and not been taken yet
  expect(browser.at).toBe(1);
  const second = sheet(layers);
  browser.settle();
  expect(second.there).toBe(true);
  expect(browser.at).toBe(1);
});

test('Forward to a sheet that is gone, and a page loaded anew over one, come to the page itself', () => {
  const browser = new Browser();
  sheet(browser.open());
  browser.go(-1).go(1);
  expect(browser.at).toBe(0);
  const anew = new Browser();
  anew.entries = [null, { layers: 1 }, { layers: 2 }];
  anew.at = 2;
  anew.open();
  anew.settle();
  expect(anew.at).toBe(0);
});

test('keys other than Escape, and Escape with nothing open, do nothing', () => {
  const browser = new Browser();
  const layers = browser.open();
  browser.say('keydown', { key: 'Escape' });
  const menu = sheet(layers);
  browser.say('keydown', { key: 'Tab' });
  browser.settle();
  expect(menu.there).toBe(true);
});

test('who goes elsewhere leaves no layer behind', () => {
  const browser = new Browser();
  const layers = browser.open();
  sheet(layers);
  browser.settle();
  expect(browser.at).toBe(1);
  const gone: number[] = [];
  layers.leave(() => gone.push(browser.at));
  browser.settle();
  expect(gone).toEqual([0]);
  browser.settle();
  expect(gone).toEqual([0]);
});
