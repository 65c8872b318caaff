import type { ContentProblem, ContentRule } from '../contentProblem.ts';

export type Problems = readonly ContentProblem[];

export function expectThat(holds: boolean, path: string, expected: string, rule: ContentRule): Problems {
  return holds ? [] : [{ path, expected, rule }];
}

export function counted(path: string, found: number, expected: number, what: string, rule: ContentRule): Problems {
  return expectThat(found === expected, path, `${expected} ${what}, not ${found}`, rule);
}

/** Reports repeated values. */
export function distinct(
  values: readonly (string | number)[],
  path: (index: number) => string,
  rule: ContentRule,
): Problems {
  return values.flatMap((value, index) =>
    expectThat(values.indexOf(value) === index, path(index), `a unique value, not ${value} again`, rule),
  );
}

/** Reports a missing id at the path of the list, and a repeated id at the path of the item. */
export function onceEach(
  list: string,
  items: readonly { readonly id: string }[],
  expected: readonly string[],
  rule: ContentRule,
): Problems {
  const ids = items.map(({ id }) => id);
  const missing = expected.filter((id) => !ids.includes(id));
  return [
    ...missing.flatMap((id) => expectThat(false, list, `all of ${expected.join(', ')}, but ${id} is missing`, rule)),
    ...distinct(ids, (index) => `${list}[${index}].id`, rule),
  ];
}

/** Checks that a number is in a range that other components determine. */
export function within(value: number, from: number, to: number, path: string, rule: ContentRule): Problems {
  return expectThat(value >= from && value <= to, path, `a number from ${from} to ${to}, not ${value}`, rule);
}

export function ascending(values: readonly number[], path: (index: number) => string, rule: ContentRule): Problems {
  return values.flatMap((value, index) => {
    const before = values[index - 1];
    return expectThat(before === undefined || value > before, path(index), `more than ${before}, not ${value}`, rule);
  });
}

export type Edge = readonly [one: string, other: string];

/** Checks that the edges connect the first node to all others. */
export function connected(
  nodes: readonly string[],
  edges: readonly Edge[],
  path: string,
  what: string,
  rule: ContentRule,
): Problems {
  const apart = unreached(nodes, edges);
  return expectThat(apart.length === 0, path, `a connected ${what}, but not connected: ${apart.join(', ')}`, rule);
}

function unreached(nodes: readonly string[], edges: readonly Edge[]): readonly string[] {
  const reached = new Set(nodes.slice(0, 1));
  // Iterating over a set includes values that are added during the iteration.
  for (const node of reached) {
    for (const [one, other] of edges) {
      if (one === node) reached.add(other);
      if (other === node) reached.add(one);
    }
  }
  return nodes.filter((node) => !reached.has(node));
}
