import type { CitedRule, HOUSE } from './pages.ts';
import { sourceText } from './sources.ts';

/** Named values in a message: amounts, ids, seats and places, or lists of these. They contain no text to display. */
export type Params = Readonly<Record<string, unknown>>;

/** A message about an action, and the rule it is based on. */
export interface Reason {
  /** Id of the rule, or `HOUSE` for a restriction. */
  readonly rule: CitedRule | typeof HOUSE;
  /** Source of the rule, such as `12-13`, `Luna 5` or `set-up`. `sourcesOf` parses it. */
  readonly page: string;
  /** English message, addressed to the acting player. `skymines-rules/text` translates it. */
  readonly message: string;
  /** Raw values in the message. */
  readonly params: Params;
}

/** A reason without its message: a code and its params. If given, `rule` replaces the usual rule of the code. */
export interface ReasonWithoutMessage<Code extends string = string> {
  readonly code: Code;
  readonly params: Params;
  readonly rule?: CitedRule;
}

/** Names of a message's placeholders: `{card}`, `{coins|coin|coins}` for a count, `{company.short}`. */
export type NamesIn<Message extends string> = Message extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Name}${'|' | '.'}${string}` ? Name : Inner) | NamesIn<Rest>
  : never;

/** Formats a reason as one line with its message, rule and source, such as `… (EXP-13, rulebook p. 13)`. */
export function reasonText({ message, rule, page }: Reason): string {
  return `${message} (${rule}, ${sourceText(page)})`;
}
