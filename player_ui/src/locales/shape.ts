/**
 * What a language consists of: `<language>/language.ts` says what it is, `<language>.ts` what all games share, and
 * `<language>/<rulebook>.ts` what one rulebook needs.
 */

export interface Language {
  /** As its readers call it. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Other languages whose readers it is offered to, where there is nothing nearer. */
  also?: string[];
}

/** Said where the deck has at least one of `dealt`, or as many as `least`; `or`, if anything, where it has not. */
export interface IfDealt {
  /** A role, or several, counted together. */
  dealt: string | string[];
  least?: number;
  say: string;
  or?: string;
}

/** Neither a card nor the rules of a game say anything of roles that nobody can have. */
export type Saying = string | IfDealt;

export interface RoleWords {
  name: string;
  /** Several of them. */
  names: string;
  does: string | Saying[];
  when: string;
  often: string;
  learns: string | Saying[];
  /** Exactly three. */
  tips: Saying[];
}

export interface SideWords {
  name: string;
  /** On the card: what this side wants. */
  goal: string;
  /** The headline when it has won. */
  won: string;
}

export interface WakeWords {
  /** In the story at the end, as a small heading. */
  name: string;
  /** The question that its holders are asked. */
  ask: Saying;
}

export interface VerbWords {
  /** On the switch between several things to do. */
  label: string;
  /** Before confirming; {targets}. */
  pick: string;
  /** One's own history; {targets}. */
  mine: string;
  /** The story at the end; {actor}, {targets}. */
  told: string;
}

export interface BookWords {
  name: string;
  /** The rulebook in two sentences. */
  lead: string[];
  /** Paragraphs, some of several sentences that depend on the deck each by itself. */
  howto: { title: string; text: (Saying | Saying[])[] }[];
  sides: Record<string, SideWords>;
  roles: Record<string, RoleWords>;
  wakes: Record<string, WakeWords>;
  /** To a team whose picks differ, by its wake: so they do, and what comes of it. */
  apart: Record<string, string>;
  verbs: Record<string, VerbWords>;
  /** By value; `*` stands for any other. {seats}, {value}, {role}, {side}. */
  facts: Record<string, Record<string, Saying>>;
  /** Why one died, as told to the dead alone. */
  causes: Record<string, string>;
  /** The same in the story at the end, for all: {name}. */
  fates: Record<string, string>;
  /** Why a power has no effect tonight: to its holder, and in the story at the end ({actor}). */
  blocked: Record<string, { me: string; told: string }>;
  /** What the host can turn about the composition. */
  dials: Record<string, string>;
}
