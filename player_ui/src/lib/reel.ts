/** Rolls a long page down and up again, slowly, for a screen that nobody can scroll. Any touch ends it. */

const READ_MS = 12_000;
const STEP_MS = 40;
const HANDS = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const;

export function reel(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const page = document.scrollingElement ?? document.documentElement;
  let timer = setTimeout(roll, READ_MS);

  function roll() {
    const before = page.scrollTop;
    page.scrollTop = before + 1;
    const atEnd = page.scrollTop <= before;
    timer = setTimeout(atEnd ? back : roll, atEnd ? READ_MS : STEP_MS);
  }

  function back() {
    page.scrollTop = 0;
    timer = setTimeout(roll, READ_MS);
  }

  const stop = () => {
    clearTimeout(timer);
    for (const hand of HANDS) removeEventListener(hand, stop);
  };
  for (const hand of HANDS) addEventListener(hand, stop, { passive: true });
  return stop;
}
