/** Addresses on this hub. Everything is relative to the page's `<base>`, so a path prefix just works. */

export function basePath(): string {
  return new URL('.', document.baseURI).pathname;
}

export function urlOf(path: string): string {
  return new URL(path, document.baseURI).href;
}

export function socketUrlOf(path: string): string {
  return urlOf(path).replace(/^http/, 'ws');
}
