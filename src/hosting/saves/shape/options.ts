import type { GameOptions } from '../../../game/model/options.ts';
import { parseOptions } from '../../../game/model/optionsSchema.ts';
import { joinProblems, optionText } from '../../../input/problems.ts';
import { readBy, type Schema } from '../../../input/shapes.ts';

/** Options are read as those of a new game, with every default filled in. */
export const gameOptions: Schema<GameOptions> = readBy(
  parseOptions,
  (problems) => `the options of a game (${joinProblems(problems.map(optionText))})`,
);
