import * as v from 'valibot';
import type { CoreRules } from '../api/coreRules.ts';
import type { ContentRef } from '../components/content.ts';
import { MAX_PLAYERS } from '../components/printed.ts';
import { fingerprint } from '../engine/fingerprint.ts';
import { isDistinct } from '../engine/lists.ts';
import { boxUnder } from '../game/boundRules.ts';
import { InvalidOptionsError, type OptionProblem } from '../game/model/errors.ts';
import type { CreateGameOptions } from '../game/model/options.ts';
import { parseOptions, type ReadOptions, readOptions, seedUpTo, unknownKey } from '../game/model/optionsSchema.ts';
import { headOf } from '../hosting/records/head.ts';
import { LIMITS, MOST_GAMES, MOST_NODES } from '../input/limits.ts';
import type { Schema } from '../input/shapes.ts';
import { printable } from '../input/text.ts';
import { wholeNumber } from '../input/typed.ts';

/** Game options other than the players and the seed, for all games of a match. */
export type TableOptions = Omit<CreateGameOptions, 'players' | 'seed'>;

/** Setup of a match, as plain JSON. A match has at most 100000 games. */
export interface Match {
  /**
   * Players of each table: 2-4 names in seat order, or 1-3 with Luna. A name may occur several times. Every table plays
   * every deal once in each rotation, so each player plays in every seat. A name has 1 to 100 characters; `Luna` is
   * reserved.
   */
  readonly tables: readonly (readonly string[])[];
  /** Number of deals, from 1. All players play the same deals. */
  readonly deals: number;
  /** Text of up to 900 characters that determines all deals and the players' random numbers. */
  readonly seed: string;
  /** The options of every game. Default `{}`. */
  readonly options?: TableOptions;
  /** Number of positions that a player may evaluate for a decision, from 1. By default, each player's own budget. */
  readonly nodes?: number;
}

/** A game to play, as plain JSON for a queue. */
export interface Job {
  /** Unique id of letters, digits and hyphens. A match with more deals keeps its existing jobs and their ids. */
  readonly id: string;
  /** The number of the deal, from 1. */
  readonly deal: number;
  /** The players' names in seat order, without Luna. */
  readonly players: readonly string[];
  /** The seed of the game. */
  readonly seed: string;
  readonly options: TableOptions;
  /** Number of positions that a player may evaluate for a decision. If omitted, each player uses its own budget. */
  readonly nodes?: number;
  /** The required rules version. */
  readonly rules: number;
  /** The fingerprint of the required component set and restrictions. */
  readonly content: string;
}

/** Returns the fingerprint of a component set with its restrictions, if any. */
export function contentName(content: ContentRef): string {
  return content.restrictions === undefined ? content.fingerprint : fingerprint(content);
}

/** @throws InvalidOptionsError when the input is malformed. */
export function required<T>(read: ReadOptions<T>): T {
  if (!read.ok) throw new InvalidOptionsError(read.error);
  return read.value;
}

export const LUNA = 'Luna';

const NAME = `expected a name of 1 to ${LIMITS.name} characters, without control characters; ${LUNA} is reserved`;
const name = v.pipe(
  v.string(NAME),
  v.check((text) => text !== LUNA && text.length <= LIMITS.name && /^[^\p{Cc}\p{Cs}]+$/u.test(text), NAME),
);
export const seatNames = listUpTo(MAX_PLAYERS, name, `expected 1 to ${MAX_PLAYERS} names`);
const tables = v.pipe(
  listUpTo(LIMITS.list, seatNames, `expected 1 to ${LIMITS.list} tables`),
  v.check((list) => isDistinct(list.map((table) => JSON.stringify(table))), 'two tables are the same; change one'),
);

/** Checks the length of a list before its items. */
export function listUpTo<T>(most: number, item: Schema<T>, expected: string) {
  return v.pipe(
    v.array(v.unknown(), expected),
    v.check(({ length }) => length >= 1 && length <= most, expected),
    v.array(item, expected),
  );
}

export function countTo(most: number): Schema<number> {
  return wholeNumber(`expected a whole number from 1 to ${most}`, 1, most);
}

const TABLE_OPTIONS = 'expected the options of a game, without players and seed';
const isObject = (given: unknown): boolean => typeof given === 'object' && given !== null && !Array.isArray(given);
/** Schema of the game options, whose values are checked when a game is created. */
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

export function readMatch(input: unknown): v.InferOutput<typeof schema> {
  const match = required(readOptions(schema, input));
  const games = match.deals * match.tables.flatMap(rotations).length;
  const problems = match.tables.flatMap((table) => tableProblems(table, match.options));
  if (games > MOST_GAMES) problems.push({ field: 'deals', message: `at most ${MOST_GAMES} games, not ${games}` });
  if (problems.length > 0) throw new InvalidOptionsError(problems);
  return match;
}

function tableProblems(table: readonly string[], options: TableOptions): OptionProblem[] {
  const parsed = parseOptions({ ...options, players: seatLabels(table), seed: '' });
  if (parsed.ok) return [];
  return parsed.error.map(({ field, message }) => ({
    field: field === 'players' ? 'tables' : `options.${field}`,
    message: `${message} (table of ${printable(table.join(', '))})`,
  }));
}

/** Returns neutral names for the game, because players must not know who they are playing against. */
export function seatLabels(table: readonly string[]): string[] {
  return table.map((_, seat) => `Seat ${seat + 1}`);
}

function rotations(table: readonly string[]): readonly (readonly string[])[] {
  const all = table.map((_, by) => [...table.slice(by), ...table.slice(0, by)]);
  return [...new Map(all.map((seats) => [JSON.stringify(seats), seats])).values()];
}

/**
 * Returns every game of a match: all rotations of all tables with the first deal, then with the second, and so on. The
 * same match and rules give the same jobs. For a custom component set, pass its rules.
 * @throws InvalidOptionsError when the match is malformed, has more than 100000 games, or has invalid options for a
 * table.
 */
export function schedule(match: Match, rules?: CoreRules): readonly Job[] {
  const { tables, deals, seed, options, nodes } = readMatch(match);
  const { rules: version, content } = headOf(boxUnder(rules));
  const shared = { options, ...(nodes !== undefined && { nodes }), rules: version, content: contentName(content) };
  const seatings = tables.flatMap(rotations);
  // Ids do not depend on the number of deals, so a longer match keeps the results of its first deals.
  const head = fingerprint({ tables, seed, ...shared });
  return Array.from({ length: deals }, (_, index) => index + 1).flatMap((deal) =>
    seatings.map((players, game) => {
      return { id: `${head}-${deal}-${game + 1}`, deal, players, seed: `${seed}/${deal}`, ...shared };
    }),
  );
}

/**
 * Returns the tables of a round-robin match. With more than two seats, each pair has two tables: at each, one player
 * plays alone against copies of the other.
 * @throws RangeError when `seats` is not a whole number from 2 to 4.
 */
export function pairings(players: readonly string[], seats: number = 2): readonly (readonly string[])[] {
  if (!Number.isInteger(seats) || seats < 2 || seats > MAX_PLAYERS)
    throw new RangeError(`\`seats\` must be 2 to ${MAX_PLAYERS}, got ${seats}`);
  const others = seats - 1;
  return players.flatMap((first, index) =>
    players.slice(index + 1).flatMap((second) => {
      const alone = [first, ...Array<string>(others).fill(second)];
      return seats === 2 ? [alone] : [alone, [second, ...Array<string>(others).fill(first)]];
    }),
  );
}
