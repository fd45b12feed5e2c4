/** Type as large as there is room for: on a screen that nobody scrolls, all of it has to be in sight. */

/** Where a screen is laid out whole; the same as in the styles. On smaller ones people scroll. */
export const WIDE = '(min-width: 60rem) and (min-height: 32rem)';
const LEAST = 0.5;
const STEP = 0.04;

/**
 * An attachment: sets `--fit` on the element, 1 or less, so that nothing of it runs over. Its sizes have to be
 * multiples of that.
 */
export function fits(node: HTMLElement): () => void {
  const wide = matchMedia(WIDE);
  const page = document.documentElement;
  const set = (size: number) => node.style.setProperty('--fit', size.toFixed(2));

  function fit(): void {
    let size = 1;
    set(size);
    while (wide.matches && node.scrollHeight > node.clientHeight + 1 && size > LEAST) set((size -= STEP));
  }

  // A clock that ticks takes no more room than before.
  const ticks = ({ target }: MutationRecord) =>
    (target instanceof Element ? target : target.parentElement)?.closest('[role="timer"]') != null;
  const changed = new MutationObserver((all) => {
    if (!all.every(ticks)) fit();
  });
  changed.observe(node, { childList: true, characterData: true, subtree: true });
  changed.observe(page, { attributes: true, attributeFilter: ['data-large', 'lang'] });
  const resized = new ResizeObserver(fit);
  resized.observe(node);
  if (document.fonts?.status === 'loading') void document.fonts.ready.then(fit);
  return () => {
    changed.disconnect();
    resized.disconnect();
  };
}
