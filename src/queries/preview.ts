import type { CoreRules } from '../api/coreRules.ts';
import type { Seat } from '../components/ids.ts';
import { explain, pending, tryReduce } from '../core/play.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import { readAction } from '../game/model/actionSchema.ts';
import type { Action } from '../game/model/actions.ts';
import type { GameEvent } from '../game/model/events.ts';
import type { Violation } from '../game/model/params.ts';
import type { Prompt } from '../game/model/prompts.ts';
import { type GameState, type GameView, isView } from '../game/model/state.ts';
import { isRevealing } from '../hosting/sessions/policy.ts';
import { determinize } from '../hosting/views/determinize.ts';
import { eventFor } from '../hosting/views/eventFor.ts';
import { viewFor } from '../hosting/views/viewFor.ts';

/** The consequences of an action, as far as its seat can predict them. */
export type Preview =
  | {
      readonly ok: true;
      /** The events that the seat can predict. The list ends before the first unpredictable event. */
      readonly events: readonly GameEvent[];
      /** The next decisions; `null` if hidden information is revealed first, such as hands at the end. */
      readonly asks: readonly Prompt[] | null;
    }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** Hidden information is guessed with each seed. Results that depend on the seed are uncertain. */
const SEEDS = ['one', 'two', 'three'] as const;

/**
 * Returns the consequences of an action, as far as its seat can predict them: the events before the first one that
 * depends on hidden information, and the next decisions. If you pass a full state, only the information visible to that
 * seat is used. From a view, the actions of other seats cannot be predicted, so the result contains violations or no
 * events. The state does not change. For a custom component set, pass its rules as the last argument.
 * @throws ForeignStateError when the state belongs to other rules or components.
 * @example
 * ```ts
 * const seen = preview(state, { type: 'useFieldScientist', seat: 0, card: 'A09' });
 * if (seen.ok) console.log(seen.events);
 * ```
 */
export function preview(state: GameState, input: unknown, rules?: CoreRules): Preview {
  const violations = explain(state, input, rules);
  const read = readAction(input);
  if (!read.ok) return { ok: false, violations };
  const action = read.value;
  if (violations.length > 0) return { ok: false, violations };
  const { seat, type } = action;
  const isOther = isView(state) && state.viewer !== seat;
  // LUNA-27: Luna's turn starts with a hidden card.
  if (isOther || type === 'lunaTurn') return { ok: true, events: [], asks: null };
  const view = isView(state) ? state : viewFor(state, seat);
  const [one, ...more] = SEEDS;
  const first = outcomeOf(rules, view, action, one);
  // If the action does not affect hidden information, all seeds give the same result.
  const isCertain = !first.changesHidden || (first.events.length === 0 && first.asks === null);
  if (isCertain) return { ok: true, events: first.events, asks: first.asks };
  const others = more.map((seed) => outcomeOf(rules, view, action, seed));
  let length = 0;
  while (length < first.events.length && others.every(({ events }) => isSame(events[length], first.events[length]))) {
    length += 1;
  }
  const isWhole = others.every(({ events, asks }) => events.length === length && isSame(asks, first.asks));
  const events = first.events.slice(0, length);
  return { ok: true, events, asks: isWhole && length === first.events.length ? first.asks : null };
}

/** Plays the action in one state that is consistent with a view, up to the first event that reveals something. */
function outcomeOf(rules: CoreRules | undefined, view: GameView, action: Action, seed: string) {
  const { seat } = action;
  const before = determinize(view, seed, rules);
  const result = tryReduce(before, action, rules);
  if (!result.ok) return { events: [], asks: null, changesHidden: true };
  const end = result.events.findIndex((event) => isUnknown(event, seat));
  const certain = end < 0 ? result.events : result.events.slice(0, end);
  const events = certain.map((event) => eventFor(event, seat));
  const asks = end < 0 ? pending(viewFor(result.state, seat), rules) : null;
  return { events, asks, changesHidden: end >= 0 || isHiddenChanged(before, result.state, seat) };
}

/** Objects that did not change are the same in both states. */
function isHiddenChanged(before: GameState, after: GameState, seat: Seat): boolean {
  const isSamePlayer = before.players.every(
    ({ hand, area }, each) =>
      each === seat || (hand === after.players[each]?.hand && area === after.players[each]?.area),
  );
  return !(
    isSamePlayer &&
    before.deck === after.deck &&
    before.planSupply === after.planSupply &&
    before.random === after.random &&
    before.luna?.deck === after.luna?.deck &&
    before.luna?.gradeTwo === after.luna?.gradeTwo &&
    before.luna?.slots === after.luna?.slots &&
    !before.stack.some(({ kind }) => kind === 'startingToken')
  );
}

/**
 * Returns `true` if an event reveals hidden information to a seat. If you add such an event, include it here or in
 * `isRevealing`. The effect of a menace depends on hidden hands (MENACE-17).
 */
function isUnknown(event: GameEvent, seat: Seat): boolean {
  if (event.type === 'cardDestroyed') return event.seat !== seat;
  return isRevealing(event) || event.type === 'menaceStrikes';
}

function isSame(one: unknown, other: unknown): boolean {
  return sortedJson(one ?? null) === sortedJson(other ?? null);
}
