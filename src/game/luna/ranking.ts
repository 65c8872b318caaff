import type { LunaCriterion } from '../model/events.ts';

/** Something to rank by; more is better. */
export interface Criterion<T> {
  readonly name: LunaCriterion;
  readonly rate: (item: T) => number;
}

/** The items from the best to the worst. Equal in one criterion, the next decides; equal in all, they stay in order. */
export function ranked<T>(items: readonly T[], criteria: readonly Criterion<T>[]): T[] {
  return [...items].sort((a, b) => {
    const index = firstDifference(a, b, criteria);
    const criterion = criteria[index];
    return criterion === undefined ? 0 : criterion.rate(b) - criterion.rate(a);
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
