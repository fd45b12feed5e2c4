/**
 * Keeps a page on the newest view of its table.
 *
 * Theory of operation: one socket at a time. Every message, pulses included, proves that the line is alive;
 * 12 silent seconds prove that it is not, and the socket is thrown away for a new one. A socket that never
 * opened is explained by asking for the same view over HTTP: a link that is gone says so there, and any view
 * that comes back is as good as one from the socket. What has been thrown away can no longer speak.
 */

import type { Gone, Message, View } from '../api';

export type Line = 'connecting' | 'live' | 'lost' | 'gone';
/** `closed`: the table was there a moment ago. */
export type End = 'moved' | 'removed' | 'closed' | 'unknown';

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  close(): void;
}

export interface World {
  open(): Socket;
  /** The view over HTTP: a view, an end, or nothing (no answer, or one that doesn't help). */
  look(): Promise<View | End | null>;
  now(): number;
  later(run: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
}

export interface Listener {
  view(view: View): void;
  /** Time left, straight from a pulse. */
  pulse(remaining: number | null): void;
  line(line: Line, end: End | null): void;
}

export const SILENCE_MS = 12_000;
/** How long a new socket may take until its first message; with the longest wait, less than five seconds. */
export const OPENING_MS = 3_000;
export const FIRST_WAIT_MS = 300;
export const LONGEST_WAIT_MS = 1_500;

export class Channel {
  #socket: Socket | null = null;
  #silence: unknown = null;
  #retry: unknown = null;
  #wait = FIRST_WAIT_MS;
  #line: Line = 'connecting';
  #version = -1;
  #known = false;
  #stopped = false;

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  start(): void {
    this.#stopped = false;
    this.#wait = FIRST_WAIT_MS;
    this.#say('connecting');
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#drop();
    this.world.cancel(this.#retry);
  }

  /** The page was asleep or away: whatever socket there is may be dead without knowing it. */
  wake(): void {
    if (this.#stopped || this.#line === 'gone') return;
    this.#wait = FIRST_WAIT_MS;
    this.world.cancel(this.#retry);
    this.#say('connecting');
    this.#connect();
  }

  #say(line: Line, end: End | null = null): void {
    if (this.#line === line && line !== 'gone') return;
    this.#line = line;
    this.listener.line(line, end);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.world.cancel(this.#silence);
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #connect(): void {
    this.#drop();
    this.#version = -1;
    const socket = this.world.open();
    let opened = false;
    this.#socket = socket;
    socket.onopen = () => {
      opened = true;
    };
    socket.onmessage = ({ data }) => {
      opened = true;
      this.#hear(data);
    };
    socket.onclose = () => {
      this.#drop();
      this.#again();
      if (!opened) void this.#ask();
    };
    this.#listen(OPENING_MS);
  }

  #listen(patience = SILENCE_MS): void {
    this.world.cancel(this.#silence);
    this.#silence = this.world.later(() => {
      this.#drop();
      this.#again();
    }, patience);
  }

  #again(): void {
    if (this.#stopped || this.#line === 'gone') return;
    this.#say('lost');
    this.world.cancel(this.#retry);
    this.#retry = this.world.later(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  async #ask(): Promise<void> {
    const answer = await this.world.look();
    if (this.#stopped || this.#line === 'gone' || answer === null) return;
    if (typeof answer === 'string') this.#end(answer === 'unknown' && this.#known ? 'closed' : answer);
    else if (this.#line !== 'live') this.#show(answer);
  }

  #end(end: End): void {
    this.#drop();
    this.world.cancel(this.#retry);
    this.#say('gone', end);
  }

  #hear(data: unknown): void {
    const message = parse(data);
    if (message === null) return;
    this.#listen();
    if (message.type === 'gone') return this.#leave(message);
    this.#wait = FIRST_WAIT_MS;
    if (message.type === 'pulse') {
      this.listener.pulse(message.remaining);
    } else if (message.version >= this.#version) {
      this.#version = message.version;
      this.#show(message);
    }
    this.#say('live');
  }

  #show(view: View): void {
    this.#known = true;
    this.listener.view(view);
  }

  /** A hub or table that closes may come back; a link that moved or a seat that was removed does not. */
  #leave(gone: Gone): void {
    if (gone.reason === 'closing') {
      this.#drop();
      this.#again();
    } else this.#end(gone.reason);
  }
}

function parse(data: unknown): Message | null {
  if (typeof data !== 'string') return null;
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null || !('type' in value)) return null;
    return value as Message;
  } catch {
    return null;
  }
}
