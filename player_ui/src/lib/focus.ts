/** Who goes by keyboard stays somewhere: after a change, what had the focus may be gone, or closed. */

/** What is closed while a tap is under way opens again within this time, mostly. */
const GRACE_MS = 200;

export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const noted = ({ target }: FocusEvent) => {
    last = target as HTMLElement;
  };
  const usable = () => last !== null && last.isConnected && !last.matches(':disabled');

  function mend(): void {
    timer = undefined;
    const at = document.activeElement;
    if (at !== null && at !== document.body && !at.matches(':disabled')) return;
    const places = [...document.querySelectorAll<HTMLElement>('main, main [tabindex="0"], [role=dialog]')];
    for (const place of usable() ? [last] : places.reverse()) {
      place?.focus({ preventScroll: true });
      if (document.activeElement === place) return;
    }
  }

  // Whoever taps beside everything means to be nowhere; only what goes away takes nobody along.
  const look = new MutationObserver(() => {
    if (last !== null && !usable()) timer ??= setTimeout(mend, GRACE_MS);
  });
  look.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', noted);
  return () => {
    look.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', noted);
  };
}
