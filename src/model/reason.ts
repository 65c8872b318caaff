import { sourceText } from './catalogue/sources.ts';
import type { RuleId } from './rules.ts';
import { RULES } from './rules.ts';

/** A sentence about an action, with the rule it follows from. */
export interface Reason {
  readonly rule: RuleId;
  /** Where the rule stands, such as `12-13`, `Luna 5` or `set-up`; `sourcesOf` reads it. */
  readonly page: string;
  /** An English sentence. */
  readonly message: string;
  /** The figures in the message. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** The rule each code stands for, and its sentence with `{parameters}`. */
type Sentences<Code extends string> = Readonly<Record<Code, { readonly rule: RuleId; readonly message: string }>>;

/** The names of the figures in a sentence. */
type NamesIn<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** What goes into a sentence: nothing, or every figure it names, and no other. */
export type FiguresFor<Message extends string> = [NamesIn<Message>] extends [never]
  ? readonly []
  : readonly [figures: Readonly<Record<NamesIn<Message>, string | number>>];

/** Makes the reason of a code, with its sentence filled in. */
export function reasonFrom<Code extends string>(
  sentences: Sentences<Code>,
  code: Code,
  params: Reason['params'],
): Reason & { readonly code: Code } {
  const { rule, message } = sentences[code];
  return { code, rule, page: RULES[rule].page, message: fillIn(message, params), params };
}

/** A reason as it is told: the sentence, the rule, and where it stands: `… (EXP-13, rulebook p. 13)`. */
export function reasonText({ message, rule, page }: Reason): string {
  return `${message} (${rule}, ${sourceText(page)})`;
}

/** A sentence with each `{name}` replaced by the parameter of that name. */
function fillIn(message: string, params: Reason['params']): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
