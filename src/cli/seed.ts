import { randomSeed } from '../index.ts';
import type { Given, OptionSpec } from './args.ts';

/** Which game it is. */
export const SEED_OPTION: OptionSpec = {
  name: 'seed',
  value: 'TEXT',
  help: 'any text; the same one gives the same cards, so whoever guesses it knows them all (default: a random one)',
};

/** The seed that was given, or one that nobody can guess. */
export function seedOf(given: Given): string {
  return String(given.get('seed') ?? randomSeed());
}
