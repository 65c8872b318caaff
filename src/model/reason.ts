import type { RuleId } from './rules.ts';

/** A sentence about an action, with the rule it follows from. */
export interface Reason {
  readonly rule: RuleId;
  /** Page of the rulebook, such as `12-13`; `Luna 5` of Luna's booklet; or `set-up`. */
  readonly page: string;
  /** An English sentence, told to the one who acts. */
  readonly message: string;
  /** What the message tells in words: figures, ids, seats. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** The names of the figures in a sentence. */
type NamesIn<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What goes into a sentence: nothing, or every figure it names, and no other. */
export type FiguresFor<Message extends string> = [NamesIn<Message>] extends [never]
  ? readonly []
  : readonly [figures: Readonly<Record<NamesIn<Message>, string | number>>];

/** A reason as it is told: the sentence, the rule, the page. */
export function reasonText({ message, rule, page }: Reason): string {
  return `${message} (${rule}, ${/^\d/.test(page) ? `p. ${page}` : page})`;
}
