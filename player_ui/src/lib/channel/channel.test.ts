import { beforeEach, expect, test } from 'vitest';
import type { View } from '../api';
import { Channel, type End, type Line, type Socket, type World } from './channel';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  close() {
    this.closed = true;
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  die() {
    this.onclose?.();
  }
}

/** A world whose clock only moves when told to. */
class FakeWorld implements World {
  clock = 0;
  sockets: FakeSocket[] = [];
  answer: View | End | null = null;
  #timers = new Map<number, { at: number; run: () => void }>();
  #next = 1;

  open() {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  look() {
    return Promise.resolve(this.answer);
  }
  now() {
    return this.clock;
  }
  later(run: () => void, ms: number) {
    this.#timers.set(this.#next, { at: this.clock + ms, run });
    return this.#next++;
  }
  cancel(timer: unknown) {
    this.#timers.delete(timer as number);
  }
  pass(ms: number) {
    const end = this.clock + ms;
    for (;;) {
      const due = [...this.#timers].filter(([, t]) => t.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (due === undefined) break;
      this.#timers.delete(due[0]);
      this.clock = due[1].at;
      due[1].run();
    }
    this.clock = end;
  }
  get socket(): FakeSocket {
    return this.sockets[this.sockets.length - 1]!;
  }
}

let world: FakeWorld;
let views: number[];
let pulses: (number | null)[];
let lines: string[];
let channel: Channel;

const view = (version: number) => ({ type: 'table', version }) as unknown as View;
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  world = new FakeWorld();
  views = [];
  pulses = [];
  lines = [];
  channel = new Channel(world, {
    view: (v) => views.push(v.version),
    pulse: (r) => pulses.push(r),
    line: (line: Line, end: End | null) => lines.push(end === null ? line : `${line}:${end}`),
  });
  channel.start();
});

test('a socket that hangs while opening is given up after four seconds', () => {
  world.pass(4_000);
  expect(world.sockets[0]!.closed).toBe(true);
  world.pass(500);
  expect(world.sockets).toHaveLength(2);
});

test('a view makes the line live', () => {
  world.socket.say(view(3));
  expect(views).toEqual([3]);
  expect(lines).toEqual(['live']);
});

test('the latest view wins: an older one that comes late is ignored', () => {
  world.socket.say(view(3));
  world.socket.say(view(5));
  world.socket.say(view(4));
  expect(views).toEqual([3, 5]);
});

test('a hub that was restarted may count from the beginning again', () => {
  world.socket.say(view(90));
  world.socket.die();
  world.pass(500);
  world.socket.say(view(1));
  expect(views).toEqual([90, 1]);
});

test('twelve silent seconds mean that the line is lost, whatever the socket believes', () => {
  world.socket.say(view(1));
  world.pass(11_900);
  expect(lines).toEqual(['live']);
  world.pass(200);
  expect(lines).toEqual(['live', 'lost']);
  expect(world.sockets[0]!.closed).toBe(true);
  world.pass(500);
  expect(world.sockets).toHaveLength(2);
});

test('pulses keep the line alive and carry the time left', () => {
  world.socket.say(view(1));
  for (let i = 0; i < 5; i += 1) {
    world.pass(5_000);
    world.socket.say({ type: 'pulse', remaining: 30 - i });
  }
  expect(lines).toEqual(['live']);
  expect(pulses).toEqual([30, 29, 28, 27, 26]);
});

test('a closed line is opened again after 0.3, 0.6, 1.2 and then every 1.5 seconds', () => {
  const opened: number[] = [];
  for (const wait of [300, 600, 1_200, 1_500, 1_500, 1_500]) {
    const before = world.sockets.length;
    world.socket.die();
    world.pass(wait - 1);
    expect(world.sockets).toHaveLength(before);
    world.pass(1);
    opened.push(world.sockets.length);
  }
  expect(opened).toEqual([2, 3, 4, 5, 6, 7]);
});

test('whenever the network returns, a new socket is opened within five seconds', () => {
  world.socket.die();
  // Nothing answers while it is down: sockets are opened and given up.
  for (let at = 0; at < 12_000; at += 250) {
    world.pass(250);
    const before = world.sockets.length;
    const left = world.clock;
    while (world.sockets.length === before) world.pass(50);
    expect(world.clock - left).toBeLessThan(5_000);
  }
});

test('a line that came back starts with short waits again', () => {
  world.socket.die();
  world.pass(500);
  world.socket.die();
  world.pass(1_000);
  world.socket.say(view(1));
  world.socket.die();
  world.pass(500);
  expect(world.sockets).toHaveLength(4);
});

test('a socket that was given up cannot speak any more', () => {
  const old = world.socket;
  old.say(view(1));
  channel.wake();
  old.say(view(2));
  old.die();
  expect(views).toEqual([1]);
  expect(world.sockets).toHaveLength(2);
});

test('a page that wakes up connects at once and is not live until it has heard', () => {
  world.socket.say(view(1));
  channel.wake();
  expect(lines).toEqual(['live', 'connecting']);
  expect(world.sockets).toHaveLength(2);
  world.socket.say(view(2));
  expect(lines).toEqual(['live', 'connecting', 'live']);
});

test('a link that was replaced is explained by asking over HTTP, and not tried again', async () => {
  world.answer = 'moved';
  world.socket.die();
  await settle();
  expect(lines).toEqual(['lost', 'gone:moved']);
  world.pass(60_000);
  expect(world.sockets).toHaveLength(1);
});

test('where sockets do not get through, views still come over HTTP', async () => {
  world.answer = view(7);
  world.socket.die();
  await settle();
  expect(views).toEqual([7]);
});

test('a hub that closes for a moment is waited for; a removed seat is not', () => {
  world.socket.say(view(1));
  world.socket.say({ type: 'gone', reason: 'closing' });
  expect(lines).toEqual(['live', 'lost']);
  world.pass(500);
  world.socket.say(view(1));
  world.socket.say({ type: 'gone', reason: 'removed' });
  expect(lines).toEqual(['live', 'lost', 'live', 'gone:removed']);
  world.pass(60_000);
  expect(world.sockets).toHaveLength(2);
});

test('a table that was there a moment ago has been closed; no letter of its link is missing', async () => {
  world.socket.say(view(1));
  world.socket.say({ type: 'gone', reason: 'closing' });
  world.answer = 'unknown';
  world.pass(500);
  world.socket.die();
  await settle();
  expect(lines).toEqual(['live', 'lost', 'gone:closed']);
});

test('a link that never led anywhere is unknown', async () => {
  world.answer = 'unknown';
  world.socket.die();
  await settle();
  expect(lines).toEqual(['lost', 'gone:unknown']);
});

test('a message that is no message is ignored', () => {
  world.socket.onmessage?.({ data: 'null' });
  world.socket.onmessage?.({ data: '{oops' });
  world.socket.onmessage?.({ data: 5 });
  expect(views).toEqual([]);
});

test('after stop nothing happens any more', () => {
  channel.stop();
  world.pass(60_000);
  expect(world.sockets).toHaveLength(1);
  expect(world.sockets[0]!.closed).toBe(true);
});
