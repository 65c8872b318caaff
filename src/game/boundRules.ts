import type { Box } from '../components/box.ts';
import type { HasContent } from '../components/content.ts';
import { DEFAULT_FINGERPRINT, defaultContent } from '../content/defaultContent.ts';
import { boxOf, boxWith } from './boxOf.ts';
import { ForeignRulesError } from './model/errors.ts';
import type { GameState } from './model/state.ts';
import type { Game } from './rules/game.ts';

// Functions that depend on the component set have an optional last argument `rules`, by default the default set.

/** The registered rules objects, each with its box. A changed copy of a rules object is not registered. */
const BOUND = new WeakMap<object, () => Box>();

let defaults: Box | undefined;

function defaultBox(): Box {
  defaults ??= boxWith(defaultContent, () => DEFAULT_FINGERPRINT);
  return defaults;
}

export function registerRules<R extends HasContent>(rules: R): R {
  BOUND.set(rules, rules.content === defaultContent ? defaultBox : () => boxOf(rules.content));
  return Object.freeze(rules);
}

export function isRegistered(rules: object): boolean {
  return BOUND.has(rules);
}

/** Returns the box of registered rules. JavaScript callers may pass anything, so it may throw a `ForeignRulesError`. */
export function boxUnder(rules: HasContent | undefined): Box {
  if (rules === undefined) return defaultBox();
  const box = BOUND.get(Object(rules));
  if (box === undefined) throw new ForeignRulesError();
  return box();
}

/** Returns the box of rules or of `{ content }`, for functions that need only the component set. */
export function boxFrom(value: HasContent | undefined): Box {
  if (value === undefined) return defaultBox();
  const isSet = typeof value?.content === 'object' && value.content !== null;
  if (!isSet || ('reduce' in value && !BOUND.has(value))) throw new ForeignRulesError();
  return boxOf(value.content);
}

/** Returns the position of a state without checking that it has this component set. */
export function gameOf(value: HasContent | undefined, state: GameState): Game {
  return { box: boxFrom(value), state };
}
