/** Lets this phone, and no other, hear how the storyteller says a name. */

import { postForSound, type Answer } from '../api/http';

let stage: AudioContext | null = null;
let playing: AudioBufferSourceNode | null = null;

/** To be called from a tap: browsers allow a page to sound only then. */
export async function hearName(code: string, name: string, sayAs: string): Promise<Answer<null>> {
  stage ??= new AudioContext();
  void stage.resume();
  const answer = await postForSound(`api/tables/${code}/name-preview`, { name, say_as: sayAs });
  if (!answer.ok) return answer;
  const sound = await stage.decodeAudioData(answer.value);
  playing?.stop();
  playing = stage.createBufferSource();
  playing.buffer = sound;
  playing.connect(stage.destination);
  playing.start();
  return { ok: true, value: null };
}
