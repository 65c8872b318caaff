import type { LunaOptions } from '../index.ts';
import { LUNA_EDITIONS } from '../index.ts';
import type { Given, OptionSpec } from './args.ts';
import { oneOf } from './args.ts';
import { UsageError } from './usage.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'] as const;
const LEVELS: readonly string[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8'];

/** Who plays. */
export const SEAT_OPTIONS: readonly OptionSpec[] = [
  { name: 'players', value: 'N', help: `1 to ${NAMES.length} players (default ${NAMES.length}, 3 with Luna)` },
  { name: 'luna', value: 'LEVEL', help: 'Luna, the automated opponent, at level 0 to 8; one player needs her' },
];

/** Which of Luna's texts count. */
export const EDITION_OPTION: OptionSpec = {
  name: 'edition',
  value: 'TEXTS',
  help: 'how Luna chooses where her texts differ: french (default) or international',
};

export function playerNames(given: Given): readonly string[] {
  return NAMES.slice(0, playerCount(given));
}

/** LUNA-1: 2 to 4 people, or 1 to 3 and Luna. */
function playerCount(given: Given): number {
  const withLuna = given.has('luna');
  const counts = withLuna ? ['1', '2', '3'] : ['2', '3', '4'];
  const text = given.get('players') ?? counts[2];
  const count = counts.find((each) => each === text);
  if (count !== undefined) return Number(count);
  if (text === '1') throw new UsageError('--players 1 needs Luna: give --luna and a level from 0 to 8');
  if (text === '4') throw new UsageError('--luna joins 1, 2 or 3 players, not 4');
  throw new UsageError(`--players must be ${counts.slice(0, 2).join(', ')} or ${counts[2]}, not '${text}'`);
}

/** Luna, if she was asked for. */
export function lunaOptions(given: Given): LunaOptions | null {
  const text = given.get('luna');
  if (text === undefined && given.has('edition')) throw new UsageError('--edition needs Luna: give --luna and a level');
  if (text === undefined) return null;
  const level = LEVELS.indexOf(String(text));
  if (level < 0) throw new UsageError(`--luna must be a level from 0 to 8, not '${text}'`);
  return { level, edition: oneOf(given, 'edition', LUNA_EDITIONS) };
}
