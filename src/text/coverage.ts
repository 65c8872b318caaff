import { en } from './en.ts';
import { plain } from './parts.ts';
import type { Locale } from './words.ts';

/** Locale entries without any text to translate. */
const NO_TEXT: readonly string[] = ['code', 'plurals', 'gap'];

/**
 * Returns the paths of all entries that are still in English: strings equal to the English ones, functions taken from
 * `en`, and functions without parameters that return the same text. Use it to track a translation that starts as
 * `{ ...en }`.
 *
 * @param alike Paths of entries that are the same in both languages, or the beginnings of such paths (`companies`).
 */
export function coverage(locale: Locale, alike: readonly string[] = []): readonly string[] {
  const english = new Map(textsOf(en, ''));
  const allowed = [...NO_TEXT, ...alike];
  return textsOf(locale, '').flatMap(([path, text]) => {
    const isAllowed = allowed.some((each) => path === each || path.startsWith(`${each}.`));
    return !isAllowed && isSame(text, english.get(path)) ? [path] : [];
  });
}

function textsOf(value: unknown, path: string): readonly (readonly [path: string, text: unknown])[] {
  const hasWords = typeof value !== 'string' || /\p{L}/u.test(value.replace(/\{[^}]*\}/g, ''));
  if (value === null || !hasWords) return [];
  if (typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, path === '' ? key : `${path}.${key}`));
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (textOf(one) !== null && textOf(one) === textOf(other));
}

/** Returns the text of a template or a function without params; `null` for all other functions. */
function textOf(entry: unknown): string | null {
  const text: unknown = typeof entry === 'function' && entry.length === 0 ? entry() : entry;
  if (Array.isArray(text)) return plain(text);
  return typeof text === 'string' ? text : null;
}
