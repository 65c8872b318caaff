import { reasonOf } from '../../present/words/sentences.ts';
import type { Violation, ViolationCode, ViolationFigures } from '../../rulebook/violations.ts';
import { VIOLATIONS } from '../../rulebook/violations.ts';

/** Why a session refuses an action before the rules are asked: its figures stand for themselves. */
export function refusal<Code extends ViolationCode>(code: Code, ...[figures]: ViolationFigures<Code>): Violation {
  const params: Readonly<Record<string, string | number>> = figures ?? {};
  return reasonOf(VIOLATIONS, { code, params }, (name) => String(params[name]));
}
