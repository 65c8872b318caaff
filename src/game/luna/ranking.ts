import type { LunaCriterion } from '../model/events.ts';

/** Something to rank by; more is better. */
export interface Criterion<T> {
  readonly name: LunaCriterion;
  readonly rate: (item: T) => number;
}

/** A criterion that rates each item once, however often it is compared. The position must not change in between. */
export function criterion<T>(name: LunaCriterion, rate: (item: T) => number): Criterion<T> {
  const rates = new Map<T, number>();
  return {
    name,
    rate(item) {
      const known = rates.get(item);
      if (known !== undefined) return known;
      const rated = rate(item);
      rates.set(item, rated);
      return rated;
    },
  };
}

/** The items from the best to the worst. Equal in one criterion, the next decides; equal in all, they stay in order. */
export function ranked<T>(items: readonly T[], criteria: readonly Criterion<T>[]): T[] {
  return [...items].sort((a, b) => {
    const first = criteria[firstDifference(a, b, criteria)];
    return first === undefined ? 0 : first.rate(b) - first.rate(a);
  });
}

/** The last criterion that was needed to tell what was chosen from the rest; `null` where there is no rest. */
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
