import type { HasContent } from '../components/content.ts';
import { ForeignRulesError } from './model/errors.ts';

const BOUND = new WeakSet<object>();

/** Freezes and registers a rules object, so that `requireRules` accepts it but rejects copies of it. */
export function registerRules<R extends HasContent>(rules: R): R {
  BOUND.add(rules);
  return Object.freeze(rules);
}

/**
 * Returns rules whose methods throw when called on a changed copy, such as `{ ...rules, legalActions: mine }`, because
 * sessions and records would ignore the change. Destructured methods still work.
 */
export function bindMethods<R extends HasContent>(functions: R): R {
  const isCopy = (self: unknown): boolean =>
    typeof self === 'object' && self !== null && !BOUND.has(self) && Reflect.get(self, 'content') === functions.content;
  const members = Object.entries(functions).map(([name, member]) => [name, bindMethod(member, isCopy)]);
  return registerRules(Object.fromEntries(members) as R);
}

function bindMethod(member: unknown, isCopy: (self: unknown) => boolean): unknown {
  if (typeof member !== 'function') return member;
  return function bound(this: unknown, ...args: readonly unknown[]): unknown {
    if (isCopy(this)) throw new ForeignRulesError();
    return member(...args);
  };
}

/**
 * Checks that a value is a rules object returned by `createRules` or `restrictRules`. JavaScript callers may pass anything.
 * @throws ForeignRulesError when it is not.
 */
export function requireRules(rules: HasContent): void {
  if (!BOUND.has(Object(rules))) throw new ForeignRulesError();
}

/**
 * Checks that a value is a rules object or any other object with a component set.
 * @throws ForeignRulesError for a changed copy of rules, and for a value without a component set.
 */
export function requireContent(value: HasContent): void {
  const isSet = typeof value?.content === 'object' && value.content !== null;
  if (!isSet || ('reduce' in value && !BOUND.has(value))) throw new ForeignRulesError();
}
