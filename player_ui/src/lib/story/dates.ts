/** Days and times as people of a language write them. */

const LOCALE: Record<string, string> = { en: 'en-GB' };

const format = (language: string, options: Intl.DateTimeFormatOptions, seconds: number) =>
  new Intl.DateTimeFormat(LOCALE[language] ?? language, options).format(new Date(seconds * 1000));

/** `seconds` since the epoch; such as `Saturday 28 November 2026`. */
export function dayOf(seconds: number, language: string): string {
  return format(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, seconds);
}

/** Such as `21:40`. */
export function timeOf(seconds: number, language: string): string {
  return format(language, { hour: '2-digit', minute: '2-digit' }, seconds);
}

/** `2026-11-28`, by this device's own time: for the names of files. */
export function stampOf(seconds: number): string {
  const at = new Date(seconds * 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
