import type { LunaCriterion } from '../model/events.ts';

/** Higher ratings are better. */
export interface Criterion<T> {
  readonly name: LunaCriterion;
  readonly rate: (item: T) => number;
}

/** Returns a criterion that caches its ratings. The position must not change while the criterion is in use. */
export function criterion<T>(name: LunaCriterion, rate: (item: T) => number): Criterion<T> {
  const cache = new Map<T, number>();
  return {
    name,
    rate(item) {
      const cached = cache.get(item);
      if (cached !== undefined) return cached;
      const rating = rate(item);
      cache.set(item, rating);
      return rating;
    },
  };
}

/**
 * Sorts items from best to worst. Each criterion breaks the ties left by the previous ones. Items that are still tied
 * keep their order.
 */
export function ranked<T>(items: readonly T[], criteria: readonly Criterion<T>[]): T[] {
  return [...items].sort((a, b) => {
    const first = criteria[firstDifference(a, b, criteria)];
    return first === undefined ? 0 : first.rate(b) - first.rate(a);
  });
}

/** Returns the last criterion needed to tell the chosen items from the others, or `null` if there are no others. */
export function decisive<T>(
  chosen: readonly T[],
  rest: readonly T[],
  criteria: readonly Criterion<T>[],
): LunaCriterion | null {
  const needed = chosen.flatMap((one) => rest.map((other) => firstDifference(one, other, criteria)));
  return criteria[Math.max(...needed)]?.name ?? null;
}

function firstDifference<T>(a: T, b: T, criteria: readonly Criterion<T>[]): number {
  return criteria.findIndex(({ rate }) => rate(a) !== rate(b));
}
