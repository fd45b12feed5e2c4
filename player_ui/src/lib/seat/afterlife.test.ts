import { expect, test } from 'vitest';
import type { GameView, SeatView } from '../api';
import { rows, settings } from '../../dev/samples';
import { momentOf } from './afterlife';

const mine = { seat: 1, night: 2, phase: 'dawn' as const, how: 'night' as const, role: null };

function moment(game: Partial<GameView>, kind: GameView['step']['kind']): string {
  const at = { settings, night: 2, paused: false, deaths: [mine], step: { kind }, ...game };
  return momentOf({ me: 1, seats: rows(4), game: at, prompts: [] } as unknown as SeatView);
}

test('whoever has just been named is told what it means, for as long as the dawn or the verdict lasts', () => {
  expect(moment({ phase: 'dawn' }, 'dawn')).toBe('farewell');
  expect(moment({ phase: 'dawn' }, 'reaction')).toBe('farewell');
  expect(moment({ phase: 'verdict', deaths: [{ ...mine, phase: 'verdict', how: 'vote' }] }, 'verdict')).toBe(
    'farewell',
  );
});

test('from then on the page follows the game', () => {
  expect(moment({ phase: 'day' }, 'discussion')).toBe('talk');
  expect(moment({ phase: 'vote' }, 'vote')).toBe('vote');
  expect(moment({ phase: 'vote' }, 'runoff')).toBe('vote');
  expect(moment({ phase: 'verdict' }, 'verdict')).toBe('listen');
  expect(moment({ phase: 'dawn', night: 3 }, 'dawn')).toBe('listen');
});

test('at night the dead sleep with the others, also those who left at night', () => {
  expect(moment({ phase: 'night', night: 3 }, 'wake')).toBe('night');
  const left = { ...mine, phase: 'night' as const, how: 'removed' as const };
  expect(moment({ phase: 'night', deaths: [left] }, 'wake')).toBe('night');
});

test('a pause is one for the dead, too', () => {
  expect(moment({ phase: 'night', paused: true }, 'wake')).toBe('paused');
});
