/** Browsers load and run pages ahead of a tap that may never come. Nobody is there until it does. */

type Doc = Pick<Document, 'addEventListener' | 'removeEventListener'> & { prerendering?: boolean };

/** Runs `run` now, or when somebody comes to the page that was loaded ahead; the answer takes that back. */
export function whenVisited(run: () => void, page: Doc = document): () => void {
  if (page.prerendering !== true) {
    run();
    return () => {};
  }
  page.addEventListener('prerenderingchange', run, { once: true });
  return () => page.removeEventListener('prerenderingchange', run);
}
