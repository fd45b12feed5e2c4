/** Time left, worked out from what the hub said and a clock that nobody can set (`performance.now`). */

export interface Anchor {
  /** Seconds that were left. */
  remaining: number;
  /** Reading of the steady clock at that moment, in milliseconds. */
  at: number;
  /** Whether time runs on from there. */
  runs: boolean;
}

export function secondsLeft(anchor: Anchor | null, now: number): number | null {
  if (anchor === null) return null;
  const gone = anchor.runs ? Math.max(0, now - anchor.at) / 1000 : 0;
  return Math.max(0, anchor.remaining - gone);
}

/** `1:05` above a minute, `42` below: whole seconds, rounded up, so that 0 means over. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return String(whole);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
