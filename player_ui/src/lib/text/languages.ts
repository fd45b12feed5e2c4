/** The languages there are, each by its own name. A new one is a line here, a file and a folder in locales. */
export const LANGUAGES: Record<string, string> = { en: 'English', nb: 'Norsk' };

const KIN: Record<string, string> = { no: 'nb', nn: 'nb' };

/** The first language of `wanted` (tags such as `nn-NO`) that there is, else English. */
export function bestLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const plain = tag.toLowerCase().split('-')[0] ?? '';
    const found = KIN[plain] ?? plain;
    if (found in LANGUAGES) return found;
  }
  return 'en';
}
