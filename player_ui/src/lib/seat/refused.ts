/** Why somebody can't be chosen, as far as the page can tell from what its seat knows. Pure. */

import type { PromptView, Seat, SeatView } from '../api';
import { mayTap } from './selection';

/** Sentences of `words.prompt`. */
export type Why = 'notSelf' | 'notOwn' | 'notAgain' | 'notAChoice';

type Known = Pick<SeatView, 'me' | 'card' | 'acts' | 'game' | 'seats'>;

export function whyNot(view: Known, prompt: PromptView, seat: Seat): Why {
  if (lastNight(view, prompt) === seat) return 'notAgain';
  if (seat === view.me) return 'notSelf';
  return view.card?.fellows.some((fellow) => fellow.seat === seat) ? 'notOwn' : 'notAChoice';
}

/** Whom this seat chose last night and therefore may not choose again; nobody where that is no matter. */
export function lastNight(view: Known, prompt: PromptView): Seat | null {
  const { game, acts } = view;
  // Later rounds have fewer to choose from, for reasons of their own.
  if (game === null || prompt.kind !== 'wake' || prompt.options.length === 0 || prompt.round !== 'first')
    return null;
  const before = acts.filter((act) => act.night === game.night - 1 && act.prompt === prompt.prompt);
  const alive = new Set(view.seats.filter((row) => row.alive).map((row) => row.seat));
  return before.flatMap((act) => act.picks).find((seat) => alive.has(seat) && !mayTap(prompt, seat)) ?? null;
}
