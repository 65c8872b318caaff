import type { Ref } from '../game/model/refs.ts';

/** A part of a text: words, or words for a thing that can be pointed at. */
export type Part = string | { readonly ref: Ref; readonly text: string };
/** A text in parts. `plain` joins it. */
export type RichText = readonly Part[];

/** What `say` takes between its words. */
export type TemplateValue = Part | number | RichText;

/** Joins a text to one string. */
export function plain(text: RichText): string {
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** A text of words and of what stands between them. */
export function say(words: TemplateStringsArray, ...between: readonly TemplateValue[]): RichText {
  return compact(words.flatMap((word, index) => [word, ...partsOf(between[index] ?? '')]));
}

/** Words for a thing. */
export function point(ref: Ref, text: string): RichText {
  return [{ ref, text }];
}

function partsOf(value: TemplateValue): readonly Part[] {
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'string' || 'ref' in value ? [value] : value;
}

/** Neighbouring words become one part, and empty words are left out. */
export function compact(parts: RichText): RichText {
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
export function joined(items: readonly RichText[], between: string): RichText {
  return compact(items.flatMap((item, index) => (index === 0 ? item : [between, ...item])));
}

/** Texts as an enumeration: `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly RichText[], and: string): RichText {
  const last = items.at(-1) ?? [];
  return items.length < 2 ? last : compact([...joined(items.slice(0, -1), ', '), ` ${and} `, ...last]);
}

/** The text with a capital at its beginning. */
export function capital(text: RichText): RichText {
  const [first, ...rest] = text;
  if (first === undefined) return text;
  return typeof first === 'string' ? [upper(first), ...rest] : [{ ...first, text: upper(first.text) }, ...rest];
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
