/** The storyteller's voice on the table's screen: fetches each clip, plays it in its turn, and reports. */

import type { Sound } from '../api';
import { postJson } from '../api/http';
import { urlOf } from '../base';
import { makeId } from '../ids';
import { device } from '../storage';
import { Desk, type Playing } from './desk';
import { SPEAKS } from './speaks';

type Report = 'started' | 'finished' | 'failed' | 'enabled' | 'left';

/** A clip ends in silence: its end is reported this many milliseconds early, so that the next is here in time. */
const EARLY_MS = 120;

export class Voice {
  /** The browser wants a tap before it lets this page sound. */
  asks = $state(false);
  /** Another of the table's screens speaks; this one may take over. */
  elsewhere = $state(false);
  #page = makeId();
  #desk: Desk | null = null;
  #clip: string | null = null;
  #playing: Playing | null = null;
  #coming: string | null = null;
  #told: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sound: Sound | null = null;
  #night: Promise<void> | null = null;
  #claimed = false;
  #reported = new Set<string>();

  constructor(private readonly code: string) {
    addEventListener('pagehide', () => this.#send('', 'left'));
  }

  /** Called with every view: plays a clip that is new, and is silent when it has been withdrawn. */
  follow(sound: Sound): void {
    this.#sound = sound;
    const here = sound.out === 'browser' || sound.out === 'both';
    this.elsewhere = here && sound.page !== '' && sound.page !== this.#page;
    if (!here || this.elsewhere) {
      this.asks = false;
      this.#claimed = false;
      this.#clip = sound.clip;
      this.#hush();
      return this.#level();
    }
    if (this.#desk === null || !this.#desk.runs) void this.#wake();
    else if (sound.page === '' && !this.#claimed) this.#claim();
    this.#level();
    if (sound.clip === this.#clip) return;
    this.#clip = sound.clip;
    if (sound.clip === null || this.#told !== null) this.#hush();
    if (sound.clip !== null) void this.#fetch(sound.clip);
  }

  /** The tap: from now on this page speaks, and no other. What is being told now is heard, not what was missed. */
  enable(): void {
    this.#claimed = false;
    void this.#wake(true);
  }

  stop(): void {
    this.#clip = null;
    this.#hush();
    this.#desk?.close();
    this.#desk = null;
  }

  async #wake(tapped = false): Promise<void> {
    try {
      this.#desk ??= new Desk(() => void this.#mayStart(false));
    } catch {
      return; // no sound in this browser: the captions tell the story
    }
    await this.#desk.wake();
    await this.#mayStart(tapped);
  }

  async #mayStart(tapped: boolean): Promise<void> {
    const runs = this.#desk?.runs ?? false;
    this.asks = !runs && !this.elsewhere;
    if (!runs) return;
    if (tapped || this.#sound?.page === '') this.#claim();
    this.#level();
    if (this.#clip !== null && this.#playing === null) await this.#fetch(this.#clip);
  }

  #claim(): void {
    if (this.#claimed) return;
    this.#claimed = true;
    device.set(SPEAKS, this.#page);
    this.#send('', 'enabled');
  }

  #level(): void {
    const sound = this.#sound;
    if (sound === null || this.#desk === null) return;
    const silent = sound.muted || this.elsewhere || (sound.out !== 'browser' && sound.out !== 'both');
    const night = sound.night && !silent;
    this.#desk.levels({ voice: silent ? 0 : sound.volume, bed: silent ? 0 : sound.bed_volume, night });
    if (night && this.#desk.runs && !this.#desk.hasNight) this.#night ??= this.#loadNight(this.#desk);
  }

  async #loadNight(desk: Desk): Promise<void> {
    try {
      const response = await fetch(urlOf(`api/tables/${this.code}/night.wav`));
      if (response.ok) await desk.loadNight(await response.arrayBuffer());
    } finally {
      this.#night = null;
    }
  }

  async #fetch(clip: string): Promise<void> {
    const desk = this.#desk;
    if (desk === null || !desk.runs || this.#coming === clip) return;
    this.#coming = clip;
    try {
      const response = await fetch(urlOf(`api/tables/${this.code}/clips/${encodeURIComponent(clip)}`));
      if (!response.ok) throw new Error(String(response.status));
      const wav = await response.arrayBuffer();
      if (clip !== this.#clip || this.elsewhere) return;
      this.#playing = await desk.play(wav, () => this.#over(clip));
      this.#told = clip;
      this.#send(clip, 'started');
      this.#timer = setTimeout(() => this.#over(clip), 1000 * this.#playing.left() - EARLY_MS);
    } catch {
      if (clip === this.#clip) this.#send(clip, 'failed');
    } finally {
      if (this.#coming === clip) this.#coming = null;
    }
  }

  /** Its words have been heard; what is left of it is silence, and may end by itself. */
  #over(clip: string): void {
    if (this.#told !== clip) return;
    clearTimeout(this.#timer);
    this.#told = null;
    this.#playing = null;
    this.#send(clip, 'finished');
  }

  #hush(): void {
    clearTimeout(this.#timer);
    if (this.#told !== null) this.#playing?.stop();
    this.#told = null;
    this.#playing = null;
  }

  #send(clip: string, state: Report): void {
    const once = `${clip} ${state}`;
    if (clip !== '' && this.#reported.has(once)) return;
    this.#reported.add(once);
    void postJson(`api/tables/${this.code}/sound`, { clip, state, page: this.#page });
  }
}
