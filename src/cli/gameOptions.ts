import {
  BOARD_SIDES,
  type CreateGameOptions,
  LUNA_EDITIONS,
  type LunaOptions,
  MENACE_IDS,
  type MenaceId,
  randomSeed,
} from '../entries/index.ts';
import { type Given, type OptionSpec, oneWordOf, UsageError } from './args.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'] as const;

export const SEAT_OPTIONS: readonly OptionSpec[] = [
  { name: 'players', value: 'N', help: '2 to 4 players (default 4), or 1 to 3 with --luna (default 3)' },
  {
    name: 'luna',
    value: 'LEVEL',
    help: 'add Luna, the automated opponent, at a level from 0 to 8; required for a single player',
  },
];

export const EDITION_OPTION: OptionSpec = {
  name: 'edition',
  value: 'TEXTS',
  help: 'edition of the rules for Luna: french (default) or international',
};

/** LUNA-1: 2 to 4 human players, or 1 to 3 and Luna. */
export function playerNames(given: Given): readonly string[] {
  const withLuna = given.has('luna');
  const counts = withLuna ? ['1', '2', '3'] : ['2', '3', '4'];
  const text = given.get('players') ?? counts[2];
  const count = counts.find((each) => each === text);
  if (count !== undefined) return NAMES.slice(0, Number(count));
  if (text === '1') throw new UsageError('--players 1 needs Luna: add --luna and a level from 0 to 8');
  if (text === '4') throw new UsageError('--luna allows only 1 to 3 players, not 4');
  const alone = withLuna ? '' : ', or 1 with --luna';
  throw new UsageError(`--players must be ${counts.slice(0, 2).join(', ')} or ${counts[2]}${alone}, not '${text}'`);
}

export function lunaOptions(given: Given): LunaOptions | null {
  const text = given.get('luna');
  if (text === undefined && given.has('edition')) throw new UsageError('--edition needs Luna: add --luna and a level');
  if (text === undefined) return null;
  if (!/^[0-8]$/.test(String(text))) throw new UsageError(`--luna must be a level from 0 to 8, not '${text}'`);
  return { level: Number(text), edition: oneWordOf(given, 'edition', LUNA_EDITIONS) };
}

export const SEED_OPTION: OptionSpec = {
  name: 'seed',
  value: 'TEXT',
  help: 'any text; the same seed deals the same cards, so a guessable seed reveals them (default: random)',
};

export function seedOf(given: Given): string {
  return String(given.get('seed') ?? randomSeed());
}

/** MENACE-1: returns the named menace, or a random one. A menace requires the Belt. */
function menaceOption(given: Given): boolean | MenaceId {
  const text = given.get('menace');
  if (text === undefined) return false;
  if (given.get('board') !== 'belt') throw new UsageError('--menace needs --board belt');
  return text === true || menaceId(text);
}

export function menaceId(text: string | true): MenaceId {
  const id = MENACE_IDS.find((each) => each === text);
  if (id === undefined) throw new UsageError(`--menace must be one of ${MENACE_IDS.join(', ')}, not '${text}'`);
  return id;
}

export const GAME_OPTIONS: readonly OptionSpec[] = [
  ...SEAT_OPTIONS,
  EDITION_OPTION,
  { name: 'board', value: 'SIDE', help: 'board side: moon (default) or belt' },
  { name: 'missions', value: null, help: 'add mission cards' },
  {
    name: 'menace',
    value: 'CARD',
    optional: true,
    help: `add a menace card (requires --board belt): a random one, or one of ${MENACE_IDS.join(', ')}`,
  },
  SEED_OPTION,
  { name: 'tracks', value: 'SET', help: 'company tracks: recommended (default) or random' },
  {
    name: 'tokens',
    value: 'HOW',
    help: 'starting research tokens: recommended (default), or choose (each player keeps one of two)',
  },
  { name: 'constrained-slots', value: null, help: 'play the variant with constrained slots' },
];

export function gameOptions(given: Given): CreateGameOptions {
  return {
    players: playerNames(given),
    luna: lunaOptions(given),
    board: oneWordOf(given, 'board', BOARD_SIDES),
    missions: given.has('missions'),
    menace: menaceOption(given),
    seed: seedOf(given),
    tracks: oneWordOf(given, 'tracks', ['recommended', 'random']),
    startingTokens: oneWordOf(given, 'tokens', ['recommended', 'choose']),
    constrainedSlots: given.has('constrained-slots'),
  };
}
