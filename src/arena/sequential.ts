import * as v from 'valibot';
import { InvalidOptionsError } from '../game/model/errors.ts';
import { readOptions, unknownKey } from '../game/model/optionsSchema.ts';
import { LIMITS, MOST_GAMES } from '../input/limits.ts';
import type { Collection } from './collect.ts';
import { type Pair, pairsOf } from './pairs.ts';
import { readDeals } from './readDeals.ts';
import type { Estimate } from './statistics.ts';
import { mean, meanOf } from './statistics.ts';

/** Hypotheses and error rates of a sequential test. Fix them before the first game. */
export interface SequentialOptions {
  /** The player that may be better. */
  readonly challenger: string;
  /** The player it is compared with. Only tables with both count. */
  readonly against: string;
  /** The test says no if the challenger is ahead by no more than this, in Elo. Default 0. */
  readonly elo0?: number;
  /** The test says yes if it is ahead by this or more, in Elo; more than `elo0`. */
  readonly elo1: number;
  /** Rate at which a challenger that is `elo0` ahead may be called better, from 0.0001 to 0.4. Default 0.05. */
  readonly alpha?: number;
  /** Rate at which a challenger that is `elo1` ahead may be called not better, from 0.0001 to 0.4. Default 0.05. */
  readonly beta?: number;
}

/** Result of a sequential test. */
export interface SequentialResult {
  readonly challenger: string;
  readonly against: string;
  /** `open`: play on. */
  readonly verdict: 'better' | 'notBetter' | 'open';
  /** The deals that the test has looked at: the first ones, up to its verdict. */
  readonly deals: number;
  /** The games of these deals at tables with both players. */
  readonly games: number;
  /**
   * About how many more deals the test needs, if they score like those so far; never fewer than it needs to see how much deals differ.
   * 0 after a verdict, `null` where the deals so far favour neither answer.
   */
  readonly more: number | null;
  /** The evidence: the logarithm of the ratio of the likelihoods of `elo1` and `elo0`. */
  readonly llr: number;
  /** The evidence at which the test says `notBetter`, and at which it says `better`. */
  readonly bounds: readonly [number, number];
  /** Points of the challenger for each pair of seats: 1 for more coins, a half for as many. After a verdict it leans towards the verdict. */
  readonly score: Estimate;
  /** The same in Elo; `null` when one of them has won everything. */
  readonly elo: Estimate | null;
  /** Coins of the challenger more than the other, by deals. */
  readonly margin: Estimate;
}

/** Before this many deals the spread of their scores is not known well enough. */
export const FEWEST_DEALS = 20;

const ERROR = 'give a number from 0.0001 to 0.4';
const error = v.optional(v.pipe(v.number(ERROR), v.minValue(0.0001, ERROR), v.maxValue(0.4, ERROR)), 0.05);
const ELO = 'give a number from -1000 to 1000';
const points = v.pipe(v.number(ELO), v.minValue(-1000, ELO), v.maxValue(1000, ELO));
const NAME = 'give the name of a player';
const name = v.pipe(v.string(NAME), v.maxLength(LIMITS.name, NAME));
const schema = v.pipe(
  v.strictObject(
    {
      challenger: name,
      against: name,
      elo0: v.optional(points, 0),
      elo1: points,
      alpha: error,
      beta: error,
    },
    unknownKey,
  ),
  v.forward(
    v.check(({ elo0, elo1 }) => elo1 > elo0, 'give more than elo0'),
    ['elo1'],
  ),
  v.forward(
    v.check(({ challenger, against }) => challenger !== against, 'give another player'),
    ['against'],
  ),
);

/**
 * Asks deal by deal whether one player is better than another, and stops at the first deal that suffices: a sequential probability ratio test
 * on the scores of whole deals. Results that come later or in another order do not change its answer.
 * @throws InvalidOptionsError when the options or the collection are malformed, or one of the players has not played the other.
 */
export function sequential(collection: Collection, options: SequentialOptions): SequentialResult {
  const deals = readDeals(collection);
  const read = readOptions(schema, options);
  if (!read.ok) throw new InvalidOptionsError(read.error);
  const { challenger, against, elo0, elo1, alpha, beta } = read.value;
  const bounds = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)] as const;
  const weigh = scales([expectedScore(elo0), expectedScore(elo1)]);
  const met: (readonly Pair[])[] = [];
  let llr = 0;
  let games = 0;
  for (const deal of deals) {
    const tables = deal.filter(({ players }) => players.includes(challenger) && players.includes(against));
    const pairs = tables.flatMap(pairsOf).filter(({ first, second }) => first === challenger && second === against);
    if (pairs.length === 0)
      throw new InvalidOptionsError([{ field: 'against', message: 'give two players of one table' }]);
    met.push(pairs);
    games += tables.length;
    llr = weigh(mean(pairs.map(({ score }) => score)));
    if (met.length >= FEWEST_DEALS && (llr <= bounds[0] || llr >= bounds[1])) break;
  }
  const verdict = met.length < FEWEST_DEALS ? 'open' : verdictOf(llr, bounds);
  const score = meanOf(met.map((pairs) => mean(pairs.map(({ score }) => score))));
  const elo = eloOf(score.value);
  return {
    challenger,
    against,
    verdict,
    deals: met.length,
    games,
    more: verdict === 'open' ? moreDeals(met.length, llr, bounds) : 0,
    llr,
    bounds,
    score,
    elo: elo === null ? null : { value: elo, low: eloOf(score.low), high: eloOf(score.high) },
    margin: meanOf(met.map((pairs) => mean(pairs.map(({ margin }) => margin)))),
  };
}

/** The evidence of deals that score alike grows with their number. */
function moreDeals(deals: number, llr: number, [low, high]: readonly [number, number]): number | null {
  const needed = Math.ceil((deals * (llr > 0 ? high : low)) / llr);
  return Number.isFinite(needed) && needed <= MOST_GAMES ? Math.max(needed, FEWEST_DEALS) - deals : null;
}

function verdictOf(llr: number, [low, high]: readonly [number, number]): SequentialResult['verdict'] {
  if (llr >= high) return 'better';
  return llr <= low ? 'notBetter' : 'open';
}

/** Returns a function that is given the score of one deal after the other, and says what all of them weigh. */
function scales([score0, score1]: readonly [number, number]): (score: number) => number {
  // A grain of each outcome, so that every expected score is possible.
  const counts = new Map([0, 1].map((score) => [score, 1e-3]));
  return (score) => {
    counts.set(score, (counts.get(score) ?? 0) + 1);
    return logLikelihoodRatio([...counts], score0, score1);
  };
}

/** Number of deals with each score. */
type Counts = readonly (readonly [score: number, count: number])[];

/**
 * The logarithm of how much likelier the scores are by the likeliest distribution with mean `score1` than by the likeliest with mean `score0`. Both give
 * a score a weight of `count / (1 + tilt * (score - mean))`.
 */
function logLikelihoodRatio(counts: Counts, score0: number, score1: number): number {
  const tilts = [tiltTo(counts, score0), tiltTo(counts, score1)] as const;
  return counts.reduce(
    (total, [score, count]) =>
      total + count * Math.log((1 + tilts[0] * (score - score0)) / (1 + tilts[1] * (score - score1))),
    0,
  );
}

/** The tilt with which the weights have this mean, by bisection: their mean falls as the tilt grows. */
function tiltTo(counts: Counts, mean: number): number {
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let step = 0; step < 40; step += 1) {
    const tilt = (low + high) / 2;
    const excess = counts.reduce(
      (total, [score, count]) => total + (count * (score - mean)) / (1 + tilt * (score - mean)),
      0,
    );
    if (excess > 0) low = tilt;
    else high = tilt;
  }
  return (low + high) / 2;
}

/** Expected score of a player with this Elo advantage. */
function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The points of Elo that a score is worth; `null` for all or nothing. */
function eloOf(score: number | null): number | null {
  return score === null || score <= 0 || score >= 1 ? null : 400 * Math.log10(score / (1 - score));
}
