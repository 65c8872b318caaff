import type { ContentProblem, ContentRule } from '../contentProblem.ts';

/** What the functions of this folder return: nothing where all is well. */
export type Problems = readonly ContentProblem[];

/** One problem at a path where something does not hold. */
export function expectThat(holds: boolean, path: string, expected: string, rule: ContentRule): Problems {
  return holds ? [] : [{ path, expected, rule }];
}

/** Exactly so many of something. */
export function counted(path: string, found: number, wanted: number, what: string, rule: ContentRule): Problems {
  return expectThat(found === wanted, path, `${wanted} ${what}, not ${found}`, rule);
}

/** Each value once; reports the repeated item. */
export function distinct(
  values: readonly (string | number)[],
  path: (index: number) => string,
  rule: ContentRule,
): Problems {
  return values.flatMap((value, index) =>
    expectThat(values.indexOf(value) === index, path(index), `each of them once, not ${value} again`, rule),
  );
}

/** Each of the wanted ids once: a missing one is a problem of the list, a repeated one at its place. */
export function onceEach(
  list: string,
  items: readonly { readonly id: string }[],
  wanted: readonly string[],
  rule: ContentRule,
): Problems {
  const ids = items.map(({ id }) => id);
  const missing = wanted.filter((id) => !ids.includes(id));
  return [
    ...missing.flatMap((id) => expectThat(false, list, `each of ${wanted.join(', ')}, but ${id} is missing`, rule)),
    ...distinct(ids, (index) => `${list}[${index}].id`, rule),
  ];
}

/** A number of a range that other parts of the content set. */
export function within(value: number, from: number, to: number, path: string, rule: ContentRule): Problems {
  return expectThat(value >= from && value <= to, path, `a number from ${from} to ${to}, not ${value}`, rule);
}

/** Each number above the one before it. */
export function ascending(values: readonly number[], path: (index: number) => string, rule: ContentRule): Problems {
  return values.flatMap((value, index) => {
    const before = values[index - 1];
    return expectThat(before === undefined || value > before, path(index), `more than ${before}, not ${value}`, rule);
  });
}

export type Edge = readonly [one: string, other: string];

/** Chains of edges from the first node to all others. */
export function connected(
  nodes: readonly string[],
  edges: readonly Edge[],
  path: string,
  what: string,
  rule: ContentRule,
): Problems {
  const apart = unreached(nodes, edges);
  return expectThat(apart.length === 0, path, `a connected ${what}, but ${apart.join(', ')} lie apart`, rule);
}

function unreached(nodes: readonly string[], edges: readonly Edge[]): readonly string[] {
  const reached = new Set(nodes.slice(0, 1));
  // A set visits what is added while it is walked.
  for (const node of reached) {
    for (const [one, other] of edges) {
      if (one === node) reached.add(other);
      if (other === node) reached.add(one);
    }
  }
  return nodes.filter((node) => !reached.has(node));
}
