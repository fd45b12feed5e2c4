import { expect, test } from 'vitest';
import { keepAwake, type Screen } from './awake';

/** A screen that writes down what is asked of it. */
class FakeScreen implements Screen {
  shown = true;
  log: string[] = [];
  refuses = false;
  #look: (() => void)[] = [];
  #tap: (() => void)[] = [];
  lock?: () => Promise<{ release(): void }>;

  constructor(hasLock: boolean) {
    if (hasLock) this.lock = () => this.#take('lock');
  }
  visible = () => this.shown;
  play = () => this.#take('video');
  onVisible = (look: () => void) => {
    this.#look.push(look);
    return () => (this.#look = []);
  };
  onTap = (tap: () => void) => {
    this.#tap.push(tap);
    return () => (this.#tap = []);
  };
  #take(kind: string) {
    this.log.push(this.refuses ? `${kind} refused` : kind);
    if (this.refuses) return Promise.reject(new Error('NotAllowedError'));
    return Promise.resolve({ release: () => void this.log.push(`${kind} released`) });
  }
  async tap() {
    for (const each of this.#tap) each();
    await settle();
  }
  async show(shown: boolean) {
    this.shown = shown;
    for (const each of this.#look) each();
    await settle();
  }
}

const settle = () => new Promise((done) => setTimeout(done));

test('a lock is asked for at once, and again whenever the page comes back', async () => {
  const screen = new FakeScreen(true);
  keepAwake(screen);
  await settle();
  await screen.show(false);
  expect(screen.log).toEqual(['lock']);
  await screen.show(true);
  expect(screen.log).toEqual(['lock', 'lock']);
});

test('without locks a video plays from the first tap on, and again when the page comes back', async () => {
  const screen = new FakeScreen(false);
  keepAwake(screen);
  await settle();
  expect(screen.log).toEqual([]);
  await screen.tap();
  await screen.tap();
  expect(screen.log).toEqual(['video']);
  await screen.show(false);
  await screen.show(true);
  expect(screen.log).toEqual(['video', 'video']);
});

test('a refusal is no trouble, and a later tap asks again', async () => {
  const screen = new FakeScreen(true);
  screen.refuses = true;
  keepAwake(screen);
  await settle();
  screen.refuses = false;
  await screen.tap();
  expect(screen.log).toEqual(['lock refused', 'lock']);
});

test('what is held is let go in the end, also if it comes late', async () => {
  const screen = new FakeScreen(true);
  const stop = keepAwake(screen);
  stop();
  await settle();
  expect(screen.log).toEqual(['lock', 'lock released']);
  await screen.show(true);
  await screen.tap();
  expect(screen.log).toEqual(['lock', 'lock released']);
});
