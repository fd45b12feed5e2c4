/** How the table's screen looks to those who see little, or sit far away: kept on the device that shows it. */

import { device } from './storage';

const KEYS = { contrast: 'contrast', large: 'large-type' } as const;
export type Look = keyof typeof KEYS;

class Looks {
  contrast = $state(device.get(KEYS.contrast) === 'on');
  large = $state(device.get(KEYS.large) === 'on');

  turn(look: Look): void {
    this[look] = !this[look];
    device.set(KEYS[look], this[look] ? 'on' : null);
  }

  /** For as long as the table's screen is shown. */
  apply(): () => void {
    const root = document.documentElement;
    root.toggleAttribute('data-contrast', this.contrast);
    root.toggleAttribute('data-large', this.large);
    return () => {
      root.removeAttribute('data-contrast');
      root.removeAttribute('data-large');
    };
  }
}

export const looks = new Looks();
