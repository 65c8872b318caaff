import type { Ref } from '../game/model/refs.ts';

/** A part of a text: a string, or a name with a reference to the component it names. */
export type Part = string | { readonly ref: Ref; readonly text: string };
/** A text as a list of parts, which `plain` joins into a string. */
export type RichText = readonly Part[];

/** A value allowed in a `say` template. */
export type TemplateValue = Part | number | RichText;

/** Joins the parts of a text into one string. */
export function plain(text: RichText): string {
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** Creates a text with references from a tagged template. */
export function say(strings: TemplateStringsArray, ...values: readonly TemplateValue[]): RichText {
  return compact(strings.flatMap((string, index) => [string, ...partsOf(values[index] ?? '')]));
}

/** Returns a text that contains a single reference. */
export function point(ref: Ref, text: string): RichText {
  return [{ ref, text }];
}

function partsOf(value: TemplateValue): readonly Part[] {
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'string' || 'ref' in value ? [value] : value;
}

/** Merges adjacent strings and drops empty ones. */
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

/** Joins texts with a separator. */
export function joined(items: readonly RichText[], separator: string): RichText {
  return compact(items.flatMap((item, index) => (index === 0 ? item : [separator, ...item])));
}

/** Joins texts into a list: `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly RichText[], and: string): RichText {
  const last = items.at(-1) ?? [];
  return items.length < 2 ? last : compact([...joined(items.slice(0, -1), ', '), ` ${and} `, ...last]);
}

/** Returns the text with an initial capital. */
export function capital(text: RichText): RichText {
  const [first, ...rest] = text;
  if (first === undefined) return text;
  return typeof first === 'string' ? [upper(first), ...rest] : [{ ...first, text: upper(first.text) }, ...rest];
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
