/** The forms of a word, in the order of the plural categories that a language uses. */
export type NounForms = readonly [string, ...string[]];

/** Which forms a language has. */
export interface Plurals {
  /** A BCP 47 tag. */
  readonly code: string;
  /** The categories in which its words differ, the most general one last. */
  readonly plurals: readonly Intl.LDMLPluralRule[];
  /** What stands between an amount and its word. */
  readonly gap: string;
}

const PLURAL_RULES = new Map<string, Intl.PluralRules>();

/** The form of a word that goes with an amount. */
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

/** An amount with the word that it counts: `2 coins`. */
export function counted(plurals: Plurals, amount: number, forms: NounForms): string {
  return `${amount}${plurals.gap}${formFor(plurals, amount, forms)}`;
}
