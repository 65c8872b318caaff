import * as v from 'valibot';
import type { CoreRules } from '../api/coreRules.ts';
import type { Seat } from '../components/ids.ts';
import { MAX_PLAYERS } from '../components/printed.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import { isDistinct } from '../engine/lists.ts';
import { InvalidOptionsError } from '../game/model/errors.ts';
import { readOptions, unknownKey } from '../game/model/optionsSchema.ts';
import { LIMITS } from '../input/limits.ts';
import type { JobResult } from './job.ts';
import { shortText } from './job.ts';
import { type Job, LUNA, type Match, readMatch, schedule } from './match.ts';

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
  /**
   * Ids of the jobs whose results contradict each other because a player is not deterministic. Only one result counts
   * for each job.
   */
  readonly contradictions: readonly string[];
}

const FIGURES = `expected a list of 1 to ${MAX_PLAYERS} numbers`;
const figures = (item: v.GenericSchema<unknown, number>) =>
  v.pipe(
    v.array(v.unknown(), FIGURES),
    v.check(({ length }) => length >= 1 && length <= MAX_PLAYERS, FIGURES),
    v.array(item, FIGURES),
  );
const COUNT = 'expected a whole number from 0';
const count = v.pipe(v.number(COUNT), v.integer(COUNT), v.minValue(0, COUNT), v.maxValue(LIMITS.wholeNumber, COUNT));
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
    const result = readResult(input, seats, index);
    const other = kept.get(result.id);
    if (other !== undefined && other.hash !== result.hash) contradictions.add(result.id);
    if (other === undefined || sortedJson(result) < sortedJson(other)) kept.set(result.id, result);
    index += 1;
  }
  return {
    deals: completeDeals(jobs, kept).map((deal) =>
      deal.map(({ id, scores, winners, decisions, milliseconds }) => ({
        players: seats.get(id) ?? [],
        scores,
        winners,
        decisions,
        ...(milliseconds === undefined ? {} : { milliseconds }),
      })),
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

function readResult(input: unknown, seats: ReadonlyMap<string, readonly string[]>, index: number): JobResult {
  const refused = (field: string, message: string): never => {
    throw new InvalidOptionsError([{ field: `results[${index}].${field}`, message }]);
  };
  const read = readOptions(schema, input);
  if (!read.ok) {
    throw new InvalidOptionsError(
      read.error.map(({ field, message }) => ({ field: `results[${index}].${field}`, message })),
    );
  }
  const result = read.value;
  const players = seats.get(result.id);
  if (players === undefined) return refused('id', 'this match has no job with this id');
  const people = players.filter((name) => name !== LUNA).length;
  const { scores, winners, decisions, milliseconds } = result;
  if (scores.length !== players.length) return refused('scores', `expected ${players.length} scores`);
  if (winners.some((seat) => seat >= players.length)) return refused('winners', WINNERS);
  if (decisions.length !== people) return refused('decisions', `expected ${people} numbers`);
  if ((milliseconds ?? decisions).length !== people) return refused('milliseconds', `expected ${people} numbers`);
  return result;
}
