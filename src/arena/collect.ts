import * as v from 'valibot';
import type { CoreRules } from '../api/coreRules.ts';
import type { Seat } from '../components/ids.ts';
import { MAX_PLAYERS } from '../components/printed.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import { isDistinct } from '../engine/lists.ts';
import { InvalidOptionsError } from '../game/model/errors.ts';
import { readOptions, unknownKey } from '../game/model/optionsSchema.ts';
import { LIMITS } from '../input/limits.ts';
import { wholeNumber } from '../input/typed.ts';
import { type JobResult, shortText } from './job.ts';
import { type Job, LUNA, listUpTo, type Match, readMatch, schedule } from './match.ts';

/** A finished game of a match. */
export interface PlayedGame {
  /** Players by seat, with Luna last. */
  readonly players: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly decisions: readonly number[];
  readonly milliseconds?: readonly number[];
}

/** Results of a match so far. */
export interface Collection {
  /**
   * The games of each complete deal in schedule order, up to the first incomplete deal. Later deals do not count yet:
   * short games finish first, so counting them would bias the results.
   */
  readonly deals: readonly (readonly PlayedGame[])[];
  /** The jobs without a result, in schedule order. */
  readonly missing: readonly Job[];
  /** Ids of jobs with contradictory results, because a player is not deterministic. One result of each counts. */
  readonly contradictions: readonly string[];
}

const figures = (item: v.GenericSchema<unknown, number>) =>
  listUpTo(MAX_PLAYERS, item, `expected a list of 1 to ${MAX_PLAYERS} numbers`);
const count = wholeNumber('expected a whole number from 0', 0, LIMITS.wholeNumber);
const time = v.pipe(v.number('expected milliseconds'), v.minValue(0, 'expected milliseconds'));
const WINNERS = 'expected different seats of the game';
const schema = v.strictObject(
  {
    id: shortText,
    scores: figures(count),
    winners: v.pipe(
      v.array(count, WINNERS),
      v.check((seats) => seats.length <= MAX_PLAYERS && isDistinct(seats.map(String)), WINNERS),
    ),
    decisions: figures(count),
    milliseconds: v.exactOptional(figures(time)),
    hash: shortText,
  },
  unknownKey,
);

/**
 * Collects and validates the results of a match. Their order does not matter, and repeated results of a job count once.
 * @throws InvalidOptionsError when the match or a result is malformed, or a result is from another match, rules version or component set.
 */
export function collect(match: Match, results: Iterable<unknown>, rules?: CoreRules): Collection {
  const { options } = readMatch(match);
  const jobs = schedule(match, rules);
  const seats = new Map(jobs.map(({ id, players }) => [id, [...players, ...(options.luna ? [LUNA] : [])]]));
  const kept = new Map<string, JobResult>();
  const contradictions = new Set<string>();
  let index = 0;
  for (const input of results) {
    const result = readResult(input, seats, `results[${index}]`);
    const other = kept.get(result.id);
    if (other !== undefined && other.hash !== result.hash) contradictions.add(result.id);
    if (other === undefined || sortedJson(result) < sortedJson(other)) kept.set(result.id, result);
    index += 1;
  }
  return {
    deals: completeDeals(jobs, kept).map((deal) =>
      deal.map(({ id, hash, ...game }) => ({ players: seats.get(id) ?? [], ...game })),
    ),
    missing: jobs.filter(({ id }) => !kept.has(id)),
    contradictions: [...contradictions].sort(),
  };
}

function completeDeals(jobs: readonly Job[], kept: ReadonlyMap<string, JobResult>): JobResult[][] {
  const deals: JobResult[][] = [];
  for (const { id, deal } of jobs) {
    const result = kept.get(id);
    if (result === undefined) return deals.slice(0, deal - 1);
    deals[deal - 1] = [...(deals[deal - 1] ?? []), result];
  }
  return deals;
}

function readResult(input: unknown, seats: ReadonlyMap<string, readonly string[]>, path: string): JobResult {
  const read = readOptions(schema, input);
  if (!read.ok) {
    throw new InvalidOptionsError(read.error.map(({ field, message }) => ({ field: `${path}.${field}`, message })));
  }
  const { id, scores, winners, decisions, milliseconds } = read.value;
  const players = seats.get(id);
  if (players === undefined) return fail(`${path}.id`, 'this match has no job with this id');
  const people = players.filter((name) => name !== LUNA).length;
  if (scores.length !== players.length) fail(`${path}.scores`, `expected ${players.length} scores`);
  if (winners.some((seat) => seat >= players.length)) fail(`${path}.winners`, WINNERS);
  if (decisions.length !== people) fail(`${path}.decisions`, `expected ${people} numbers`);
  if ((milliseconds ?? decisions).length !== people) fail(`${path}.milliseconds`, `expected ${people} numbers`);
  return read.value;
}

/**
 * Copies and validates the deals of a collection, which may come from a file. A schema would be too slow for this many
 * values.
 * @throws InvalidOptionsError with the first malformed value.
 */
export function readDeals(collection: Collection): Collection['deals'] {
  return listOf(read(collection).deals, 'deals').map((deal, index) =>
    listOf(deal, `deals[${index}]`).map((game, place) => readGame(game, `deals[${index}][${place}]`)),
  );
}

/** Returns a copy of an object's fields, or an empty object if they cannot be read. */
function read<T>(given: T): { readonly [Key in keyof T]?: unknown } {
  try {
    return { ...given };
  } catch {
    return {};
  }
}

function readGame(given: unknown, path: string): PlayedGame {
  const game = read(given as PlayedGame);
  const listAt = (key: keyof PlayedGame): unknown[] => listOf(game[key], `${path}.${key}`);
  const players = listAt('players').map((name) =>
    typeof name === 'string' ? name : fail(`${path}.players`, 'expected names'),
  );
  const { length } = players;
  if (length === 0 || length > MAX_PLAYERS) fail(`${path}.players`, `expected 1 to ${MAX_PLAYERS} names`);
  const numbers = (key: keyof PlayedGame, least: number): number[] => {
    const list = listAt(key);
    const isFull = list.length === length || (key !== 'scores' && list.length < length);
    if (!isFull || !list.every((each): each is number => Number.isFinite(each) && Number(each) >= least))
      return fail(`${path}.${key}`, 'expected a number for each player');
    return list;
  };
  const winners = listAt('winners').map((seat) => (typeof seat === 'number' ? seat : -1));
  if (!winners.every((seat) => players[seat] !== undefined)) fail(`${path}.winners`, 'expected seats of the game');
  return {
    players,
    scores: numbers('scores', -Infinity),
    winners,
    decisions: numbers('decisions', 0),
    ...(game.milliseconds !== undefined && { milliseconds: numbers('milliseconds', 0) }),
  };
}

function listOf(given: unknown, field: string): unknown[] {
  if (!Array.isArray(given)) return fail(field, 'expected a list');
  try {
    return [...given];
  } catch {
    return fail(field, 'expected a readable list');
  }
}

function fail(field: string, message: string): never {
  throw new InvalidOptionsError([{ field, message }]);
}
