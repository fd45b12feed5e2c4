/** The language of this device, and its words, fetched when they are needed and only those. */

import type { BookWords } from '../../locales/shape';
import type { SharedWords, Words } from '../../locales/en';
import { speak } from '../api/http';
import { device } from '../storage';
import { bestLanguage, directionOf, LANGUAGES } from './languages';

const wordFiles = import.meta.glob<{ words: SharedWords }>('../../locales/??.ts');
const moreFiles = import.meta.glob<{ more: Partial<Words> }>('../../locales/*/more/*.ts');
const bookFiles = import.meta.glob<{ book: BookWords }>([
  '../../locales/*/*.ts',
  '!../../locales/*/language.ts',
]);

/** Rulebooks that have words, in the order they are offered. */
export const BOOKS: string[] = Object.keys(bookFiles)
  .filter((path) => path.includes('/en/'))
  .map((path) => path.replace(/^.*\/|\.ts$/g, ''));

class Texts {
  language = $state('en');
  words = $state.raw<Words>() as Words;
  #books = $state.raw<Record<string, BookWords>>({});
  #loading = new Set<string>();
  /** Chosen on this device, rather than guessed. */
  chosen = false;
  #pages: readonly string[] = [];

  /** `pages`: those whose own words are needed as well; a file each in `locales/<language>/more`. */
  async start(pages: readonly string[] = []): Promise<void> {
    this.#pages = pages;
    const kept = device.get('language');
    this.chosen = kept !== null && kept in LANGUAGES;
    await this.use(
      this.chosen && kept !== null ? kept : bestLanguage(navigator.languages ?? [navigator.language]),
    );
  }

  async use(language: string): Promise<void> {
    const load = wordFiles[`../../locales/${language}.ts`];
    if (load === undefined) return;
    const files = this.#pages.map((page) => moreFiles[`../../locales/${language}/more/${page}.ts`]?.());
    const [{ words }, ...more] = await Promise.all([load(), ...files]);
    // A page that asked for its words has them from here on.
    this.words = Object.assign({}, words, ...more.map((file) => file?.more)) as Words;
    this.language = language;
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    speak(language);
  }

  async choose(language: string): Promise<void> {
    this.chosen = true;
    device.set('language', language);
    await this.use(language);
  }

  /** The words of a rulebook, or nothing until they are there (which is noticed by whoever asked). */
  book(key: string | null | undefined): BookWords | null {
    if (key === null || key === undefined) return null;
    const id = `${this.language}/${key}`;
    const found = this.#books[id];
    if (found === undefined) void this.#fetch(id);
    return found ?? null;
  }

  async #fetch(id: string): Promise<void> {
    const load = bookFiles[`../../locales/${id}.ts`];
    if (load === undefined || this.#loading.has(id)) return;
    this.#loading.add(id);
    try {
      const { book } = await load();
      this.#books = { ...this.#books, [id]: book };
    } finally {
      this.#loading.delete(id);
    }
  }
}

export const texts = new Texts();
