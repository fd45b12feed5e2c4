/** A list that is put in order by dragging or by keyboard, and what it looks like meanwhile. */

import { tick } from 'svelte';
import { landing, moved } from './order';

/** From the screen's edge, where holding something scrolls, and by how much each time. */
const EDGE = 90;
const STEP = 9;
/** How long a new order is shown that the hub has taken, but not shown itself yet. */
const PATIENCE_MS = 3_000;

export interface Ordered {
  /** The keys as the hub has them. */
  keys: () => readonly number[];
  list: () => HTMLElement | undefined;
  closed: () => boolean;
  /** Asks the hub for it; false if it will not have it. */
  send: (keys: number[], moved: number, to: number) => Promise<boolean>;
}

export class Ordering {
  /** The order while it is being changed and until the hub has it. */
  #order = $state<number[] | null>(null);
  drag = $state<{ key: number; from: number; by: number } | null>(null);
  /** Where the pointer is, and where on the page it took hold. */
  #pointer = 0;
  #start = 0;

  /** Belongs to the component that makes it. */
  constructor(private readonly of: Ordered) {
    // Until the hub's own view has it: going back to the old order meanwhile would take the focus away.
    $effect(() => {
      const order = this.#order;
      if (order === null) return;
      const keys = of.keys();
      if (keys.length === order.length && keys.every((key, i) => key === order[i])) this.#order = null;
      const timer = setTimeout(() => (this.#order = null), PATIENCE_MS);
      return () => clearTimeout(timer);
    });
    // A list longer than the screen moves along while something is held at its edge.
    const holding = $derived(this.drag !== null);
    $effect(() => {
      if (!holding) return;
      const timer = setInterval(() => {
        const by = this.#pointer < EDGE ? -STEP : this.#pointer > innerHeight - EDGE ? STEP : 0;
        if (by === 0) return;
        scrollBy(0, by);
        this.#follow();
      }, 16);
      return () => clearInterval(timer);
    });
  }

  get keys(): readonly number[] {
    const known = this.of.keys();
    const same = this.#order?.length === known.length && this.#order.every((key) => known.includes(key));
    return same && this.#order !== null ? this.#order : known;
  }

  /** Where the dragged one would land. */
  get target(): number {
    if (this.drag === null) return -1;
    const heights = [...(this.of.list()?.children ?? [])].map((item) => (item as HTMLElement).offsetHeight);
    return landing(heights, this.drag.from, this.drag.by);
  }

  async move(from: number, to: number): Promise<void> {
    const key = this.keys[from];
    if (key === undefined || to < 0 || to >= this.keys.length || to === from) return;
    const keys = moved(this.keys, from, to);
    this.#order = keys;
    if (!(await this.of.send(keys, key, to))) this.#order = null;
  }

  grab(event: PointerEvent, from: number, key: number): void {
    if (this.of.closed() || event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#pointer = event.clientY;
    this.#start = event.clientY + scrollY;
    this.drag = { key, from, by: 0 };
  }

  pull(event: PointerEvent): void {
    this.#pointer = event.clientY;
    this.#follow();
  }

  #follow(): void {
    if (this.drag !== null) this.drag = { ...this.drag, by: this.#pointer + scrollY - this.#start };
  }

  drop(): void {
    if (this.drag === null) return;
    const { from } = this.drag;
    const to = this.target;
    this.drag = null;
    void this.move(from, to);
  }

  async press(event: KeyboardEvent, from: number): Promise<void> {
    const last = this.keys.length - 1;
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const handle = event.currentTarget as HTMLElement;
    const done = this.move(from, to);
    await tick();
    handle.focus();
    await done;
    handle.focus();
  }

  /** How far a row makes room for the one that is dragged past it. */
  shift(i: number): string {
    const drag = this.drag;
    if (drag === null) return '';
    if (i === drag.from) return `translateY(${drag.by}px)`;
    const height = (this.of.list()?.children[drag.from] as HTMLElement | undefined)?.offsetHeight ?? 0;
    if (i > drag.from && i <= this.target) return `translateY(${-height}px)`;
    if (i < drag.from && i >= this.target) return `translateY(${height}px)`;
    return '';
  }
}
