import { sourceText } from './catalogue/sources.ts';
import type { RuleId } from './rules.ts';

/** A sentence about an action, with the rule it follows from. */
export interface Reason {
  readonly rule: RuleId;
  /** Where the rule stands, such as `12-13`, `Luna 5` or `set-up`; `sourcesOf` reads it. */
  readonly page: string;
  /** An English sentence, told to the one who acts. */
  readonly message: string;
  /** What the message tells in words: figures, ids, seats. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** A reason before it is put into words: a code and its figures, and another rule than that of the code if it is one. */
export interface Note<Code extends string = string> {
  readonly code: Code;
  readonly params: Reason['params'];
  readonly rule?: RuleId;
}

/** The names of the figures in a sentence. */
type NamesIn<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What goes into a sentence: nothing, or every figure it names, and no other. */
export type FiguresFor<Message extends string> = [NamesIn<Message>] extends [never]
  ? readonly []
  : readonly [figures: Readonly<Record<NamesIn<Message>, string | number>>];

/** A reason as it is told: the sentence, the rule, and where it stands: `… (EXP-13, rulebook p. 13)`. */
export function reasonText({ message, rule, page }: Reason): string {
  return `${message} (${rule}, ${sourceText(page)})`;
}
