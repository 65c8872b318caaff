import { sourceText } from './catalogue/sources.ts';
import type { RuleId } from './rules.ts';

/** A sentence about an action, with the rule behind it. */
export interface Reason {
  readonly rule: RuleId;
  /** Where the rule stands, such as `12-13`, `Luna 5` or `set-up`; `sourcesOf` reads it. */
  readonly page: string;
  /** An English sentence that addresses the acting player. */
  readonly message: string;
  /** The values in the message: figures, ids, seats. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** A reason before it becomes a sentence: a code and its figures, and a rule if it is not the rule of the code. */
export interface Note<Code extends string = string> {
  readonly code: Code;
  readonly params: Reason['params'];
  readonly rule?: RuleId;
}

/** The names of the figures in a sentence. */
type NamesIn<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The figures of a sentence: exactly those that it names. */
export type FiguresFor<Message extends string> = [NamesIn<Message>] extends [never]
  ? readonly []
  : readonly [figures: Readonly<Record<NamesIn<Message>, string | number>>];

/** A reason as text: the sentence, the rule and its page: `… (EXP-13, rulebook p. 13)`. */
export function reasonText({ message, rule, page }: Reason): string {
  return `${message} (${rule}, ${sourceText(page)})`;
}
