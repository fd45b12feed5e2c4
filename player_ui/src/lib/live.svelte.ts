/** A page's newest view, the state of its line and the time left, for components to read. */

import type { Gone, View } from './api';
import { getJson } from './api/http';
import { socketUrlOf } from './base';
import { Channel, type End, type Line, type Socket, type World } from './channel/channel';
import { takeEarly, viewPath } from './early';
import { secondsLeft, type Anchor } from './countdown';
import { whenVisited } from './visit';

export type Kind = 'table' | 'seat' | 'host';

const END: Record<number, End> = { 404: 'unknown', 410: 'moved' };

function worldOf(kind: Kind, key: string, page: string): World {
  const query = page === '' ? '' : `?page=${page}`;
  return {
    open: () => new WebSocket(socketUrlOf(`ws/${kind}/${key}${query}`)) as unknown as Socket,
    look: async () => {
      const answer = await getJson<View | Gone>(viewPath(kind, key));
      if (!answer.ok) return END[answer.status] ?? null;
      return answer.value.type === 'gone' ? null : answer.value;
    },
    now: () => performance.now(),
    later: (run, ms) => setTimeout(run, ms),
    cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  };
}

export class Live<V extends View> {
  view = $state.raw<V | null>(null);
  line = $state<Line>('connecting');
  end = $state<End | null>(null);
  /** Seconds left of the current step, or nothing where it has no limit. */
  left = $state<number | null>(null);
  /** Goes up whenever the page was away: what must not lie open is covered again. */
  away = $state(0);
  #anchor: Anchor | null = null;

  constructor(view: V | null = null) {
    if (view !== null) this.take(view);
    if (view !== null) this.line = 'live';
  }

  take(view: V): void {
    this.view = view;
    const { game } = view;
    // The hush before the dawn is a breath, not a deadline.
    const counts = game !== null && game.phase !== 'over' && game.step.kind !== 'hush';
    const remaining = counts ? game.step.remaining : null;
    this.#anchor =
      remaining === null ? null : { remaining, at: performance.now(), runs: game !== null && !game.paused };
    this.tick();
  }

  tick(): void {
    const left = secondsLeft(this.#anchor, performance.now());
    this.left = left === null ? null : Math.ceil(left * 4) / 4;
  }

  #pulse(remaining: number | null): void {
    if (remaining === null || this.#anchor === null) return;
    this.#anchor = { ...this.#anchor, remaining, at: performance.now() };
    this.tick();
  }

  /** Opens the channel and follows it until the returned function is called; `page`: under which it may speak. */
  follow(kind: Kind, key: string, page = ''): () => void {
    const channel = new Channel(worldOf(kind, key, page), {
      view: (view) => this.take(view as V),
      pulse: (remaining) => this.#pulse(remaining),
      line: (line, end) => {
        this.line = line;
        this.end = end;
      },
    });
    const cover = () => {
      if (document.visibilityState === 'hidden') this.away += 1;
      else wake();
    };
    let asleep = false;
    let visited = false;
    const wake = () => {
      if (visited) channel.wake();
    };
    const shown = () => {
      if (!asleep) return;
      asleep = false;
      channel.start();
    };
    const left = () => {
      asleep = true;
      this.away += 1;
      this.line = 'connecting';
      channel.stop();
    };
    const unseen = whenVisited(() => {
      visited = true;
      channel.start();
    });
    void takeEarly(kind, key)?.then((answer) => {
      if (answer.ok && answer.value.type !== 'gone' && this.view === null) this.take(answer.value as V);
    });
    const timer = setInterval(() => this.tick(), 250);
    document.addEventListener('visibilitychange', cover);
    window.addEventListener('pageshow', shown);
    window.addEventListener('pagehide', left);
    window.addEventListener('online', wake);
    window.addEventListener('offline', wake);
    return () => {
      unseen();
      channel.stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', cover);
      window.removeEventListener('pageshow', shown);
      window.removeEventListener('pagehide', left);
      window.removeEventListener('online', wake);
      window.removeEventListener('offline', wake);
    };
  }
}
