import * as v from 'valibot';
import { InvalidOptionsError, type OptionProblem } from '../game/model/errors.ts';
import { readOptions, unknownKey } from '../game/model/optionsSchema.ts';
import { LIMITS, MOST_GAMES } from '../input/limits.ts';
import { type Collection, readDeals } from './collect.ts';
import { required } from './match.ts';
import { type Pair, pairsOf } from './ratings.ts';
import { type Estimate, mean, meanOf } from './statistics.ts';

/** Hypotheses and error rates of a sequential test. Choose them before the first game. */
export interface SequentialOptions {
  /** The player that may be better. */
  readonly challenger: string;
  /** The other player. Only tables with both players count. */
  readonly against: string;
  /** Elo lead of the challenger under the hypothesis "not better". Default 0. */
  readonly elo0?: number;
  /** Elo lead of the challenger under the hypothesis "better". It must be greater than `elo0`. */
  readonly elo1: number;
  /** Error rate for the verdict "better" when the true lead is `elo0`, from 0.0001 to 0.4. Default 0.05. */
  readonly alpha?: number;
  /** Error rate for the verdict "not better" when the true lead is `elo1`, from 0.0001 to 0.4. Default 0.05. */
  readonly beta?: number;
}

/** Result of a sequential test. */
export interface SequentialResult {
  readonly challenger: string;
  readonly against: string;
  /** The verdict; `open` means that more deals are needed. */
  readonly verdict: 'better' | 'notBetter' | 'open';
  /** Number of deals evaluated, up to the verdict. */
  readonly deals: number;
  /** Number of games in these deals in which both players took part. */
  readonly games: number;
  /**
   * Estimated number of further deals needed for a verdict, which also requires the minimum number of deals. The
   * estimate assumes that future scores resemble those so far. 0 after a verdict; `null` while the deals favour neither
   * verdict.
   */
  readonly more: number | null;
  /** The log-likelihood ratio of `elo1` to `elo0`. */
  readonly llr: number;
  /** The values of `llr` for the verdicts `notBetter` and `better`. */
  readonly bounds: readonly [number, number];
  /** Mean points of the challenger per pair of seats: 1 for more coins, 0.5 for a tie. Biased after a verdict. */
  readonly score: Estimate;
  /** The Elo lead of the challenger; `null` if one player won every game. */
  readonly elo: Estimate | null;
  /** Mean lead of the challenger in coins. The interval is based on deals. */
  readonly margin: Estimate;
}

/** Minimum number of deals for a verdict. With fewer deals, the spread of the scores is not known. */
export const FEWEST_DEALS = 20;

const ERROR = 'expected a number from 0.0001 to 0.4';
const error = v.optional(v.pipe(v.number(ERROR), v.minValue(0.0001, ERROR), v.maxValue(0.4, ERROR)), 0.05);
const ELO = 'expected a number from -1000 to 1000';
const points = v.pipe(v.number(ELO), v.minValue(-1000, ELO), v.maxValue(1000, ELO));
const NAME = 'expected the name of a player';
const name = v.pipe(v.string(NAME), v.maxLength(LIMITS.name, NAME));
const schema = v.strictObject(
  { challenger: name, against: name, elo0: v.optional(points, 0), elo1: points, alpha: error, beta: error },
  unknownKey,
);

function conflicts({ challenger, against, elo0, elo1 }: v.InferOutput<typeof schema>): OptionProblem[] {
  const problems: OptionProblem[] = [];
  if (elo1 <= elo0) problems.push({ field: 'elo1', message: 'must be greater than elo0' });
  if (challenger === against) problems.push({ field: 'against', message: 'must not be the challenger' });
  return problems;
}

/**
 * Runs a sequential probability ratio test of whether one player is better than another. It evaluates the scores deal
 * by deal and stops at the first deal that allows a verdict, so later results do not change it.
 * @throws InvalidOptionsError when the options or the collection are malformed, or the two players never met.
 */
export function sequential(collection: Collection, options: SequentialOptions): SequentialResult {
  const deals = readDeals(collection);
  const { challenger, against, elo0, elo1, alpha, beta } = required(readOptions(schema, options, conflicts));
  const bounds = [Math.log(beta / (1 - alpha)), Math.log((1 - beta) / alpha)] as const;
  const weigh = scales([expectedScore(elo0), expectedScore(elo1)]);
  const met: (readonly Pair[])[] = [];
  let llr = 0;
  let games = 0;
  for (const deal of deals) {
    const tables = deal.filter(({ players }) => players.includes(challenger) && players.includes(against));
    const pairs = tables.flatMap(pairsOf).filter(({ first, second }) => first === challenger && second === against);
    if (pairs.length === 0)
      throw new InvalidOptionsError([{ field: 'against', message: 'must be a player who met the challenger' }]);
    met.push(pairs);
    games += tables.length;
    llr = weigh(mean(pairs.map(({ score }) => score)));
    if (met.length >= FEWEST_DEALS && (llr <= bounds[0] || llr >= bounds[1])) break;
  }
  const reached = llr >= bounds[1] ? 'better' : llr <= bounds[0] ? 'notBetter' : 'open';
  const verdict = met.length < FEWEST_DEALS ? 'open' : reached;
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

/** Returns the estimated number of further deals needed. The evidence grows in proportion to the number of deals. */
function moreDeals(deals: number, llr: number, [low, high]: readonly [number, number]): number | null {
  const needed = Math.ceil((deals * (llr > 0 ? high : low)) / llr);
  return Number.isFinite(needed) && needed <= MOST_GAMES ? Math.max(needed, FEWEST_DEALS) - deals : null;
}

/** Returns a function that adds the score of a deal and returns the log-likelihood ratio of all deals so far. */
function scales([score0, score1]: readonly [number, number]): (score: number) => number {
  // A tiny count for each extreme outcome makes every expected score possible.
  const counts = new Map([0, 1].map((score) => [score, 1e-3]));
  return (score) => {
    counts.set(score, (counts.get(score) ?? 0) + 1);
    return logLikelihoodRatio([...counts], score0, score1);
  };
}

type Counts = readonly (readonly [score: number, count: number])[];

/**
 * Returns the log-likelihood ratio of the likeliest distributions with the means `score1` and `score0`. Each
 * distribution gives a score the weight `count / (1 + tilt * (score - mean))`.
 */
function logLikelihoodRatio(counts: Counts, score0: number, score1: number): number {
  const tilts = [tiltTo(counts, score0), tiltTo(counts, score1)] as const;
  return counts.reduce(
    (total, [score, count]) =>
      total + count * Math.log((1 + tilts[0] * (score - score0)) / (1 + tilts[1] * (score - score1))),
    0,
  );
}

/** Finds the tilt for a mean by bisection. The mean of the weights falls as the tilt grows. */
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

function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** Returns the Elo lead for a score, or `null` if there is no finite lead. */
function eloOf(score: number | null): number | null {
  return score === null || score <= 0 || score >= 1 ? null : 400 * Math.log10(score / (1 - score));
}
