import { sourceText } from './catalogue/sources.ts';
import type { RuleId } from './rules.ts';

/** A sentence about an action, and the rule that it follows from. */
export interface Reason {
  readonly rule: RuleId;
  /** Where the rule is written, such as `12-13`, `Luna 5` or `set-up`. `sourcesOf` reads it. */
  readonly page: string;
  /** An English sentence, addressed to the person who acts. */
  readonly message: string;
  /** The raw values in the message: figures, ids, seats. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** A reason before it is put into words: a code and its figures. `rule` replaces the usual rule of the code. */
export interface Note<Code extends string = string> {
  readonly code: Code;
  readonly params: Reason['params'];
  readonly rule?: RuleId;
}

/** The names of the placeholders in a sentence. */
type NamesIn<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The arguments for a sentence: a value for each of its placeholders, or nothing when it has none. */
export type FiguresFor<Message extends string> = [NamesIn<Message>] extends [never]
  ? readonly []
  : readonly [figures: Readonly<Record<NamesIn<Message>, string | number>>];

/** Returns a reason as one line: the sentence, the rule and where it is written: `… (EXP-13, rulebook p. 13)`. */
export function reasonText({ message, rule, page }: Reason): string {
  return `${message} (${rule}, ${sourceText(page)})`;
}
