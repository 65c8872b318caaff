import type { HasContent } from '../components/content.ts';
import { ForeignRulesError } from './model/errors.ts';

const BOUND = new WeakSet<object>();

/** Freezes rules and remembers them, so that `requireRules` accepts this object and no copy of it. */
export function remember<R extends HasContent>(rules: R): R {
  BOUND.add(rules);
  return Object.freeze(rules);
}

/**
 * Returns rules whose methods refuse to be called on a changed copy, such as `{ ...rules, legalActions: mine }`: sessions and records
 * would ignore the change. A method that is taken out of the rules can be called anywhere.
 */
export function bindMethods<R extends HasContent>(functions: R): R {
  const isCopy = (self: unknown): boolean =>
    typeof self === 'object' && self !== null && !BOUND.has(self) && Reflect.get(self, 'content') === functions.content;
  const members = Object.entries(functions).map(([name, member]) => [name, bindMethod(member, isCopy)]);
  return remember(Object.fromEntries(members) as R);
}

function bindMethod(member: unknown, isCopy: (self: unknown) => boolean): unknown {
  if (typeof member !== 'function') return member;
  return function bound(this: unknown, ...given: readonly unknown[]): unknown {
    if (isCopy(this)) throw new ForeignRulesError();
    return member(...given);
  };
}

/**
 * Checks that rules are an object which `createRules` or `restrictRules` returned. A program without types may give anything.
 * @throws ForeignRulesError when they are not.
 */
export function requireRules(rules: HasContent): void {
  if (!BOUND.has(Object(rules))) throw new ForeignRulesError();
}

/**
 * Checks what says with which components a game is played: rules, or an object with a component set alone.
 * @throws ForeignRulesError for a changed copy of rules, and for anything without a component set.
 */
export function requireContent(given: HasContent): void {
  const isSet = typeof given?.content === 'object' && given.content !== null;
  if (!isSet || ('reduce' in given && !BOUND.has(given))) throw new ForeignRulesError();
}
