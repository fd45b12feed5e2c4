/** What this page sounds like: the storyteller's clips, the signs under them, and the night, on one audio clock. */

import { onset } from './onset';

const DUCKED = 0.25;
const HOLDS = 0.9;
/** What comes within this many seconds after a clip follows it without a gap. */
const GAPLESS = 0.5;

export interface Levels {
  voice: number;
  bed: number;
  /** The night is to be heard. */
  night: boolean;
}

/** A clip being played. */
export interface Playing {
  /** Seconds until it will be over. */
  left: () => number;
  stop: () => void;
}

export class Desk {
  #context: AudioContext;
  #voice: GainNode;
  #bed: GainNode;
  #night: GainNode;
  #duck: GainNode;
  #loop: AudioBufferSourceNode | null = null;
  #free = 0;

  /** `changed` is called when the browser lets the page sound, or no longer does. */
  constructor(changed: () => void) {
    // The rate of the clips: what is made to follow seamlessly is then not resampled piece by piece.
    this.#context = new AudioContext({ sampleRate: 22_050, latencyHint: 'interactive' });
    this.#context.onstatechange = changed;
    const gain = (to: AudioNode, value = 1) => {
      const node = this.#context.createGain();
      node.gain.value = value;
      node.connect(to);
      return node;
    };
    this.#voice = gain(this.#context.destination);
    this.#duck = gain(this.#context.destination);
    this.#bed = gain(this.#duck);
    this.#night = gain(this.#bed, 0);
    // An iPhone's mute switch is for ringing, not for a storyteller.
    const session = (navigator as { audioSession?: { type: string } }).audioSession;
    if (session !== undefined) session.type = 'playback';
  }

  get runs(): boolean {
    return this.#context.state === 'running';
  }

  /** Whether the browser lets the page sound now; within a tap it does. */
  async wake(): Promise<boolean> {
    const patience = new Promise((done) => setTimeout(done, 300));
    await Promise.race([this.#context.resume().catch(() => undefined), patience]);
    return this.runs;
  }

  levels({ voice, bed, night }: Levels): void {
    this.#glide(this.#voice, voice, 0.03);
    this.#glide(this.#bed, bed, 0.1);
    this.#glide(this.#night, night ? 1 : 0, 1);
  }

  get hasNight(): boolean {
    return this.#loop !== null;
  }

  /** The night's loop; heard when the levels say so. */
  async loadNight(wav: ArrayBuffer): Promise<void> {
    const buffer = await this.#context.decodeAudioData(wav);
    if (this.#loop !== null) return;
    this.#loop = this.#context.createBufferSource();
    this.#loop.buffer = buffer;
    this.#loop.loop = true;
    this.#loop.connect(this.#night);
    this.#loop.start();
  }

  /** Plays a clip: its first channel is speech, a second one a sign as loud as the night. */
  async play(wav: ArrayBuffer, over: () => void): Promise<Playing> {
    const buffer = await this.#context.decodeAudioData(wav);
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    const parts = this.#context.createChannelSplitter(2);
    source.connect(parts);
    parts.connect(this.#voice, 0);
    if (buffer.numberOfChannels > 1) parts.connect(this.#bed, 1);
    const now = this.#context.currentTime;
    const at = this.#free > now - GAPLESS && this.#free > now ? this.#free : now;
    const end = (this.#free = at + buffer.duration);
    this.#makeWay(at + onset(buffer.getChannelData(0), buffer.sampleRate), end);
    source.onended = over;
    source.start(at);
    return {
      left: () => end - this.#context.currentTime,
      stop: () => {
        source.onended = null;
        source.stop();
        this.#free = 0;
        this.#makeWay(null, this.#context.currentTime);
      },
    };
  }

  close(): void {
    this.#context.onstatechange = null;
    void this.#context.close();
  }

  /** The night is softer while somebody speaks, and for a breath after it. */
  #makeWay(from: number | null, until: number): void {
    const duck = this.#duck.gain;
    duck.cancelScheduledValues(this.#context.currentTime);
    if (from !== null) duck.setTargetAtTime(DUCKED, from, 0.05);
    duck.setTargetAtTime(1, until + HOLDS, 0.4);
  }

  #glide(node: GainNode, value: number, seconds: number): void {
    node.gain.setTargetAtTime(Math.min(1, Math.max(0, value)), this.#context.currentTime, seconds);
  }
}
