/** How the light is. */

import type { GameView } from './api';

export type Mood = 'gather' | 'night' | 'dawn' | 'day' | 'vote' | 'dusk' | 'over';

export function moodOf(game: GameView | null): Mood {
  switch (game?.phase) {
    case undefined:
    case 'cards':
      return 'gather';
    case 'night':
      return 'night';
    case 'dawn':
      return 'dawn';
    case 'day':
      return 'day';
    case 'vote':
    case 'verdict':
      return 'vote';
    case 'dusk':
      return 'dusk';
    case 'over':
      return 'over';
  }
}

/** Seconds before the end of a stage when the screens say to hurry. */
export const HURRY_FROM = 30;

export function hurries(game: GameView | null, left: number | null): boolean {
  return game?.step.kind === 'stage' && !game.paused && left !== null && left <= HURRY_FROM;
}

/** The heading of where the game stands: a key of `words.phase`. */
export function phaseKey(game: GameView | null) {
  if (game === null) return 'lobby' as const;
  if (game.step.kind === 'runoff' || game.step.kind === 'runoff_call') return 'runoff' as const;
  return game.phase;
}
