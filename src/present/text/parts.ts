import type { Ref } from '../../game/model/refs.ts';

/** A part of a text: words, or words for a thing that can be pointed at. */
export type Part = string | { readonly ref: Ref; readonly text: string };
/** A text in parts. `plain` joins it. */
export type Told = readonly Part[];

/** What `say` takes between its words. */
export type Said = Part | number | Told;

/** Joins a text to one string. */
export function plain(told: Told): string {
  return told.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** A text of words and of what stands between them. */
export function say(words: TemplateStringsArray, ...between: readonly Said[]): Told {
  return compact(words.flatMap((word, index) => [word, ...partsOf(between[index] ?? '')]));
}

/** Words for a thing. */
export function point(ref: Ref, text: string): Told {
  return [{ ref, text }];
}

function partsOf(said: Said): readonly Part[] {
  if (typeof said === 'number') return [String(said)];
  return typeof said === 'string' || 'ref' in said ? [said] : said;
}

/** Neighbouring words become one part, and empty words are left out. */
export function compact(parts: Told): Told {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part === '') continue;
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

/** Texts with words between them. */
export function joined(items: readonly Told[], between: string): Told {
  return compact(items.flatMap((item, index) => (index === 0 ? item : [between, ...item])));
}

/** Texts as an enumeration: `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly Told[], and: string): Told {
  const last = items.at(-1) ?? [];
  return items.length < 2 ? last : compact([...joined(items.slice(0, -1), ', '), ` ${and} `, ...last]);
}

/** The text with a capital at its beginning. */
export function capital(told: Told): Told {
  const [first, ...rest] = told;
  if (first === undefined) return told;
  return typeof first === 'string' ? [upper(first), ...rest] : [{ ...first, text: upper(first.text) }, ...rest];
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
