export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Returns the sum of a number for each item. */
export function total<T>(items: readonly T[], count: (item: T) => number): number {
  return sum(items.map(count));
}

/** Returns the mean of numbers, 0 for none. */
export function mean(numbers: readonly number[]): number {
  return sum(numbers) / Math.max(1, numbers.length);
}

export const sorted = (numbers: Iterable<number>): number[] => [...numbers].sort((a, b) => a - b);

/** Returns reproducible random numbers in [0, 1). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
