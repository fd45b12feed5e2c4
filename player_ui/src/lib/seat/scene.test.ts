import { expect, test } from 'vitest';
import type { GameView, PromptView, SeatView } from '../api';
import { rows, settings } from '../../dev/samples';
import { choosable, dayPower, mainPrompt, openRole, sceneOf, tonightOf } from './scene';

const prompt = { kind: 'wake', prompt: 'oracle', options: [] } as unknown as PromptView;
const step = (kind: GameView['step']['kind']) => ({ kind }) as GameView['step'];

function view(game: Partial<GameView> | null, more: Partial<SeatView> = {}): SeatView {
  const seats = rows(4);
  const at = game === null ? null : ({ settings, ...game } as GameView);
  return { me: 1, seats, game: at, prompts: [], ...more } as SeatView;
}

test('before the game there is the lobby, and after it the story', () => {
  expect(sceneOf(view(null))).toBe('lobby');
  expect(sceneOf(view({ phase: 'over', step: step('over') }))).toBe('over');
});

test('whoever came during a game waits for the next one', () => {
  const seats = rows(4).map((s) => (s.seat === 1 ? { ...s, playing: false } : s));
  expect(sceneOf(view({ phase: 'day', step: step('discussion') }, { seats }))).toBe('waiting');
});

test('at night a seat that is not asked sees the same page as all others', () => {
  expect(sceneOf(view({ phase: 'night', step: step('wake') }))).toBe('night');
  expect(sceneOf(view({ phase: 'night', step: step('wake') }, { prompts: [prompt] }))).toBe('prompt');
});

test('in a pause nobody is told to sleep, and all pages are the same', () => {
  const paused = { paused: true, step: step('wake') };
  expect(sceneOf(view({ phase: 'night', ...paused }))).toBe('paused');
  expect(sceneOf(view({ phase: 'vote', paused: true, step: step('vote') }))).toBe('paused');
});

test('the dying are asked for their last act, and then are out', () => {
  const seats = rows(4).map((s) => (s.seat === 1 ? { ...s, alive: false } : s));
  const last = { ...prompt, kind: 'reaction' as const };
  expect(sceneOf(view({ phase: 'dawn', step: step('reaction') }, { seats, prompts: [last] }))).toBe('prompt');
  expect(sceneOf(view({ phase: 'day', step: step('discussion') }, { seats }))).toBe('dead');
});

test('a power for the day waits on the card and takes no page away', () => {
  const power = { ...prompt, kind: 'power' as const };
  const day = view({ phase: 'day', step: step('discussion') }, { prompts: [power] });
  expect(sceneOf(day)).toBe('talk');
  expect(mainPrompt(day)).toBeNull();
  expect(dayPower(day)).toBe(power);
});

test('voting and runoff are the vote; everything told is listened to', () => {
  expect(sceneOf(view({ phase: 'vote', step: step('vote') }))).toBe('vote');
  expect(sceneOf(view({ phase: 'vote', step: step('runoff') }))).toBe('vote');
  expect(sceneOf(view({ phase: 'vote', step: step('vote_call') }))).toBe('listen');
  expect(sceneOf(view({ phase: 'dawn', step: step('dawn') }))).toBe('listen');
});

test('everybody gets the same seats to choose from, in the same order', () => {
  const seats = rows(4).map((s) => (s.seat === 3 ? { ...s, alive: false } : s));
  const shown = (legal: number[]) => choosable(view({}, { seats }), legal).map((s) => s.seat);
  expect(shown([2])).toEqual([1, 2, 4]);
  expect(shown([1, 2, 4])).toEqual([1, 2, 4]);
  expect(shown([3])).toEqual([1, 2, 3, 4]);
});

test('a list of names never shows one’s own role, or a fellow’s, to whoever looks over the shoulder', () => {
  const fellow = { ...rows(1)[0]!, role: 'witch' };
  expect(openRole(fellow, [], false)).toBeNull();
  expect(openRole(fellow, [], true)).toBe('witch');
  const shown = { seat: 1, night: 1, phase: 'dawn' as const, how: 'night' as const, role: 'witch' };
  expect(openRole(fellow, [shown], false)).toBe('witch');
  expect(openRole(fellow, [{ ...shown, role: null }], false)).toBeNull();
});

const act = { night: 2, phase: 'night' as const, prompt: 'oracle', verb: 'look', picks: [3] };
const learned = { night: 2, phase: 'night' as const, fact: { key: 'side', seats: [3], value: 'coven' } };
const night = (style: 'called' | 'together', at: Partial<GameView['step']>, more: Partial<SeatView> = {}) =>
  tonightOf(
    view(
      { phase: 'night', night: 2, style, step: at as GameView['step'] },
      { acts: [], learned: [], ...more },
    ),
  );

test('called one by one, only whoever is being sent to sleep may read on', () => {
  const mine = { acts: [act], learned: [learned] };
  expect(night('called', { kind: 'wake_sleep', wake: 'oracle' }, mine)?.facts).toEqual([learned.fact]);
  expect(night('called', { kind: 'wake_sleep', wake: 'healer' }, mine)).toBeNull();
  expect(night('called', { kind: 'wake_sleep', wake: 'oracle' })).toBeNull();
  expect(night('called', { kind: 'wake_call', wake: 'oracle' }, mine)).toBeNull();
});

test('all together, everybody has the same cover, whether there is anything below it or not', () => {
  const mine = { acts: [act], learned: [learned] };
  for (const step of [
    { kind: 'stage_call', stage: 1 },
    { kind: 'hush', stage: null },
    { kind: 'stage', stage: 0 },
  ] as const) {
    expect(night('together', step)).toEqual({ facts: [], act: null });
    expect(night('together', step, mine)).toEqual({ facts: [learned.fact], act });
  }
  for (const step of [
    { kind: 'night_falls', stage: null },
    { kind: 'stage_call', stage: 0 },
  ] as const) {
    expect(night('together', step)).toBeNull();
    expect(night('together', step, mine)).toBeNull();
  }
});
