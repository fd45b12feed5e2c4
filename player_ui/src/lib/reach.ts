/** Links for another device. A page that was opened on the hub's own machine must not hand on that address. */

/** Whether only this very machine is meant by it. */
export function isLoopback(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/i.test(hostname);
}

/** What a person types for the URL `root`. */
export function typedOf(root: string): string {
  return root.replace(/^\w+:\/\//, '').replace(/\/$/, '');
}

/**
 * `path` on this hub as other devices reach it. `base`: of this page; `roots`: of the hub, best first; `chosen`:
 * the one that somebody has picked, as it is typed. A page that was opened at an address that others reach hands on
 * that one, as it came through, whatever way that was. `null`: no other device can get here.
 */
export function linkFor(path: string, base: string, roots: readonly string[], chosen: string): string | null {
  if (!isLoopback(new URL(base).hostname)) return new URL(path, base).href;
  const root = roots.find((one) => typedOf(one) === chosen) ?? roots[0];
  return root === undefined ? null : new URL(path, root).href;
}
