import * as v from 'valibot';
import type { CoreRules } from '../api/coreRules.ts';
import { defaultRules } from '../api/defaultRules.ts';
import type { ContentRef } from '../components/content.ts';
import { MOST_PLAYERS } from '../components/printed.ts';
import { fingerprint } from '../engine/fingerprint.ts';
import { isDistinct } from '../engine/lists.ts';
import { InvalidOptionsError, type OptionProblem } from '../game/model/errors.ts';
import type { CreateGameOptions } from '../game/model/options.ts';
import { parseOptions, readOptions, seedUpTo, unknownKey } from '../game/model/optionsSchema.ts';
import { headOf } from '../hosting/records/head.ts';
import { LIMITS, MOST_GAMES, MOST_NODES } from '../input/limits.ts';
import { printable } from '../input/text.ts';

/** The options of the games of a match: those of any game without its players and its seed. */
export type TableOptions = Omit<CreateGameOptions, 'players' | 'seed'>;

/** Setup of a match, as plain JSON. A match has at most 100000 games. */
export interface Match {
  /**
   * Who sits at each table: 2-4 names in seat order, or 1-3 with Luna. A name may have several seats. Every table plays every deal once in
   * each rotation, so that each player plays in every seat. A name has 1 to 100 characters; `Luna` is taken.
   */
  readonly tables: readonly (readonly string[])[];
  /** Number of deals, from 1. All players play the same ones. */
  readonly deals: number;
  /** Any text of up to 900 characters, from which all deals and all chance of the players come. */
  readonly seed: string;
  /** The options of every game. Default `{}`. */
  readonly options?: TableOptions;
  /** Number of positions that a player may evaluate for a decision, from 1. If omitted, each player uses its own budget. */
  readonly nodes?: number;
}

/** One game that is to be played, as plain JSON that can wait in a queue. */
export interface Job {
  /** A text of letters, digits and hyphens. Only the same game has the same: a match of more deals begins with the same jobs. */
  readonly id: string;
  /** The number of the deal, from 1. */
  readonly deal: number;
  /** The names of those who play, in seat order, without Luna. */
  readonly players: readonly string[];
  /** The seed of the game. */
  readonly seed: string;
  readonly options: TableOptions;
  /** Number of positions that a player may evaluate for a decision. If omitted, each player uses its own budget. */
  readonly nodes?: number;
  /** The version of the rules that must be played. */
  readonly rules: number;
  /** The fingerprint of the components, and of the restrictions, that must be played with. */
  readonly content: string;
}

/** Returns a text that is the same for rules that play alike. */
export function contentName(content: ContentRef): string {
  return content.restrictions === undefined ? content.fingerprint : fingerprint(content);
}

/** The name that stands for the automated opponent of the rules, whatever her level. */
export const LUNA = 'Luna';

const NAME = `give a name of 1 to ${LIMITS.name} characters, without control characters; ${LUNA} is taken`;
const name = v.pipe(
  v.string(NAME),
  v.check((text) => text !== LUNA && text.length <= LIMITS.name && /^[^\p{Cc}\p{Cs}]+$/u.test(text), NAME),
);
const SEATS = `give 1 to ${MOST_PLAYERS} names`;
/** The names of those who sit at a table. */
export const seatNames = v.pipe(
  v.array(v.unknown(), SEATS),
  v.check(({ length }) => length >= 1 && length <= MOST_PLAYERS, SEATS),
  v.array(name, SEATS),
);
const TABLES = `give 1 to ${LIMITS.list} tables`;
const tables = v.pipe(
  v.array(v.unknown(), TABLES),
  v.check(({ length }) => length >= 1 && length <= LIMITS.list, TABLES),
  v.array(seatNames, TABLES),
  v.check((list) => isDistinct(list.map((table) => JSON.stringify(table))), 'tables must differ'),
);

/** A whole number from 1 to `most`. */
export function countTo(most: number): v.GenericSchema<unknown, number> {
  const expected = `give a whole number from 1 to ${most}`;
  return v.pipe(v.number(expected), v.integer(expected), v.minValue(1, expected), v.maxValue(most, expected));
}

const TABLE_OPTIONS = 'give the options of a game, without players and seed';
const isObject = (given: unknown): boolean => typeof given === 'object' && given !== null && !Array.isArray(given);
/** The options of a game, which the rules themselves read when it begins. */
export const tableOptions = v.pipe(
  v.custom<unknown>(isObject, TABLE_OPTIONS),
  v.record(v.string(), v.unknown(), TABLE_OPTIONS),
  v.check((given) => !('players' in given || 'seed' in given), TABLE_OPTIONS),
  v.transform((given) => given as TableOptions),
);

const schema = v.strictObject(
  {
    tables,
    deals: countTo(MOST_GAMES),
    seed: seedUpTo(LIMITS.campaignSeed),
    options: v.optional(tableOptions, {}),
    nodes: v.exactOptional(countTo(MOST_NODES)),
  },
  unknownKey,
);

/** Reads a match, with every default filled in. */
export function readMatch(input: unknown): Match & { readonly options: TableOptions } {
  const read = readOptions(schema, input);
  if (!read.ok) throw new InvalidOptionsError(read.error);
  const match = read.value;
  const games = match.deals * match.tables.reduce((total, table) => total + rotations(table).length, 0);
  const problems = match.tables.flatMap((table) => tableProblems(table, match.options));
  if (games > MOST_GAMES) problems.push({ field: 'deals', message: `at most ${MOST_GAMES} games, not ${games}` });
  if (problems.length > 0) throw new InvalidOptionsError(problems);
  return match;
}

/** Why a table cannot play with these options. */
function tableProblems(table: readonly string[], options: TableOptions): OptionProblem[] {
  const parsed = parseOptions({ ...options, players: seatLabels(table), seed: '' });
  if (parsed.ok) return [];
  return parsed.error.map(({ field, message }) => ({
    field: field === 'players' ? 'tables' : `options.${field}`,
    message: `${message} (table of ${printable(table.join(', '))})`,
  }));
}

/** Names that players see during a game. They are neutral: players must not know who they are playing against. */
export function seatLabels(table: readonly string[]): string[] {
  return table.map((_, seat) => `Seat ${seat + 1}`);
}

/** Every different way to move all players of a table on by some seats. */
function rotations(table: readonly string[]): readonly (readonly string[])[] {
  const all = table.map((_, by) => [...table.slice(by), ...table.slice(0, by)]);
  return [...new Map(all.map((seats) => [JSON.stringify(seats), seats])).values()];
}

/**
 * Returns every game of a match: all rotations of all tables on the first deal, then on the second, and so on. The same match and rules give the
 * same jobs. For your own components, pass your rules.
 * @throws InvalidOptionsError when the match is malformed, has more than 100000 games, or its options make no game for a table.
 */
export function schedule(match: Match, rules: CoreRules = defaultRules()): readonly Job[] {
  const { tables, deals, seed, options, nodes } = readMatch(match);
  const { rules: version, content } = headOf(rules.content);
  const shared = {
    options,
    ...(nodes === undefined ? {} : { nodes }),
    rules: version,
    content: contentName(content),
  };
  const seatings = tables.flatMap((table) => rotations(table));
  // A match that is made longer keeps the results of its first deals.
  const head = fingerprint({ tables, seed, ...shared });
  return Array.from({ length: deals }, (_, index) => index + 1).flatMap((deal) =>
    seatings.map((players, game) => ({
      id: `${head}-${deal}-${game + 1}`,
      deal,
      players,
      seed: `${seed}/${deal}`,
      ...shared,
    })),
  );
}

/**
 * Returns a table for each pair of players, for a match of everybody against everybody. At a table of more than two seats
 * each of the pair once sits alone among copies of the other.
 * @throws RangeError when `seats` is not a whole number from 2 to 4.
 */
export function pairings(players: readonly string[], seats: number = 2): readonly (readonly string[])[] {
  if (!Number.isInteger(seats) || seats < 2 || seats > MOST_PLAYERS)
    throw new RangeError(`There is no table of ${seats}`);
  const others = seats - 1;
  return players.flatMap((first, index) =>
    players.slice(index + 1).flatMap((second) => {
      const alone = [first, ...Array<string>(others).fill(second)];
      return seats === 2 ? [alone] : [alone, [second, ...Array<string>(others).fill(first)]];
    }),
  );
}
