import * as v from 'valibot';
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
    addIssue({ message: `the options of a game (${reasons.join('; ')})` });
    return NEVER;
  }),
);
