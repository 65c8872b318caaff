import { mean } from '../../kit/numbers.ts';

/** Mean and quantiles of a list of numbers. */
export interface Spread {
  readonly mean: number;
  readonly p10: number;
  readonly median: number;
  readonly p90: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const quantile = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  return { mean: mean(values), p10: quantile(0.1), median: quantile(0.5), p90: quantile(0.9) };
}

/** The items with the highest rating. */
export function highest<T>(items: readonly T[], rate: (item: T) => number): readonly T[] {
  const best = Math.max(...items.map(rate));
  return items.filter((item) => rate(item) === best);
}

/** The relative frequency of each item. A game with several items counts partly for each. */
export function parts<T>(items: readonly T[], games: readonly (readonly T[])[]): readonly number[] {
  return items.map((item) => mean(games.map((found) => (found.includes(item) ? 1 / found.length : 0))));
}
