import type { CoreRules } from '../api/coreRules.ts';
import { defaultRules } from '../api/defaultRules.ts';
import type { Seat } from '../components/ids.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import { requireRules } from '../game/boundRules.ts';
import { readAction } from '../game/model/actionSchema.ts';
import type { Action } from '../game/model/actions.ts';
import type { GameEvent } from '../game/model/events.ts';
import type { Violation } from '../game/model/params.ts';
import type { Prompt } from '../game/model/prompts.ts';
import type { GameState, GameView } from '../game/model/state.ts';
import { isView } from '../game/model/state.ts';
import { isRevealing } from '../hosting/sessions/policy.ts';
import { determinizeFor } from '../hosting/views/determinize.ts';
import { eventFor } from '../hosting/views/eventFor.ts';
import { viewFor } from '../hosting/views/viewFor.ts';

/** What an action is certain to do, for the seat that thinks about it. */
export type Preview =
  | {
      readonly ok: true;
      /** What happens, up to the first thing that the seat cannot know yet. */
      readonly events: readonly GameEvent[];
      /** What is asked next. `null` where something hidden comes to light first, also at the end, when hands are opened. */
      readonly asks: readonly Prompt[] | null;
    }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** What the seat cannot see is drawn with each of these seeds: what the draws do not have in common depends on it. */
const SEEDS = ['one', 'two', 'three'] as const;

/** What came of an action on one of the states that could be behind a view. */
interface Played {
  readonly events: readonly GameEvent[];
  readonly asks: readonly Prompt[] | null;
  /** Whether it moved what the seat cannot see. */
  readonly isHiddenMoved: boolean;
}

/**
 * Returns what an action is certain to do, for the seat that would take it: the events up to the first thing that is hidden
 * from it, and what is asked next. Given a whole state, it uses only what that seat may see. Of an action of another seat a view
 * knows nothing for certain: there are violations as `explain` says, or no events. Nothing changes. For your own
 * components, pass your rules as the last argument.
 * @throws ForeignStateError when the state belongs to other rules or components.
 */
export function preview(state: GameState, input: unknown, rules: CoreRules = defaultRules()): Preview {
  requireRules(rules);
  const violations = rules.explain(state, input);
  const read = readAction(input);
  if (!read.ok) return { ok: false, violations };
  const action = read.value;
  if (violations.length > 0) return { ok: false, violations };
  const { seat, type } = action;
  const isOther = isView(state) && state.viewer !== seat;
  // LUNA-27: Luna's turn begins with a hidden card.
  if (isOther || type === 'lunaTurn') return { ok: true, events: [], asks: null };
  const view = isView(state) ? state : viewFor(state, seat);
  const [one, ...more] = SEEDS;
  const first = played(rules, view, action, one);
  const { events: told, asks } = first;
  // Where nothing hidden was moved, it could not show either: every other draw would tell the same.
  if (!first.isHiddenMoved || (told.length === 0 && asks === null)) return { ok: true, events: told, asks };
  const others = more.map((seed) => played(rules, view, action, seed));
  let length = 0;
  while (length < first.events.length && others.every(({ events }) => isSame(events[length], first.events[length]))) {
    length += 1;
  }
  const isWhole = others.every(({ events, asks }) => events.length === length && isSame(asks, first.asks));
  const events = first.events.slice(0, length);
  return { ok: true, events, asks: isWhole && length === first.events.length ? first.asks : null };
}

/** Plays the action on one of the states that could be behind a view, up to what it reveals. */
function played(rules: CoreRules, view: GameView, action: Action, seed: string): Played {
  const { seat } = action;
  const before = determinizeFor(rules.content, view, seed);
  const result = rules.tryReduce(before, action);
  if (!result.ok) return { events: [], asks: null, isHiddenMoved: true };
  const end = result.events.findIndex((event) => isUnknown(event, seat));
  const certain = end < 0 ? result.events : result.events.slice(0, end);
  const events = certain.map((event) => eventFor(event, seat));
  const asks = end < 0 ? rules.pending(viewFor(result.state, seat)) : null;
  return { events, asks, isHiddenMoved: end >= 0 || isHiddenMoved(before, result.state, seat) };
}

/** Whether an action changed what a view of the seat hides. States share the parts that stay. */
function isHiddenMoved(before: GameState, after: GameState, seat: Seat): boolean {
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
 * Whether an event shows a seat what it could not know; a new event that does must be entered here or in `isRevealing`. A
 * menace strikes at hands that are hidden (MENACE-17).
 */
function isUnknown(event: GameEvent, seat: Seat): boolean {
  if (event.type === 'cardDestroyed') return event.seat !== seat;
  return isRevealing(event) || event.type === 'menaceStrikes';
}

function isSame(one: unknown, other: unknown): boolean {
  return sortedJson(one ?? null) === sortedJson(other ?? null);
}
