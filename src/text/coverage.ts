import { en } from './en.ts';
import type { Locale } from './words.ts';

/** Entries that are not text of a language: its tag, how it counts, and the place for the sentence of a restriction. */
const NO_TEXT: readonly string[] = ['code', 'plurals', 'gap', 'refusals.restricted'];

/**
 * What a language still says as English does: the paths of its texts that are equal to the English ones, and of its functions
 * that are the English ones or say the same without asking for anything. For somebody who begins with `{ ...en }`.
 *
 * @param alike what is the same in both languages: paths, or the beginnings of paths, such as `companies`
 */
export function coverage(locale: Locale, alike: readonly string[] = []): readonly string[] {
  const english = new Map(textsOf(en, ''));
  const allowed = [...NO_TEXT, ...alike];
  return textsOf(locale, '').flatMap(([path, text]) => {
    const isAllowed = allowed.some((each) => path === each || path.startsWith(`${each}.`));
    return !isAllowed && isSame(text, english.get(path)) ? [path] : [];
  });
}

/** Every text and function of an object and of the objects in it, by its path. */
function textsOf(value: unknown, path: string): readonly (readonly [path: string, text: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, path === '' ? key : `${path}.${key}`));
}

function isSame(one: unknown, other: unknown): boolean {
  if (!isBare(one) || !isBare(other)) return one === other;
  const said = one();
  return said !== null && JSON.stringify(said) === JSON.stringify(other());
}

/** Whether a value is a function that asks for nothing. */
function isBare(value: unknown): value is () => unknown {
  return typeof value === 'function' && value.length === 0;
}
