/** The storyteller's voice on the table's screen: fetches each clip and plays it through one audio element. */

import type { Sound } from '../api';
import { postJson } from '../api/http';
import { urlOf } from '../base';

type Report = 'started' | 'finished' | 'failed';

/** A twentieth of a second of nothing, as a WAV file: finds out whether the browser lets the page speak. */
export function silentWav(): Blob {
  const samples = 400;
  const bytes = new DataView(new ArrayBuffer(44 + samples * 2));
  const text = (at: number, value: string) =>
    [...value].forEach((letter, i) => bytes.setUint8(at + i, letter.charCodeAt(0)));
  text(0, 'RIFF');
  bytes.setUint32(4, 36 + samples * 2, true);
  text(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, 8000, true);
  bytes.setUint32(28, 16000, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  text(36, 'data');
  bytes.setUint32(40, samples * 2, true);
  return new Blob([bytes.buffer], { type: 'audio/wav' });
}

export class Voice {
  /** The browser wants a tap before it lets this page sound. */
  asks = $state(false);
  #element = new Audio();
  #clip: string | null = null;
  #playing: string | null = null;
  #address: string | null = null;
  #ready = false;
  #spoken = new Set<string>();

  constructor(private readonly code: string) {
    this.#element.preload = 'auto';
    this.#element.addEventListener('ended', () => this.#report('finished'));
    this.#element.addEventListener('error', () => this.#report('failed'));
  }

  /** Called with every view: plays a clip that is new, and is silent when there is none any more. */
  follow(sound: Sound): void {
    this.#element.muted = sound.muted;
    this.#element.volume = Math.min(1, Math.max(0, sound.volume));
    if (sound.out !== 'browser' && sound.out !== 'both') return this.#hush();
    if (!this.#ready) {
      this.#ready = true;
      if (sound.clip === null) void this.#try(silentWav(), null);
    }
    if (sound.clip === this.#clip) return;
    this.#clip = sound.clip;
    if (sound.clip === null) this.#hush();
    else void this.#fetch(sound.clip);
  }

  /** The tap: from now on this page may sound. What is being told now is heard; what was missed is not. */
  enable(): void {
    this.asks = false;
    if (this.#clip !== null && this.#playing === this.#clip) void this.#play(this.#clip);
    else void this.#try(silentWav(), null);
  }

  stop(): void {
    this.#clip = null;
    this.#hush();
  }

  async #fetch(clip: string): Promise<void> {
    try {
      const response = await fetch(urlOf(`api/tables/${this.code}/clips/${encodeURIComponent(clip)}`));
      if (!response.ok) throw new Error(String(response.status));
      const wav = await response.blob();
      if (clip === this.#clip) await this.#try(wav, clip);
    } catch {
      if (clip === this.#clip) this.#send(clip, 'failed');
    }
  }

  async #try(wav: Blob, clip: string | null): Promise<void> {
    if (this.#address !== null) URL.revokeObjectURL(this.#address);
    this.#address = URL.createObjectURL(wav);
    this.#element.src = this.#address;
    this.#playing = clip;
    await this.#play(clip);
  }

  async #play(clip: string | null): Promise<void> {
    try {
      await this.#element.play();
      this.asks = false;
      if (clip !== null) this.#send(clip, 'started');
    } catch (refusal) {
      if ((refusal as DOMException).name === 'AbortError') return;
      if ((refusal as DOMException).name === 'NotAllowedError') this.asks = true;
      if (clip !== null) this.#send(clip, 'failed');
    }
  }

  #hush(): void {
    if (this.#playing === null) return;
    this.#playing = null;
    this.#element.pause();
  }

  #report(state: Report): void {
    if (this.#playing !== null) this.#send(this.#playing, state);
  }

  #send(clip: string, state: Report): void {
    const once = `${clip} ${state}`;
    if (this.#spoken.has(once)) return;
    this.#spoken.add(once);
    void postJson(`api/tables/${this.code}/sound`, { clip, state });
  }
}
