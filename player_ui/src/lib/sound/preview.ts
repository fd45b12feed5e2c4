/** Lets this device, and no other, hear how the storyteller says a name. */

import type { Seat } from '../api';
import { postForSound, type Answer } from '../api/http';

let stage: AudioContext | null = null;
let playing: AudioBufferSourceNode | null = null;

/** Whose name: one that is being written at the table of that code, or, for the host, somebody's who sits there. */
export type Asked = { code: string; name: string; say: string } | { host: string; seat: Seat };

/** To be called from a tap: browsers allow a page to sound only then. */
export async function hearName(asked: Asked): Promise<Answer<null>> {
  stage ??= new AudioContext();
  void stage.resume();
  const answer = await ask(asked);
  if (!answer.ok) return answer;
  const sound = await stage.decodeAudioData(answer.value);
  playing?.stop();
  playing = stage.createBufferSource();
  playing.buffer = sound;
  playing.connect(stage.destination);
  playing.start();
  return { ok: true, value: null };
}

function ask(asked: Asked): Promise<Answer<ArrayBuffer>> {
  if ('host' in asked) return postForSound(`api/host/${asked.host}/name-preview`, { seat: asked.seat });
  const { code, name, say } = asked;
  return postForSound(`api/tables/${code}/name-preview`, { name: name.trim(), say_as: say.trim() });
}
