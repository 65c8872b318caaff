import { sum } from '../engine/lists.ts';

/** A figure with its 95 % interval; `null` where too few deals were played to say, or where it has no bound. */
export interface Estimate {
  /** The figure itself. */
  readonly value: number;
  /** The lower end of the interval. */
  readonly low: number | null;
  /** The upper end of the interval. */
  readonly high: number | null;
}

/** Number of standard deviations that contain 95 % of a normal distribution. */
const Z = 1.959963985;

/** Below this the spread of the figures is not known well enough for an interval. */
const FEWEST = 5;

export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : sum(numbers) / numbers.length;
}

/** The variance that the numbers suggest for all there could be; 0 for fewer than two. */
function variance(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0;
  const middle = mean(numbers);
  return sum(numbers, (number) => (number - middle) ** 2) / (numbers.length - 1);
}

/** The mean of independent numbers, by the distribution of Student. */
export function meanOf(numbers: readonly number[]): Estimate {
  return around(mean(numbers), Math.sqrt(variance(numbers) / numbers.length), numbers.length);
}

/** A value whose standard error was estimated from this many independent parts. */
export function around(value: number, error: number, parts: number): Estimate {
  if (parts < FEWEST) return { value, low: null, high: null };
  const reach = error * student(parts - 1);
  return { value, low: value - reach, high: value + reach };
}

/**
 * The 97.5 % point of the distribution of Student, by the expansion in 1/freedom (Abramowitz and Stegun 26.7.5): right to 0.002
 * from 4 degrees of freedom.
 */
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

/** A success rate with Wilson's interval, from this many trials. */
export function wilson(rate: number, trials: number): Estimate {
  if (trials === 0) return { value: rate, low: 0, high: 1 };
  const share = Z ** 2 / trials;
  const centre = (rate + share / 2) / (1 + share);
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / trials + share / (4 * trials))) / (1 + share);
  return { value: rate, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/**
 * How many independent games the games of these deals are worth for a rate: fewer than they are where games of one deal
 * tend to end alike, and never more.
 */
export function independentGames(rates: readonly number[], games: number): number {
  const rate = mean(rates);
  const spread = variance(rates);
  return spread === 0 ? games : Math.min(games, (rate * (1 - rate) * rates.length) / spread);
}
