import type { Violation, ViolationCode, ViolationFigures } from '../model/violations.ts';
import { VIOLATIONS } from '../model/violations.ts';
import { reasonOf } from '../words/sentences.ts';

/** Why a session refuses an action before the rules are asked: its figures stand for themselves. */
export function refusal<Code extends ViolationCode>(code: Code, ...[figures]: ViolationFigures<Code>): Violation {
  const params: Readonly<Record<string, string | number>> = figures ?? {};
  return reasonOf(VIOLATIONS, { code, params }, (name) => String(params[name]));
}
