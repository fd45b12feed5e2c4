/**
 * How pages look to those who see little, or sit far away. A device may ask for strong contrast (`prefers-contrast`);
 * the table's screen, where nobody may know how to, has a button for it as well, and remembers what was chosen.
 */

import { device } from './storage';

const KEYS = { contrast: 'contrast', large: 'large-type' } as const;
export type Look = keyof typeof KEYS;

/** Missing where there is no such question, as in old browsers and in tests. */
const asked = globalThis.matchMedia?.('(prefers-contrast: more)');
const root = () => document.documentElement;

/** On every page, from the beginning. */
export function followContrast(): void {
  const follow = () => root().toggleAttribute('data-contrast', asked?.matches ?? false);
  follow();
  asked?.addEventListener?.('change', follow);
}

class Looks {
  contrast = $state(
    device.get(KEYS.contrast) === null ? (asked?.matches ?? false) : device.get(KEYS.contrast) === 'on',
  );
  large = $state(device.get(KEYS.large) === 'on');

  turn(look: Look): void {
    this[look] = !this[look];
    device.set(KEYS[look], this[look] ? 'on' : 'off');
  }

  /** For as long as the table's screen is shown. */
  apply(): () => void {
    root().toggleAttribute('data-contrast', this.contrast);
    root().toggleAttribute('data-large', this.large);
    return () => {
      root().toggleAttribute('data-contrast', asked?.matches ?? false);
      root().removeAttribute('data-large');
    };
  }
}

export const looks = new Looks();
