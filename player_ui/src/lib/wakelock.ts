/** Keeps the screen on where the browser can and may; elsewhere nothing happens. */
export function keepAwake(): () => void {
  let lock: { release(): Promise<void> } | null = null;
  let wanted = true;

  async function ask(): Promise<void> {
    try {
      if (!wanted || document.visibilityState !== 'visible' || !navigator.wakeLock) return;
      lock = await navigator.wakeLock.request('screen');
      if (!wanted) await lock.release();
    } catch {
      // Refused, low battery, plain http: the game does not need it.
    }
  }

  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', ask);
    lock?.release().catch(() => {});
  };
}
