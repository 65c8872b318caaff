import * as v from 'valibot';
import { toldTogether } from '../../json/problems.ts';
import type { Schema } from '../../json/shapes.ts';
import type { GameOptions } from '../../model/options.ts';
import { parseOptions } from '../../model/optionsSchema.ts';

/** Options are read as those of a new game, with every default filled in. */
export const gameOptions: Schema<GameOptions> = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, GameOptions>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseOptions(dataset.value);
    if (parsed.ok) return parsed.options;
    const reasons = parsed.problems.map(({ field, message }) => `${field}: ${message}`);
    addIssue({ message: `the options of a game (${toldTogether(reasons)})` });
    return NEVER;
  }),
);
