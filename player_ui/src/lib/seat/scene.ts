/** Which scene a seat's page shows for a view. Pure, and decided by what the hub says alone. */

import type { DeathView, Fact, GameView, OwnAct, PromptView, RoleCount, SeatRow, SeatView } from '../api';

export type Scene =
  | 'lobby'
  | 'waiting'
  | 'cards'
  | 'prompt'
  | 'night'
  | 'talk'
  | 'vote'
  | 'listen'
  | 'dead'
  | 'paused'
  | 'over';

export function myRow(view: SeatView): SeatRow | undefined {
  return view.seats.find((s) => s.seat === view.me);
}

/** What was dealt, or else what would be; nothing where that is not known yet. */
export function deckOf(view: Pick<SeatView, 'game' | 'setup'>): readonly RoleCount[] | null {
  const deck = view.game?.dealt ?? view.setup.composition;
  return deck.length > 0 ? deck : null;
}

/** What the seat is asked now; a power for the day is offered on the card instead. */
export function mainPrompt(view: SeatView): PromptView | null {
  return view.prompts.find((p) => p.kind !== 'power') ?? null;
}

export function dayPower(view: SeatView): PromptView | null {
  return view.prompts.find((p) => p.kind === 'power') ?? null;
}

export function sceneOf(view: SeatView): Scene {
  const { game } = view;
  if (game === null) return 'lobby';
  if (game.phase === 'over') return 'over';
  const me = myRow(view);
  if (me === undefined || !me.playing) return 'waiting';
  if (mainPrompt(view) !== null) return 'prompt';
  if (!me.alive) return 'dead';
  if (game.paused) return 'paused';
  return game.phase === 'cards' ? 'cards' : sceneOfTheLiving(game);
}

/** What whoever is not asked anything has before them. */
export function sceneOfTheLiving(game: GameView): 'night' | 'vote' | 'talk' | 'listen' {
  if (game.phase === 'night') return 'night';
  if (game.step.kind === 'vote' || game.step.kind === 'runoff') return 'vote';
  if (game.step.kind === 'discussion') return 'talk';
  return 'listen';
}

/**
 * The role that a list of seats may show beside a name: what the dead have shown, and at the end everything. What
 * else this viewer knows, its own role first, is for its card, because neighbours look on.
 */
export function openRole(row: SeatRow, deaths: readonly DeathView[], all: boolean): string | null {
  return all ? row.role : (deaths.find((d) => d.seat === row.seat)?.role ?? null);
}

/** Seats that are shown when somebody is to be chosen: the same for everybody at the table. */
export function choosable(view: SeatView, legal: readonly number[]): SeatRow[] {
  return view.seats.filter((s) => s.playing && (s.alive || legal.includes(s.seat)));
}

/**
 * What a seat may read on its closed page, under a cover: what it found out tonight, or else what it did last. Nothing
 * means that there is no cover. Where everybody's phone is in use, all have one from the first stage on, whether there
 * is anything below it or not: from the next chair the pages are the same.
 */
export function tonightOf(view: SeatView): { facts: Fact[]; act: OwnAct | null } | null {
  const { game } = view;
  if (game === null) return null;
  const { kind, stage, wake } = game.step;
  const mine = view.acts.filter((a) => a.night === game.night && a.phase === 'night');
  // Called one by one, it stays for as long as the role is being sent to sleep: then everybody's page is the same.
  const shows =
    game.style === 'called'
      ? kind === 'wake_sleep' && mine.some((a) => a.prompt === wake)
      : kind !== 'night_falls' && !(kind === 'stage_call' && stage === 0);
  if (!shows) return null;
  return {
    facts: view.learned.filter((l) => l.night === game.night && l.phase === 'night').map((l) => l.fact),
    act: mine[mine.length - 1] ?? null,
  };
}
