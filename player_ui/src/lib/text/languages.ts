/** The languages there are: every folder in locales that says which one it is. */

import type { Language } from '../../locales/shape';

const files = import.meta.glob<{ language: Language }>('../../locales/*/language.ts', { eager: true });

const all: Record<string, Language> = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.split('/').slice(-2)[0] ?? '', file.language]),
);

/** Each by its own name. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries(all).map(([code, { name }]) => [code, name]),
);

export function directionOf(language: string): Language['direction'] {
  return all[language]?.direction ?? 'ltr';
}

/** The first language of `wanted` (tags such as `nn-NO`) that there is, else English. */
export function bestLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const plain = tag.toLowerCase().split('-')[0] ?? '';
    if (plain in all) return plain;
    const near = Object.keys(all).find((code) => all[code]?.also?.includes(plain));
    if (near !== undefined) return near;
  }
  return 'en';
}
