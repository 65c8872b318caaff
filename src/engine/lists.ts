/** The item at an index that is known to exist; anything else is a bug and throws. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item ${index} among ${items.length}`);
  return item;
}

/** The indices of a list. */
export function indices(items: readonly unknown[]): number[] {
  return items.map((_, index) => index);
}

/** Whether no item is there twice. */
export function isDistinct(items: readonly string[]): boolean {
  return new Set(items).size === items.length;
}

/** Every set of so many of the items, in the order of the list. */
export function subsets<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const [first, ...others] = items;
  if (size === 0 || first === undefined) return size === 0 ? [[]] : [];
  return [...subsets(others, size - 1).map((rest) => [first, ...rest]), ...subsets(others, size)];
}

/** The sum of numbers, or of a figure over a list. */
export function sum(numbers: readonly number[]): number;
export function sum<T>(items: readonly T[], figure: (item: T) => number): number;
export function sum<T>(items: readonly T[], figure: (item: T) => number = Number): number {
  return items.reduce((total, item) => total + figure(item), 0);
}

/** The most that so many of some figures come to. */
export function sumOfLargest(figures: readonly number[], count: number): number {
  const sorted = largestFirst(figures.filter((figure) => figure > 0));
  return sum(sorted.slice(0, Math.max(0, count)));
}

/** The same figures, the largest first. */
export function largestFirst(figures: readonly number[]): number[] {
  return [...figures].sort((one, other) => other - one);
}
