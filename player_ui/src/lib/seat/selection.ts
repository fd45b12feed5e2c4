/** What a seat has picked so far at a prompt, before it confirms. Pure: what is legal comes from the hub. */

import type { OptionView, PromptView, Seat } from '../api';

export const PASS = 'pass';
export const ACK = 'ack';

export interface Selection {
  verb: string | null;
  picks: Seat[];
}

export const EMPTY: Selection = { verb: null, picks: [] };

function optionOf(prompt: PromptView, verb: string | null): OptionView | undefined {
  return prompt.options.find((o) => o.verb === verb);
}

export function mayTap(prompt: PromptView, seat: Seat): boolean {
  return prompt.options.some((o) => o.targets.includes(seat));
}

/** What one more tap on a seat that is picked would do instead; nothing where only one thing can be done to it. */
export function otherVerb(prompt: PromptView, now: Selection): string | null {
  const [seat] = now.picks;
  if (seat === undefined || optionOf(prompt, now.verb)?.picks !== 1) return null;
  const fitting = prompt.options.filter((o) => o.targets.includes(seat));
  const at = fitting.findIndex((o) => o.verb === now.verb);
  const next = fitting[(at + 1) % fitting.length];
  return next === undefined || next.verb === now.verb ? null : next.verb;
}

/**
 * One pick: the last tap counts, and does the first thing that can be done to that seat; tapped again, the next.
 * Several picks: a second tap takes back, one too many replaces the oldest.
 */
export function tapSeat(prompt: PromptView, now: Selection, seat: Seat): Selection {
  const again = now.picks.includes(seat) ? otherVerb(prompt, now) : null;
  if (again !== null) return { verb: again, picks: [seat] };
  const option = prompt.options.find((o) => o.targets.includes(seat));
  if (option === undefined) return now;
  if (option.picks <= 1) return { verb: option.verb, picks: [seat] };
  const kept = now.verb === option.verb ? now.picks : [];
  if (kept.includes(seat)) return { verb: option.verb, picks: kept.filter((s) => s !== seat) };
  return { verb: option.verb, picks: [...kept, seat].slice(-option.picks) };
}

export function tapNobody(prompt: PromptView, now: Selection): Selection {
  return prompt.may_pass ? { verb: PASS, picks: [] } : now;
}

/** A prompt without a choice: the power is gone tonight, or there is only something to read. */
export function onlyReads(prompt: PromptView): boolean {
  return prompt.blocked !== null || prompt.options.every((o) => o.picks === 0);
}

/** A team's picks, as far as they are known here and with this seat's own, are not all of one and the same seat. */
export function apart(prompt: PromptView, own: Selection): boolean {
  if (prompt.blocked !== null || prompt.round === 'confirm') return false;
  const picks = [own, ...prompt.peers].flatMap((each) => each.picks);
  return prompt.peers.length > 0 && new Set(picks).size > 1;
}

/** What confirming would send now, or nothing while the choice is not complete. */
export function toConfirm(prompt: PromptView, now: Selection): { verb: string; picks: Seat[] } | null {
  if (prompt.blocked !== null) return { verb: ACK, picks: [] };
  if (onlyReads(prompt)) return { verb: prompt.options[0]?.verb ?? ACK, picks: [] };
  if (now.verb === PASS) return prompt.may_pass ? { verb: PASS, picks: [] } : null;
  const option = optionOf(prompt, now.verb);
  if (option === undefined || now.picks.length !== option.picks) return null;
  return { verb: option.verb, picks: now.picks };
}

/** A kept selection, with whatever is no longer legal taken out. */
export function stillLegal(prompt: PromptView, kept: Selection): Selection {
  if (kept.verb === PASS) return prompt.may_pass ? { verb: PASS, picks: [] } : EMPTY;
  const option = optionOf(prompt, kept.verb);
  if (option === undefined) return EMPTY;
  const picks = kept.picks.filter((s) => option.targets.includes(s)).slice(0, option.picks);
  return picks.length === 0 ? EMPTY : { verb: option.verb, picks };
}
