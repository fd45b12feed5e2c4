import type { Sound } from '../api';
import { fill } from '../text/fill';
import type { Words } from '../../locales/en';

/** Why something is not heard, as a sentence with the way out. */
export function troubleText(t: Words, { key, device }: NonNullable<Sound['trouble']>): string {
  const named = device === '' ? t.screen.usualDevice : fill(t.screen.namedDevice, { name: device });
  return fill(t.screen.soundTrouble[key], { device: named });
}
