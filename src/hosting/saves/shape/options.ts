import type { Box } from '../../../components/box.ts';
import type { ContentRef } from '../../../components/content.ts';
import type { OptionProblem } from '../../../game/model/errors.ts';
import type { GameOptions } from '../../../game/model/options.ts';
import { parseOptions } from '../../../game/model/optionsSchema.ts';
import { dealProblems } from '../../../game/rules/setup/deal.ts';
import { MOST_RESTRICTIONS } from '../../../input/limits.ts';
import { type JsonProblems, joinProblems, optionText } from '../../../input/problems.ts';
import { exact, id, list, optional, readBy, type Schema } from '../../../input/shapes.ts';

export const contentRef: Schema<ContentRef> = exact<ContentRef>({
  id,
  fingerprint: id,
  restrictions: optional(list(id, MOST_RESTRICTIONS)),
});

/** Reads options like those of a new game, and fills in every default. */
export const gameOptions: Schema<GameOptions> = readBy(parseOptions, optionsExpected);

/** Returns problems for components in the options that are not in the component set. */
export function foreignPieces(box: Box, options: GameOptions): JsonProblems {
  const problems = dealProblems(box, options);
  return problems.length === 0 ? [] : [{ path: '$.options', expected: optionsExpected(problems) }];
}

function optionsExpected(problems: readonly OptionProblem[]): string {
  return `the options of a game (${joinProblems(problems.map(optionText))})`;
}
