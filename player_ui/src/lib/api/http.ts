/** Requests to the hub: patient with the network, plain about refusals. */

import type { ApiError } from './index';
import { urlOf } from '../base';

export type Answer<T> =
  { ok: true; value: T } | { ok: false; status: number; message: string; error: string };

const PATIENCE_MS = 8_000;
/** Waits between tries; a command keeps its id through all of them, so it can only count once. */
const WAITS_MS = [400, 800, 1_600, 3_000];

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
let language = 'en';

/** The language that refusals are to come in. */
export function speak(to: string): void {
  language = to;
}

async function attempt(method: string, path: string, body: unknown, keepalive = false): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS);
  try {
    return await fetch(urlOf(path), {
      method,
      signal: giveUp.signal,
      cache: 'no-store',
      keepalive,
      headers: {
        'Accept-Language': language,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } finally {
    clearTimeout(timer);
  }
}

const isBusy = (status: number) => status === 502 || status === 503 || status === 504;

async function read<T>(response: Response): Promise<Answer<T>> {
  const value: unknown = await response.json().catch(() => null);
  // Where a Wi-Fi answers in the hub's place, what comes is no answer of the hub's.
  if (response.ok) return value === null ? silence : { ok: true, value: value as T };
  const told = value as Partial<ApiError> | null;
  return {
    ok: false,
    status: response.status,
    message: typeof told?.message === 'string' ? told.message : '',
    error: typeof told?.error === 'string' ? told.error : '',
  };
}

const silence: Answer<never> = { ok: false, status: 0, message: '', error: 'offline' };

export async function getJson<T>(path: string): Promise<Answer<T>> {
  try {
    return await read<T>(await attempt('GET', path, undefined));
  } catch {
    return silence;
  }
}

/** Asks for a sound file, once: whoever wants to hear it again taps again. */
export async function postForSound(
  path: string,
  body: Record<string, unknown>,
): Promise<Answer<ArrayBuffer>> {
  try {
    const response = await attempt('POST', path, body);
    return response.ok
      ? { ok: true, value: await response.arrayBuffer() }
      : await read<ArrayBuffer>(response);
  } catch {
    return silence;
  }
}

/**
 * Sends `body` until there is an answer, a few times at most. A command carries its own `id` through all of them.
 * With `keepalive` it is sent although the page is being left.
 */
export async function postJson<T>(
  path: string,
  body: Record<string, unknown>,
  keepalive = false,
): Promise<Answer<T>> {
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await attempt('POST', path, body, keepalive);
      if (!isBusy(response.status) || tries >= WAITS_MS.length) return await read<T>(response);
    } catch {
      if (tries >= WAITS_MS.length) return silence;
    }
    await sleep(WAITS_MS[tries] ?? 0);
  }
}
