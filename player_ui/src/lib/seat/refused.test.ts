import { expect, test } from 'vitest';
import type { PromptView, SeatView } from '../api';
import { rows } from '../../dev/samples';
import { lastNight, whyNot } from './refused';

const prompt = {
  kind: 'wake',
  prompt: 'healer',
  options: [{ verb: 'shield', picks: 1, targets: [3, 4] }],
  round: 'first',
} as unknown as PromptView;
const act = { night: 1, phase: 'night', prompt: 'healer', verb: 'shield', picks: [2] };
const healer = {
  me: 1,
  seats: rows(5),
  game: { night: 2 },
  acts: [act],
  card: { role: 'healer', side: 'village', fellows: [{ seat: 5, role: null }] },
} as unknown as SeatView;

test('whoever was chosen last night and is no choice now was it twice in a row', () => {
  expect(lastNight(healer, prompt)).toBe(2);
  expect(whyNot(healer, prompt, 2)).toBe('notAgain');
  expect(lastNight({ ...healer, acts: [{ ...act, night: 0 }] } as SeatView, prompt)).toBeNull();
  expect(lastNight({ ...healer, acts: [{ ...act, picks: [3] }] } as SeatView, prompt)).toBeNull();
});

test('who could guard themselves, and did, is told so, too', () => {
  const doctor = { ...healer, acts: [{ ...act, picks: [1] }] } as SeatView;
  expect(whyNot(doctor, prompt, 1)).toBe('notAgain');
});

test('the dead, and a round with fewer to choose from, have reasons of their own', () => {
  const died = { ...healer, seats: rows(5).map((row) => ({ ...row, alive: row.seat !== 2 })) };
  expect(lastNight(died, prompt)).toBeNull();
  expect(lastNight(healer, { ...prompt, round: 'runoff' })).toBeNull();
  expect(lastNight(healer, { ...prompt, options: [], blocked: 'bewitched' })).toBeNull();
});

test('oneself and one’s own are told apart from all others', () => {
  expect(whyNot(healer, prompt, 1)).toBe('notSelf');
  expect(whyNot(healer, prompt, 5)).toBe('notOwn');
  expect(whyNot({ ...healer, acts: [] }, prompt, 2)).toBe('notAChoice');
});
