import { sourceText } from './catalogue/sources.ts';
import type { CitedRule, HOUSE } from './pages.ts';

/** The values in a sentence by their names: amounts, ids, seats, places, or lists of them. They hold no words. */
export type Params = Readonly<Record<string, unknown>>;

/** A sentence about an action, and the rule that it follows from. */
export interface Reason {
  /** The id of the rule, or `HOUSE` for a restriction on the rules. */
  readonly rule: CitedRule | typeof HOUSE;
  /** Where the rule is written, such as `12-13`, `Luna 5` or `set-up`. `sourcesOf` reads it. */
  readonly page: string;
  /** An English sentence, addressed to the person who acts. `skymines-rules/text` says it in other languages. */
  readonly message: string;
  /** The raw values in the message. */
  readonly params: Params;
}

/** A reason before it is put into words: a code and its params. `rule` replaces the usual rule of the code. */
export interface UnwordedReason<Code extends string = string> {
  readonly code: Code;
  readonly params: Params;
  readonly rule?: CitedRule;
}

/**
 * The names of the placeholders in a sentence: `{card}`, `{coins|coin|coins}` with the word that is counted, and
 * `{company.short}` for a short name.
 */
export type NamesIn<Message extends string> = Message extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Name}${'|' | '.'}${string}` ? Name : Inner) | NamesIn<Rest>
  : never;

/** Returns a reason as one line: the sentence, the rule and where it is written: `… (EXP-13, rulebook p. 13)`. */
export function reasonText({ message, rule, page }: Reason): string {
  return `${message} (${rule}, ${sourceText(page)})`;
}
