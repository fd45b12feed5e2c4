/** Where other devices reach the hub, as this page knows it now. */

import { getJson } from './api/http';
import type { Reach as Roots } from './api';
import { urlOf } from './base';
import { isLoopback, linkFor } from './reach';
import { device } from './storage';

const CHOSEN = 'address';
const AGAIN_MS = 10_000;

class Reach {
  /** Nothing until the hub has said: then the page's own address has to do. */
  #roots = $state.raw<readonly string[] | null>(null);
  #chosen = $state(device.get(CHOSEN) ?? '');

  /** Which of the hub's addresses works in this room, as it is typed; kept in this browser. Empty: the first. */
  get chosen(): string {
    return this.#chosen;
  }

  choose(typed: string): void {
    this.#chosen = typed;
    device.set(CHOSEN, typed === '' ? null : typed);
  }

  /** `path` for another device; `null`: there is no network. */
  link(path: string): string | null {
    if (this.#roots === null) return urlOf(path);
    return linkFor(path, document.baseURI, this.#roots, this.#chosen);
  }

  /** Keeps up with the hub's addresses, where that is needed, until the answer is called. */
  follow(): () => void {
    if (!isLoopback(location.hostname)) return () => {};
    const look = async () => {
      this.#chosen = device.get(CHOSEN) ?? '';
      const answer = await getJson<Roots>('api/reach');
      if (answer.ok) this.#roots = answer.value.roots;
    };
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), AGAIN_MS);
    return () => clearInterval(timer);
  }
}

export const reach = new Reach();
