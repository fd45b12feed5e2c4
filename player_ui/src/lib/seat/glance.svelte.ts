/**
 * Something found out, on a phone that neighbours look at: open for as long as it takes to read it, then covered until
 * its holder wants it again. By this phone's own clock alone: nobody else's page changes with it.
 */

/** Long enough for two sentences, from the confirmation or from a tap on. */
const READ_MS = 6_000;
/** What is pressed for longer is meant as a glimpse: it ends with the finger. */
const HELD_MS = 400;

export class Glance {
  open = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Opens it for as long as it takes to read it. */
  show(): void {
    this.open = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.cover(), READ_MS);
  }

  cover(): void {
    clearTimeout(this.#timer);
    this.open = false;
  }

  press(): void {
    this.#since = this.now();
    clearTimeout(this.#timer);
    this.open = true;
  }

  release(): void {
    if (this.#since === 0) return;
    const held = this.now() - this.#since;
    this.#since = 0;
    if (held > HELD_MS) this.cover();
    else this.show();
  }
}
