/** The sum of a figure over a list. */
export function sum<T>(items: readonly T[], figure: (item: T) => number): number {
  return items.reduce((total, item) => total + figure(item), 0);
}

/** The most that so many of some figures come to. */
export function sumOfLargest(figures: readonly number[], count: number): number {
  const sorted = largestFirst(figures.filter((figure) => figure > 0));
  return sum(sorted.slice(0, Math.max(0, count)), (figure) => figure);
}

/** The same figures, the largest first. */
export function largestFirst(figures: readonly number[]): number[] {
  return [...figures].sort((one, other) => other - one);
}
