/** Which of the three screens an address asks for. */
export type Screen = 'table' | 'seat' | 'host';

/** A path with a `seat` or `host` part names that screen; anything else is the table. */
export function screenOf(pathname: string): Screen {
  const parts = pathname.split('/').filter(Boolean);
  if (parts.includes('seat')) return 'seat';
  if (parts.includes('host')) return 'host';
  return 'table';
}
