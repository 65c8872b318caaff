/** The sum of a figure over a list. */
export function sum<T>(items: readonly T[], figure: (item: T) => number): number {
  return items.reduce((total, item) => total + figure(item), 0);
}

/** The sum of the largest of some figures. */
export function sumOfLargest(figures: readonly number[], count: number): number {
  const sorted = [...figures].sort((one, other) => other - one);
  return sum(sorted.slice(0, Math.max(0, count)), (figure) => figure);
}
