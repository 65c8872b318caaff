import { cached } from '../engine/lists.ts';
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

/** Returns each item as text, joined with a separator. */
export function joinedOf<Item>(items: readonly Item[], separator: string, textOf: (item: Item) => RichText): RichText {
  return joined(items.map(textOf), separator);
}

/** Joins texts into a list: `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly RichText[], and: string): RichText {
  const last = items.at(-1) ?? [];
  return items.length < 2 ? last : compact([...joined(items.slice(0, -1), ', '), ` ${and} `, ...last]);
}

export function capital(text: RichText): RichText {
  return changeStart(text, (start) => start.charAt(0).toUpperCase() + start.slice(1));
}

/** Changes the first part of a text, which may be a name. */
export function changeStart(text: RichText, change: (start: string) => string): RichText {
  const [first, ...rest] = text;
  if (first === undefined) return text;
  return [typeof first === 'string' ? change(first) : { ...first, text: change(first.text) }, ...rest];
}

/** Changes all names in a text. */
export function changeNames(text: RichText, change: (name: string) => string): RichText {
  return text.map((part) => (typeof part === 'string' ? part : { ...part, text: change(part.text) }));
}

/** A word's forms, in the order of the language's plural categories. */
export type NounForms = readonly [string, ...string[]];

/** A language's plural rules. */
export interface Plurals {
  /** The language, as a BCP 47 tag. */
  readonly code: string;
  /** Plural categories with different word forms, ending with the most general one. */
  readonly plurals: readonly Intl.LDMLPluralRule[];
  /** Separator between an amount and its noun. */
  readonly gap: string;
}

const PLURAL_RULES = new Map<string, Intl.PluralRules>();

/** Returns the form of a noun that agrees with an amount. */
export function formFor({ code, plurals }: Omit<Plurals, 'gap'>, amount: number, forms: NounForms): string {
  const rules = cached(PLURAL_RULES, code, () => new Intl.PluralRules(code));
  const place = plurals.indexOf(rules.select(amount));
  return (place < 0 ? forms.at(-1) : (forms[place] ?? forms.at(-1))) ?? forms[0];
}

/** Returns an amount with its noun: `2 coins`. */
export function counted(plurals: Plurals, amount: number, forms: NounForms): string {
  return `${amount}${plurals.gap}${formFor(plurals, amount, forms)}`;
}

/** A part of a log line. Adjacent clauses with the same verb and reason are merged: `plans energy 2, titanium 1`. */
export interface Clause {
  readonly lead: RichText;
  readonly item: RichText;
  /** The reason, shown in brackets; empty if there is none. */
  readonly why: string;
}

export function clauseText({ lead, item, why }: Clause): RichText {
  const text = lead.length === 0 || item.length === 0 ? say`${lead}${item}` : say`${lead} ${item}`;
  return why === '' ? text : say`${text} (${why})`;
}

/** A param of a template: its name, modifiers such as `short`, and the plural forms of its noun. */
export interface Placeholder {
  readonly name: string;
  readonly modifiers: readonly string[];
  readonly forms: readonly string[];
  /** True inside square brackets. */
  readonly isOptional: boolean;
}

type RenderPlaceholder = (placeholder: Placeholder) => RichText | null;

const OPTIONAL = /\[([^\]]*)\]/;
const PLACEHOLDER = /\{([^}]*)\}/;
const OTHERWISE = /\|(?![^{]*\})/;

/** Fills in a template. `docs/text.md` explains braces, square brackets and bars. */
export function fillTemplate(template: string, render: RenderPlaceholder): RichText {
  return compact(
    template.split(OPTIONAL).flatMap((section, index) => {
      if (index % 2 === 0) return filled(section, false, render) ?? [];
      const [text = '', otherwise = ''] = section.split(OTHERWISE);
      return filled(text, true, render) ?? filled(otherwise, true, render) ?? [];
    }),
  );
}

function filled(text: string, isOptional: boolean, render: RenderPlaceholder): RichText | null {
  const sections = text.split(PLACEHOLDER).map((section, index): RichText | null => {
    if (index % 2 === 0) return [section];
    const [param = '', ...forms] = section.split('|');
    const [name = '', ...modifiers] = param.split('.');
    return render({ name, modifiers, forms, isOptional });
  });
  if (isOptional && sections.includes(null)) return null;
  return sections.flatMap((section) => section ?? []);
}
