import type { Note, Reason } from '../../rulebook/reason.ts';
import type { RuleId } from '../../rulebook/rules.ts';
import { RULES } from '../../rulebook/rules.ts';
import { capital } from './text.ts';

/** The rule each code stands for, and its sentence with `{parameters}`. */
export type Sentences<Code extends string> = Readonly<
  Record<Code, { readonly rule: RuleId; readonly message: string }>
>;

/** Words for a parameter. */
export type TellParameter = (name: string, params: Reason['params']) => string;

/** A parameter, and what it counts: `{coins} coins`, `1 coin`. */
const PARAMETER =
  /\{(\w+)\}(?: (research points|reward tiers|(?:one-time )?bonus markers|action slots|(?:face-up )?cards|coins|units|steps|scientists))?/g;

/** Makes a reason of what is to be told, its sentence filled in. */
export function reasonOf<Code extends string>(
  sentences: Sentences<Code>,
  { code, params, rule = sentences[code].rule }: Note<Code>,
  tell: TellParameter,
): Reason & { readonly code: Code } {
  return { code, rule, page: RULES[rule].page, message: fillIn(sentences[code].message, params, tell), params };
}

/** A sentence with words for each `{name}`; one thing is not spoken of as many. */
function fillIn(message: string, params: Reason['params'], tell: TellParameter): string {
  const filled = message.replace(PARAMETER, (_, name: string, counted?: string) => {
    const words = tell(name, params);
    if (counted === undefined) return words;
    return `${words} ${params[name] === 1 ? counted.slice(0, -1) : counted}`;
  });
  return capital(filled);
}
