/** The words of one table: seats by name, and a rulebook's keys by what they are called. Pure. */

import type { ActView, BallotView, Fact, Fate, Fellow, OwnAct, RoleCount, Seat } from '../api';
import type { BookWords, Saying, VerbWords } from '../../locales/shape';
import type { SharedWords } from '../../locales/en';
import { fill, list } from './fill';
import { said, type Dealt } from './said';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** A name written the other way round must not turn its sentence around. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

export class Lexicon {
  readonly #names: Map<Seat, string>;

  constructor(
    readonly words: SharedWords,
    readonly book: BookWords | null,
    seats: readonly { seat: Seat; name: string }[],
    /** The rulebook's key. */
    readonly rulebook = '',
    /** What this game's cards are, once they are dealt. */
    readonly dealt: Dealt | null = null,
  ) {
    this.#names = new Map(seats.map((s) => [s.seat, isolated(s.name)]));
  }

  name(seat: Seat): string {
    return this.#names.get(seat) ?? fill(this.words.common.seat, { n: seat });
  }

  names(seats: readonly Seat[]): string {
    return seats.length === 0
      ? this.words.nobody
      : list(
          seats.map((s) => this.name(s)),
          this.words.and,
        );
  }

  role(key: string): string {
    return this.book?.roles[key]?.name ?? key;
  }

  counted(row: RoleCount): string {
    const role = this.book?.roles[row.role];
    return (row.count === 1 ? role?.name : role?.names) ?? row.role;
  }

  side(key: string): string {
    return this.book?.sides[key]?.name ?? key;
  }

  won(side: string): string {
    return this.book?.sides[side]?.won ?? side;
  }

  fellow(fellow: Fellow): string {
    const name = this.name(fellow.seat);
    if (fellow.role === null) return name;
    return fill(this.words.card.fellowIs, { name, role: this.role(fellow.role) });
  }

  wake(key: string): string {
    return this.book?.wakes[key]?.name ?? key;
  }

  ask(prompt: string): string {
    const ask = this.book?.wakes[prompt]?.ask;
    return ask === undefined ? this.words.prompt.hunch : this.says(ask);
  }

  /** As much of it as fits what was dealt, in one piece. */
  says(words: Saying | readonly Saying[]): string {
    return said(words, this.dealt).join(' ');
  }

  /** What a team is told whose picks differ. */
  apart(prompt: string): string {
    return this.book?.apart[prompt] ?? this.words.prompt.thenConfirm;
  }

  verb(key: string): VerbWords {
    const found = this.book?.verbs[key] ?? this.words.verbs[key];
    return found ?? { label: key, pick: '{targets}', mine: '{targets}', told: '{actor}: {targets}' };
  }

  pick(verb: string, picks: readonly Seat[]): string {
    return fill(this.verb(verb).pick, { targets: this.names(picks) });
  }

  mine(act: Pick<OwnAct, 'verb' | 'picks'>): string {
    return fill(this.verb(act.verb).mine, { targets: this.names(act.picks) });
  }

  told(act: ActView): string {
    const actor = this.name(act.seat);
    const why = act.blocked === null ? undefined : this.book?.blocked[act.blocked];
    if (why !== undefined) return fill(why.told, { actor });
    return fill(this.verb(act.verb).told, { actor, targets: this.names(act.picks) });
  }

  blocked(key: string): string {
    return this.book?.blocked[key]?.me ?? key;
  }

  /** Why somebody is out, to them alone; `asked`: they wanted to go. */
  cause(key: string, asked = false): string {
    if (key === 'removed' && asked) return this.words.card.letGo;
    return this.book?.causes[key] ?? '';
  }

  /** What became of somebody, told at the end. */
  fate(fate: Pick<Fate, 'seat' | 'cause'>): string {
    return fill(this.book?.fates[fate.cause] ?? '{name}', { name: this.name(fate.seat) });
  }

  dial(key: string): string {
    return this.book?.dials[key] ?? this.role(key);
  }

  /** What a vote came to; nothing before the storyteller has said it. */
  verdict(ballot: BallotView): string {
    if (ballot.reason === null) return '';
    return fill(this.words.verdict[ballot.reason], {
      name: ballot.out === null ? this.words.nobody : this.name(ballot.out),
    });
  }

  fact(fact: Fact): string {
    const known = this.book?.facts[fact.key];
    const value = fact.value === '' && fact.seats.length === 0 ? 'none' : fact.value;
    const words = known?.[value] ?? known?.['*'] ?? '{seats} {value}';
    return fill(this.says(words), {
      seats: this.names(fact.seats),
      value: fact.value,
      role: this.role(fact.value),
      side: this.side(fact.value),
    });
  }
}
