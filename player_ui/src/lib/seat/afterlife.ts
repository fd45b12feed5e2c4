/** What the page of whoever is out follows. Pure. */

import type { SeatView } from '../api';
import { sceneOfTheLiving } from './scene';

/** `farewell`: it has only just happened; otherwise what the living see now. */
export type Moment = 'farewell' | 'paused' | ReturnType<typeof sceneOfTheLiving>;

export function momentOf(view: SeatView): Moment {
  const { game } = view;
  if (game === null) return 'listen';
  if (game.paused) return 'paused';
  const mine = game.deaths.find((d) => d.seat === view.me);
  if (mine !== undefined && mine.night === game.night && mine.phase === game.phase && game.phase !== 'night')
    return 'farewell';
  return sceneOfTheLiving(game);
}
