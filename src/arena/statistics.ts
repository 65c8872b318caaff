import { sum } from '../engine/lists.ts';

/** A value with its 95% interval. A bound is `null` if there are too few deals or the interval is unbounded. */
export interface Estimate {
  /** The estimated value. */
  readonly value: number;
  /** The lower end of the interval. */
  readonly low: number | null;
  /** The upper end of the interval. */
  readonly high: number | null;
}

/** Number of standard deviations on each side of the mean that contain 95% of a normal distribution. */
const Z = 1.959963985;

/** Minimum number of values for an interval. Fewer values say too little about the spread. */
const FEWEST = 5;

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
}

function variance(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0;
  const middle = mean(numbers);
  return sum(numbers, (number) => (number - middle) ** 2) / (numbers.length - 1);
}

/** Returns the mean of independent numbers with an interval by Student's t-distribution. */
export function meanOf(numbers: readonly number[]): Estimate {
  return around(mean(numbers), Math.sqrt(variance(numbers) / numbers.length), numbers.length);
}

/** Returns a value with its interval. The standard error was estimated from `parts` independent samples. */
export function around(value: number, error: number, parts: number): Estimate {
  if (parts < FEWEST) return { value, low: null, high: null };
  const reach = error * student(parts - 1);
  return { value, low: value - reach, high: value + reach };
}

/** Returns Student's 97.5% quantile to within 0.002 from 4 degrees of freedom on (Abramowitz and Stegun 26.7.5). */
function student(freedom: number): number {
  const powers = [Z, Z ** 3, Z ** 5, Z ** 7, Z ** 9];
  const terms = [
    [1, 1].map((factor) => factor / 4),
    [3, 16, 5].map((factor) => factor / 96),
    [-15, 17, 19, 3].map((factor) => factor / 384),
    [-945, -1920, 1482, 776, 79].map((factor) => factor / 92160),
  ];
  return terms.reduce(
    (total, factors, term) =>
      total + sum(factors.map((factor, power) => factor * (powers[power] ?? 0))) / freedom ** (term + 1),
    Z,
  );
}

export function wilson(rate: number, trials: number): Estimate {
  if (trials === 0) return { value: rate, low: 0, high: 1 };
  const share = Z ** 2 / trials;
  const centre = (rate + share / 2) / (1 + share);
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / trials + share / (4 * trials))) / (1 + share);
  return { value: rate, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/** Returns the effective number of games for a rate. It is lower if games of the same deal tend to end alike. */
export function independentGames(rates: readonly number[], games: number): number {
  const rate = mean(rates);
  const spread = variance(rates);
  return spread === 0 ? games : Math.min(games, (rate * (1 - rate) * rates.length) / spread);
}
