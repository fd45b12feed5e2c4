/** The language of this device, and its words, fetched when they are needed and only those. */

import { untrack } from 'svelte';
import type { BookWords } from '../../locales/shape';
import type { MoreWords, SharedWords, Words } from '../../locales/en';
import { speak } from '../api/http';
import { device } from '../storage';
import { bestLanguage, directionOf, LANGUAGES } from './languages';
import type { Part } from './pages';

/** Until what the Wi-Fi has swallowed is asked for again. */
const AGAIN_MS = 2_000;

const wordFiles = import.meta.glob<{ words: SharedWords }>('../../locales/??.ts');
const moreFiles = import.meta.glob<{ more: Partial<MoreWords> }>('../../locales/*/more/*.ts');
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
  /** What has been asked for beside the words that all pages share. */
  #parts = new Set<Part>();

  /** `parts`: what this page says from the beginning, a file each in `locales/<language>/more`. */
  async start(parts: readonly Part[] = []): Promise<void> {
    for (const part of parts) this.#parts.add(part);
    const kept = device.get('language');
    this.chosen = kept !== null && kept in LANGUAGES;
    await this.use(
      this.chosen && kept !== null ? kept : bestLanguage(navigator.languages ?? [navigator.language]),
    );
  }

  async use(language: string): Promise<void> {
    const load = wordFiles[`../../locales/${language}.ts`];
    if (load === undefined) return;
    const [{ words }, ...more] = await Promise.all([load(), ...this.#more(language, [...this.#parts])]);
    // A page that asked for its words has them from here on.
    this.words = Object.assign({}, words, ...more.map((file) => file?.more)) as Words;
    this.language = language;
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    speak(language);
  }

  /** What is shown only now and then, together with the words that it alone says: both are there, or neither. */
  with<T>(component: () => Promise<T>, ...parts: Part[]): Promise<T> {
    return untrack(async () => {
      for (;;) {
        try {
          const [found] = await Promise.all([component(), this.#need(parts)]);
          return found;
        } catch {
          await new Promise((done) => setTimeout(done, AGAIN_MS));
        }
      }
    });
  }

  async #need(parts: readonly Part[]): Promise<void> {
    const missing = parts.filter((part) => !this.#parts.has(part));
    if (missing.length === 0) return;
    const { language } = this;
    const more = await Promise.all(this.#more(language, missing));
    for (const part of missing) this.#parts.add(part);
    if (this.language !== language) return this.use(this.language);
    this.words = Object.assign({}, this.words, ...more.map((file) => file?.more)) as Words;
  }

  #more(language: string, parts: readonly Part[]) {
    return parts.map((part) => moreFiles[`../../locales/${language}/more/${part}.ts`]?.());
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
