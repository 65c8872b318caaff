import { childPath } from '../../input/problems.ts';
import type { ContentProblem, ContentRule } from '../contentProblem.ts';
import type { Company } from '../ids.ts';

type Node = number | Company;
export type Edge = readonly [one: Node, other: Node];

/** A place in a component set, given by its path. Its checks add their problems to the list of all places. */
export class Place {
  readonly path: string;
  readonly problems: ContentProblem[];

  constructor(path: string, problems: ContentProblem[]) {
    this.path = path;
    this.problems = problems;
  }

  /** Returns the place at a path below this one. */
  at(...keys: readonly (string | number)[]): Place {
    return new Place(keys.reduce<string>(childPath, this.path), this.problems);
  }

  /** Checks each item of the list with this key. */
  each<T>(key: string, items: readonly T[], check: (place: Place, item: T, index: number) => void): void {
    items.forEach((item, index) => {
      check(this.at(key, index), item, index);
    });
  }

  expect(holds: boolean, expected: string, rule: ContentRule): void {
    if (!holds) this.problems.push({ path: this.path, expected, rule });
  }

  count(found: number, expected: number, what: string, rule: ContentRule): void {
    this.expect(found === expected, `${expected} ${what}, not ${found}`, rule);
  }

  /** Checks that a number is in a range that other components determine. */
  within(value: number, from: number, to: number, rule: ContentRule): void {
    this.expect(value >= from && value <= to, `a number from ${from} to ${to}, not ${value}`, rule);
  }

  /** Checks that a value is not yet among the others, and adds it to them. */
  unique<T extends string | number>(value: T, others: Set<T>, rule: ContentRule, what = 'a unique value'): void {
    this.expect(!others.has(value), `${what}, not ${value} again`, rule);
    others.add(value);
  }

  /** Reports repeated values of a list at this place. `key` is the key of the value in each item. */
  distinct(values: readonly (string | number)[], rule: ContentRule, ...key: readonly string[]): void {
    const others = new Set<string | number>();
    values.forEach((value, index) => {
      this.at(index, ...key).unique(value, others, rule);
    });
  }

  ascending(values: readonly number[], rule: ContentRule, ...key: readonly string[]): void {
    values.forEach((value, index) => {
      const before = values[index - 1];
      this.at(index, ...key).expect(before === undefined || value > before, `more than ${before}, not ${value}`, rule);
    });
  }

  /** Reports a missing id at the path of the list, and a repeated id at the path of the item. */
  onceEach(items: readonly { readonly id: string }[], expected: readonly string[], rule: ContentRule): void {
    const ids = items.map(({ id }) => id);
    for (const id of expected) {
      this.expect(ids.includes(id), `all of ${expected.join(', ')}, but ${id} is missing`, rule);
    }
    this.distinct(ids, rule, 'id');
  }

  /** Checks that the edges connect the first node to all others. */
  connected(nodes: readonly Node[], edges: readonly Edge[], what: string, rule: ContentRule): void {
    const reached = new Set(nodes.slice(0, 1));
    // Iterating over a set includes values that are added during the iteration.
    for (const node of reached) {
      for (const [one, other] of edges) {
        if (one === node) reached.add(other);
        if (other === node) reached.add(one);
      }
    }
    const apart = nodes.filter((node) => !reached.has(node));
    this.expect(apart.length === 0, `a connected ${what}, but not connected: ${apart.join(', ')}`, rule);
  }
}
