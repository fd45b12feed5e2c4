/** What this browser remembers. A browser that forbids it just forgets; nothing ever depends on it. */

import { makeId } from './ids';

const made = makeId();

type Which = 'localStorage' | 'sessionStorage';

function read(which: Which, key: string): string | null {
  try {
    return window[which].getItem(key);
  } catch {
    return null;
  }
}

function write(which: Which, key: string, value: string | null): void {
  try {
    if (value === null) window[which].removeItem(key);
    else window[which].setItem(key, value);
  } catch {
    // Private windows and full disks: fine.
  }
}

export const device = {
  get: (key: string) => read('localStorage', `nightwake.${key}`),
  set: (key: string, value: string | null) => write('localStorage', `nightwake.${key}`, value),
};

export const tab = {
  get: (key: string) => read('sessionStorage', `nightwake.${key}`),
  set: (key: string, value: string | null) => write('sessionStorage', `nightwake.${key}`, value),
};

/** What this browser calls itself, so that one phone that comes back is told from two. Said to the hub alone. */
export function deviceId(): string {
  const kept = device.get('device');
  if (kept !== null) return kept;
  device.set('device', made);
  return made;
}

/** Tables and seats that this browser opened lately, so that a closed tab is found again. */
export interface Remembered {
  code: string;
  token: string;
  name?: string;
  at: number;
}

const KEEP = 6;
const DAY = 24 * 60 * 60 * 1000;

export function remembered(kind: 'hosting' | 'seats', now = Date.now()): Remembered[] {
  try {
    const list: unknown = JSON.parse(device.get(kind) ?? '[]');
    if (!Array.isArray(list)) return [];
    return (list as Remembered[]).filter((r) => typeof r?.token === 'string' && now - r.at < DAY);
  } catch {
    return [];
  }
}

export function remember(kind: 'hosting' | 'seats', entry: Omit<Remembered, 'at'>): void {
  const others = remembered(kind).filter((r) => r.token !== entry.token);
  device.set(kind, JSON.stringify([{ ...entry, at: Date.now() }, ...others].slice(0, KEEP)));
}

export function forget(kind: 'hosting' | 'seats', token: string): void {
  device.set(kind, JSON.stringify(remembered(kind).filter((r) => r.token !== token)));
}
