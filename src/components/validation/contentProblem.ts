import type { RuleId } from '../../rulebook/rules.ts';

/** What is wrong at one place of a component set. */
export interface ContentProblem {
  /** JSON path, such as `$.cards[3].cost`. */
  readonly path: string;
  /** What is expected there, as part of a sentence. */
  readonly expected: string;
  /** Id of the rule in `RULES` it follows from, or `LDATA-n`: how Luna's cards and tracks are printed. */
  readonly rule: string;
}

/** A rule of the game, or of Luna's cards as data. */
export type ContentRule = RuleId | `LDATA-${number}`;

/** No problem where something holds, else the one of that path. */
export function unless(holds: boolean, path: string, expected: string, rule: ContentRule): readonly ContentProblem[] {
  return holds ? [] : [{ path, expected, rule }];
}
