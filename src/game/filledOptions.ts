import { InvalidOptionsError } from './model/errors.ts';
import type { CreateGameOptions, GameOptions } from './model/options.ts';
import { parseOptions } from './model/optionsSchema.ts';

/**
 * The options of a game with everything filled in that was left out.
 * @throws InvalidOptionsError when they do not make a game.
 */
export function filledOptions(options: CreateGameOptions): GameOptions {
  const parsed = parseOptions(options);
  if (!parsed.ok) throw new InvalidOptionsError(parsed.error);
  return parsed.value;
}
