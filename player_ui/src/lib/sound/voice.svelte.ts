/**
 * The storyteller's voice on the table's screen: fetches each clip, plays it in its turn, and reports.
 *
 * The hub knows of every screen whether it may sound: one that may says so and speaks, unless another one does; one
 * that may not any more, because the browser or the system has silenced it, says that too. So either some screen is
 * known to speak, or every screen that could asks for a tap.
 */

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
  /** Under which this page is known to the hub. */
  readonly page = makeId();
  /** The browser wants a tap before it lets this page sound, and no other one speaks. */
  asks = $state(false);
  /** Another of the table's screens speaks; this one may take over. */
  elsewhere = $state(false);
  #desk: Desk | null = null;
  #here = false;
  #waking = 0;
  #clip: string | null = null;
  #playing: Playing | null = null;
  #coming: string | null = null;
  #told: string | null = null;
  /** The clip that is over, or can't be played. */
  #over: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sound: Sound | null = null;
  #night: Promise<void> | null = null;
  /** It has said that it speaks; `known`: and the hub has shown it. */
  #claim: 'none' | 'said' | 'known' = 'none';
  #reported = new Set<string>();

  constructor(private readonly code: string) {
    addEventListener('pagehide', this.#leave);
    document.addEventListener('visibilitychange', this.#look);
  }

  /** Called with every view: plays a clip that is new, and is silent when it has been withdrawn. */
  follow(sound: Sound): void {
    this.#sound = sound;
    this.#here = sound.out === 'browser' || sound.out === 'both';
    this.elsewhere = this.#here && sound.page !== '' && sound.page !== this.page;
    if (sound.page === this.page) this.#claim = 'known';
    else if (this.#claim === 'known' || this.elsewhere) this.#claim = 'none';
    if (!this.#speaks || sound.clip !== this.#clip) this.#hush();
    this.#clip = sound.clip;
    if (this.#speaks && !this.#desk?.runs && this.#waking === 0) void this.#wake();
    this.#stand();
  }

  /** The tap: from now on this page speaks, and no other. What is being told now is heard, not what was missed. */
  enable(): void {
    void this.#wake().then(() => {
      if (this.#desk?.runs) this.#say();
    });
  }

  stop(): void {
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#look);
    this.#leave();
    this.#clip = null;
    this.#hush();
    this.#desk?.close();
    this.#desk = null;
  }

  /** This page is the one to speak, or may become it. */
  get #speaks(): boolean {
    return this.#here && !this.elsewhere;
  }

  async #wake(): Promise<void> {
    try {
      this.#desk ??= new Desk(() => this.#stand());
    } catch {
      return; // no sound in this browser: the captions tell the story
    }
    this.#waking += 1;
    await this.#desk.wake();
    this.#waking -= 1;
    this.#stand();
  }

  /** Whatever has changed, of the view or of the sound: what is asked of people, and what the hub is told. */
  #stand(): void {
    const runs = this.#desk?.runs ?? false;
    // Where it may sound it begins in a moment: nobody is asked for what comes by itself.
    if (runs || !this.#speaks) this.asks = false;
    else if (this.#waking === 0) this.asks = this.#desk !== null;
    if (!runs) this.#leave();
    else if (this.#sound?.page === '' && this.#claim === 'none') this.#say();
    this.#level();
    if (runs && this.#speaks && this.#clip !== null) void this.#fetch(this.#clip);
  }

  /** A screen that was out of sight may sound again. */
  #look = (): void => {
    if (document.visibilityState === 'visible' && this.#speaks && !this.#desk?.runs) void this.#wake();
  };

  #say(): void {
    this.#claim = 'said';
    device.set(SPEAKS, this.page);
    void this.#send('', 'enabled').then((answered) => {
      if (!answered && this.#claim === 'said') this.#claim = 'none';
    });
  }

  #leave = (): void => {
    if (this.#claim === 'none') return;
    this.#claim = 'none';
    void this.#send('', 'left');
  };

  #level(): void {
    const sound = this.#sound;
    if (sound === null || this.#desk === null) return;
    const silent = sound.muted || !this.#speaks;
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
    if (desk === null || [this.#coming, this.#told, this.#over].includes(clip)) return;
    this.#coming = clip;
    try {
      const response = await fetch(urlOf(`api/tables/${this.code}/clips/${encodeURIComponent(clip)}`));
      if (!response.ok) throw new Error(String(response.status));
      const wav = await response.arrayBuffer();
      if (clip !== this.#clip || this.elsewhere) return;
      this.#playing = await desk.play(wav, () => this.#end(clip));
      this.#told = clip;
      void this.#send(clip, 'started');
      this.#timer = setTimeout(() => this.#end(clip), 1000 * this.#playing.left() - EARLY_MS);
    } catch {
      this.#over = clip;
      if (clip === this.#clip) void this.#send(clip, 'failed');
    } finally {
      if (this.#coming === clip) this.#coming = null;
    }
  }

  /** Its words have been heard; what is left of it is silence, and may end by itself. */
  #end(clip: string): void {
    if (this.#told !== clip) return;
    clearTimeout(this.#timer);
    this.#told = null;
    this.#playing = null;
    this.#over = clip;
    void this.#send(clip, 'finished');
  }

  #hush(): void {
    clearTimeout(this.#timer);
    if (this.#told !== null) this.#playing?.stop();
    this.#told = null;
    this.#playing = null;
  }

  async #send(clip: string, state: Report): Promise<boolean> {
    const once = `${clip} ${state}`;
    if (clip !== '' && this.#reported.has(once)) return true;
    this.#reported.add(once);
    const answer = await postJson(`api/tables/${this.code}/sound`, { clip, state, page: this.page }, true);
    return answer.ok;
  }
}
