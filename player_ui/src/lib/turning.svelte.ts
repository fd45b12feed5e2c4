/** Pages that turn by themselves, for a screen that nobody can scroll; a hand on them stops that. */

/** Long enough to read a page out to the others. */
export const READ_MS = 14_000;

export class Turning {
  /** The page that is shown, from 0. */
  at = $state(0);
  runs = $state(true);
  #pages = 1;
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How many pages there are now; shown is one of them. */
  set pages(pages: number) {
    this.#pages = Math.max(1, pages);
    this.at = Math.min(this.at, this.#pages - 1);
    this.#again();
  }

  /** While something is being told, the first page stays. */
  hold(held: boolean): void {
    this.#held = held;
    if (held && this.runs) this.at = 0;
    this.#again();
  }

  /** By hand: forwards or back, round and round. From then on it stays where it is. */
  turn(by: 1 | -1): void {
    this.runs = false;
    this.#go(by);
  }

  toggle(): void {
    this.runs = !this.runs;
    this.#again();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(by: number): void {
    this.at = (this.at + by + this.#pages) % this.#pages;
    this.#again();
  }

  #again(): void {
    clearTimeout(this.#timer);
    if (this.runs && !this.#held && this.#pages > 1) this.#timer = setTimeout(() => this.#go(1), READ_MS);
  }
}
