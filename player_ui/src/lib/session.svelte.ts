/** What a page's components share: where commands go, and one sender per control. */

import { getContext, setContext } from 'svelte';
import type { AnyCommand, View } from './api';
import { postJson, type Answer } from './api/http';
import { makeId } from './ids';
import type { Kind, Live } from './live.svelte';
import { texts } from './text/texts.svelte';

export interface Session<V extends View = View> {
  live: Live<V>;
  post(command: AnyCommand): Promise<Answer<unknown>>;
}

const KEY = Symbol('session');

export function openSession<V extends View>(session: Session<V>): Session<V> {
  return setContext(KEY, session);
}

export function session<V extends View = View>(): Session<V> {
  return getContext<Session<V>>(KEY);
}

/** Sends commands of the page `kind` with its link's `token`, each with an id of its own. */
export function commandsOf<V extends View>(kind: Kind, token: string, live: Live<V>): Session<V>['post'] {
  return (command) =>
    postJson(`api/${kind}/${token}/commands`, {
      id: makeId(),
      game: live.view?.game?.number ?? 0,
      ...command,
    });
}

/** One control's conversation with the hub: busy meanwhile, and what it was told last. */
export class Sender {
  busy = $state(false);
  error = $state('');

  constructor(private readonly post: (command: AnyCommand) => Promise<Answer<unknown>>) {}

  /** True once the hub has taken it. A command is not sent while another of this control is under way. */
  async send(command: AnyCommand): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = '';
    try {
      const answer = await this.post(command);
      if (!answer.ok) this.error = told(answer);
      return answer.ok;
    } finally {
      this.busy = false;
    }
  }
}

export function told(answer: Answer<unknown>): string {
  if (answer.ok) return '';
  if (answer.status === 0) return texts.words.line.offline;
  return answer.message || texts.words.line.failed;
}

export function sender(): Sender {
  return new Sender(session().post);
}
