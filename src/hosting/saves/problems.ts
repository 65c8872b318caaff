import type { JsonProblem } from '../../input/problems.ts';

export type Problems = readonly JsonProblem[];

/** No problem where something holds, else the one of that path. */
export function unless(holds: boolean, path: string, expected: string): Problems {
  return holds ? [] : [{ path, expected }];
}

/** Every item named at most once, and exactly those that are wanted. */
export function exactly(found: readonly string[], wanted: readonly string[], what: string): Problems {
  const counts = new Map<string, number>();
  for (const id of found) counts.set(id, (counts.get(id) ?? 0) + 1);
  const wrong = wanted.filter((id) => counts.get(id) !== 1);
  const known = new Set(wanted);
  const strangers = [...counts.keys()].filter((id) => !known.has(id));
  return [
    ...wrong.map((id) => ({ path: '$', expected: `${what} ${id} exactly once, not ${counts.get(id) ?? 0} times` })),
    ...strangers.map((id) => ({ path: '$', expected: `no ${what} ${id}` })),
  ];
}
