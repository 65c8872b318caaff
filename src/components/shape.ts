import { exact, type Fields, type Schema } from '../input/shapes.ts';
import type { ContentRule } from './contentProblem.ts';
import { type ByCompany, COMPANIES } from './ids.ts';

export * from '../input/shapes.ts';

// If a bundler keeps a module, it keeps every shape in it. Constants that the rules need at run time are therefore in
// ids.ts, which has no shapes.

/** Creates the shape of an object with the given keys, whose values all have the same shape. */
export function keyed<Key extends string, T>(keys: readonly Key[], value: Schema<T>): Schema<Readonly<Record<Key, T>>> {
  return exact(Object.fromEntries(keys.map((key) => [key, value])) as unknown as Fields<Readonly<Record<Key, T>>>);
}

export function byCompany<T>(value: Schema<T>): Schema<ByCompany<T>> {
  return keyed(COMPANIES, value);
}

/** Properties that `citing` and `citingDeep` attach to a shape. */
export interface Citing {
  /** Rule that specifies this part of a component set. */
  readonly rule: ContentRule;
  /** True if the rule overrides the rules of all nested parts. */
  readonly throughout: boolean;
}

/** Attaches a rule to a shape; nested shapes may have more specific ones. */
export function citing<T>(rule: ContentRule, shape: Schema<T>): Schema<T> & Citing {
  return { ...shape, rule, throughout: false };
}

/** Attaches a rule to a shape and everything nested in it. */
export function citingDeep<T>(rule: ContentRule, shape: Schema<T>): Schema<T> & Citing {
  return { ...shape, rule, throughout: true };
}
