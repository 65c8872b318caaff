import type { CoreRules } from '../api/coreRules.ts';
import { explain, isLegal } from '../core/play.ts';
import type { Action } from '../game/model/actions.ts';
import type { Violation } from '../game/model/params.ts';
import { isRef, type Ref, refId } from '../game/model/refs.ts';
import type { GameState } from '../game/model/state.ts';
import { anyState } from '../game/position.ts';
import { attemptedAction } from './attempts.ts';
import { type Choice, choices, nextChoices } from './choices.ts';
import type { Step } from './steps.ts';

/** A component or space that cannot be chosen at the moment, with the reasons. */
export interface Blocked {
  readonly ref: Ref;
  /** The action that a click on it most likely means. */
  readonly action: Action;
  /** The action's violations, as returned by `explain`. There is at least one. */
  readonly violations: readonly Violation[];
}

/**
 * Returns the next choices for a drawing. A type of action does not appear on a drawing, so it is replaced by its first
 * choices unless it is a complete action.
 */
export function placedChoices(choice: Choice): readonly Choice[] {
  return nextChoices(choice).flatMap((next) =>
    next.steps.length === 1 && next.action === null ? nextChoices(next) : [next],
  );
}

/**
 * Returns the possible meanings of a click on a component or space, which are the choices that refer to it. If no
 * choice refers to it and no step has been taken, returns the types of action that need it in a later step. An example
 * is clicking a displayed card before the cards that pay for it. A displayed card also stands for its slot, a displayed
 * plan for its space, a track space for its company, and an outpost space for its asteroid. For a custom component set,
 * pass its rules as the fourth argument.
 * @throws ForeignStateError when the state belongs to different rules or components.
 */
export function choicesAt(state: GameState, choice: Choice, ref: Ref, rules?: CoreRules): readonly Choice[] {
  return clicksOn(state, choice, rules)(ref);
}

/** Returns a function like `choicesAt` that is efficient for many references. */
function clicksOn(state: GameState, choice: Choice, rules: CoreRules | undefined): (ref: Ref) => readonly Choice[] {
  anyState(state);
  const placed = new Map<string, Choice[]>();
  for (const each of placedChoices(choice)) {
    const id = idOf(each.steps.at(-1));
    if (id !== undefined) placed.set(id, [...(placed.get(id) ?? []), each]);
  }
  const types = choice.steps.length > 0 ? [] : nextChoices(choice).map((type) => ({ type, ids: partsOf(type) }));
  return (ref) => {
    if (!isRef(ref)) return [];
    const ids = [ref, ...standsFor(state, ref)].map(refId);
    const near = ids.flatMap((id) => placed.get(id) ?? []);
    if (near.length > 0 || types.length === 0) return near;
    const action = attemptedAction(state, choice, ref, rules);
    const guess =
      ref.kind === 'menace' || (action !== null && isLegal(state, action, rules)) ? action?.type : undefined;
    const found = types.filter(({ type, ids: parts }) => {
      return type.steps[0]?.value === guess || ids.some((id) => parts.has(id));
    });
    return found.map(({ type }) => type);
  };
}

/** Cards to destroy are omitted, because a first click on a card never means destroying it. */
function partsOf({ ways }: Choice): ReadonlySet<string | undefined> {
  return new Set(ways.flatMap(({ steps }) => steps.filter(({ field }) => field !== 'destroy').map(idOf)));
}

function idOf(step: Step | undefined): string | undefined {
  return step === undefined || step.ref === null ? undefined : refId(step.ref);
}

/** A click on a displayed card stands for its slot, for example. */
function standsFor(state: GameState, ref: Ref): readonly Ref[] {
  if (ref.kind === 'trackSpace') return [{ kind: 'company', company: ref.company }];
  if (ref.kind === 'outpostSpace') return [{ kind: 'asteroid', asteroid: ref.asteroid }];
  const slot = ref.kind === 'card' ? state.display.indexOf(ref.card) : -1;
  const space = ref.kind === 'plan' ? state.researchDisplay.indexOf(ref.plan) : -1;
  if (slot >= 0) return [{ kind: 'displaySlot', slot: slot + 1 }];
  return space >= 0 ? [{ kind: 'displaySpace', space }] : [];
}

/**
 * Returns the components and spaces that cannot be chosen now, each with the action that a click on it most likely
 * means and the violations of that action. Omits those that can be chosen, now or after going back, and those without
 * any action. Pass the clicked reference, or all references of a drawing. For a custom component set, pass its rules as
 * the fourth argument.
 * @throws ForeignStateError when the state belongs to different rules or components.
 */
export function blocked(state: GameState, choice: Choice, refs: readonly Ref[], rules?: CoreRules): readonly Blocked[] {
  const { seat, steps } = choice;
  const now = clicksOn(state, choice, rules);
  const atStart = steps.length === 0 ? now : clicksOn(state, choices(state, seat, rules), rules);
  return refs.flatMap((ref) => (now(ref).length > 0 ? [] : (refusalOf(state, choice, ref, atStart(ref), rules) ?? [])));
}

/** `atStart` contains the meanings of the click at the start of the decision. */
export function refusalOf(
  state: GameState,
  choice: Choice,
  ref: Ref,
  atStart: readonly Choice[],
  rules: CoreRules | undefined,
): Blocked | null {
  const action = isRef(ref) ? attemptedAction(state, choice, ref, rules) : null;
  if (action === null) return null;
  // A click that does not fit the steps so far may start another action.
  const isElsewhere = !hasSteps(action, choice.steps) && atStart.length > 0;
  const violations = isElsewhere ? [] : explain(state, action, rules);
  return violations.length === 0 ? null : { ref, action, violations };
}

function hasSteps(action: Action, steps: readonly Step[]): boolean {
  const fields = action as unknown as Readonly<Record<string, unknown>>;
  return steps.every(({ field, value }) => {
    const found = fields[field];
    return Array.isArray(found) ? found.includes(value) : found === value;
  });
}
