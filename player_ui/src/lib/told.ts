/** Nobody reads on a screen who has died before the storyteller has said it. Pure. */

import type { View } from './api';

/**
 * The view as far as it has been told: while the dawn is being told, its dead still look alive to everybody but
 * themselves. The hub has made these deaths public with the lines that name them; this only keeps the moment.
 */
export function asTold<V extends View>(view: V): V {
  const { game } = view;
  if (game === null || game.step.kind !== 'dawn' || !game.step.telling) return view;
  const untold = (seat: number) =>
    !('me' in view && view.me === seat) &&
    game.deaths.some(
      (d) => d.seat === seat && d.how === 'night' && d.phase === 'dawn' && d.night === game.night,
    );
  return {
    ...view,
    seats: view.seats.map((row) =>
      untold(row.seat) ? { ...row, alive: true, out: null, role: null, side: null } : row,
    ),
    game: { ...game, deaths: game.deaths.filter((d) => !untold(d.seat)) },
  };
}
