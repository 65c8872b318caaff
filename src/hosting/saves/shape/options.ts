import * as v from 'valibot';
import type { GameOptions } from '../../../game/model/options.ts';
import { parseOptions } from '../../../game/model/optionsSchema.ts';
import { joinProblems, optionText } from '../../../input/problems.ts';
import type { Schema } from '../../../input/shapes.ts';

/** Options are read as those of a new game, with every default filled in. */
export const gameOptions: Schema<GameOptions> = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, GameOptions>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseOptions(dataset.value);
    if (parsed.ok) return parsed.value;
    addIssue({ message: `the options of a game (${joinProblems(parsed.error.map(optionText))})` });
    return NEVER;
  }),
);
