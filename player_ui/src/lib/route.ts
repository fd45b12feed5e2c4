/** Which page an address asks for, and what it carries. */

export type Route =
  | { page: 'start' }
  | { page: 'join'; code: string }
  | { page: 'table'; code: string }
  | { page: 'seat'; token: string }
  | { page: 'host'; token: string }
  | { page: 'story'; token: string }
  | { page: 'evenings'; token: string }
  | { page: 'missing' };

/** Codes as people type them: any case, with spaces or dashes in between. */
export function tidyCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** `path` and `base` are absolute paths; `base` ends with a slash and may be longer than `/`. */
export function routeOf(path: string, base = '/'): Route {
  const inside = path.startsWith(base) ? path.slice(base.length) : path.replace(/^\//, '');
  const [kind = '', value = '', ...more] = inside.split('/').filter(Boolean);
  if (kind === '' || (kind === 'index.html' && value === '')) return { page: 'start' };
  if (value === '' || more.length > 0) return { page: 'missing' };
  switch (kind) {
    case 'j':
      return { page: 'join', code: tidyCode(value) };
    case 't':
      return { page: 'table', code: tidyCode(value) };
    case 's':
      return { page: 'seat', token: value };
    case 'h':
      return { page: 'host', token: value };
    case 'g':
      return { page: 'story', token: value };
    case 'm':
      return { page: 'evenings', token: value };
    default:
      return { page: 'missing' };
  }
}
