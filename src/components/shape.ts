import { exact, type Fields, type Schema } from '../input/shapes.ts';
import type { ContentRule } from './contentProblem.ts';
import { type ByCompany, COMPANIES } from './ids.ts';

export * from '../input/shapes.ts';

// No bundler drops a shape from a module it keeps. So what rules need at run time stands in ids.ts, beside no shape.

/** An object with each of these keys, which all hold the same. */
export function keyed<Key extends string, T>(keys: readonly Key[], value: Schema<T>): Schema<Readonly<Record<Key, T>>> {
  return exact(Object.fromEntries(keys.map((key) => [key, value])) as unknown as Fields<Readonly<Record<Key, T>>>);
}

/** One value for each company. */
export function byCompany<T>(value: Schema<T>): Schema<ByCompany<T>> {
  return keyed(COMPANIES, value);
}

/** What `citing` and `citingDeep` write on a shape. */
export interface Citing {
  /** The rule that a part of a component set follows from. */
  readonly rule: ContentRule;
  /** Whether it stands for everything within as well, whatever is written there. */
  readonly throughout: boolean;
}

/** A shape and the rule it follows from; shapes within may name closer ones. */
export function citing<T>(rule: ContentRule, shape: Schema<T>): Schema<T> & Citing {
  return { ...shape, rule, throughout: false };
}

/** A shape that follows from one rule with all that is within. */
export function citingDeep<T>(rule: ContentRule, shape: Schema<T>): Schema<T> & Citing {
  return { ...shape, rule, throughout: true };
}
