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
export function formFor(
  { code, plurals }: Pick<Plurals, 'code' | 'plurals'>,
  amount: number,
  forms: NounForms,
): string {
  let rules = PLURAL_RULES.get(code);
  if (rules === undefined) {
    rules = new Intl.PluralRules(code);
    PLURAL_RULES.set(code, rules);
  }
  const place = plurals.indexOf(rules.select(amount));
  return (place < 0 ? forms.at(-1) : (forms[place] ?? forms.at(-1))) ?? forms[0];
}

/** Returns an amount with its noun: `2 coins`. */
export function counted(plurals: Plurals, amount: number, forms: NounForms): string {
  return `${amount}${plurals.gap}${formFor(plurals, amount, forms)}`;
}
