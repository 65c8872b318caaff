import type { CoreRules } from '../api/coreRules.ts';
import { defaultRules } from '../api/defaultRules.ts';
import type { Action } from '../game/model/actions.ts';
import type { Violation } from '../game/model/params.ts';
import type { Ref } from '../game/model/refs.ts';
import { isRef, refId } from '../game/model/refs.ts';
import type { GameState } from '../game/model/state.ts';
import { anyState } from '../game/position.ts';
import { attempted } from './attempts.ts';
import { type Choice, choices, nextChoices } from './choices.ts';
import type { Step } from './steps.ts';

/** A thing that cannot be chosen now. */
export interface Blocked {
  readonly ref: Ref;
  /** The action that a click on it most likely means. */
  readonly action: Action;
  /** Why it is illegal, as `explain` says; at least one reason. */
  readonly violations: readonly Violation[];
}

/**
 * Returns what can be chosen next where it lies: a type of action lies nowhere, so in its place stands what it asks first. A
 * type of action that is complete stands for itself.
 */
export function placedChoices(choice: Choice): readonly Choice[] {
  return nextChoices(choice).flatMap((next) =>
    next.steps.length === 1 && next.action === null ? nextChoices(next) : [next],
  );
}

/**
 * Returns what a click on a thing can mean: the choices that point at it. Where none does and nothing is chosen yet, the types
 * of action that it has a part in, such as a displayed card before the cards that pay for it. A card of the display stands for
 * its slot, a plan of the research display for its space, a space of a track for its company, a space of an asteroid for the
 * asteroid. For your own components, pass your rules as the fourth argument.
 * @throws ForeignStateError when the state belongs to other rules or components.
 */
export function choicesAt(
  state: GameState,
  choice: Choice,
  ref: Ref,
  rules: CoreRules = defaultRules(),
): readonly Choice[] {
  return clicksOn(state, choice, rules)(ref);
}

/** The same for many things. */
function clicksOn(state: GameState, choice: Choice, rules: CoreRules): (ref: Ref) => readonly Choice[] {
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
    const action = attempted(state, choice, ref, rules);
    const meant = ref.kind === 'menace' || (action !== null && rules.isLegal(state, action)) ? action?.type : undefined;
    const found = types.filter(({ type, ids: parts }) => {
      return type.steps[0]?.value === meant || ids.some((id) => parts.has(id));
    });
    return found.map(({ type }) => type);
  };
}

/** Everything that has a part in a type of action. Nobody means to destroy the card that they click, unless they are asked to. */
function partsOf({ ways }: Choice): ReadonlySet<string | undefined> {
  return new Set(ways.flatMap(({ steps }) => steps.filter(({ field }) => field !== 'destroy').map(idOf)));
}

function idOf(step: Step | undefined): string | undefined {
  return step === undefined || step.ref === null ? undefined : refId(step.ref);
}

/** What a thing stands for when it is clicked. */
function standsFor(state: GameState, ref: Ref): readonly Ref[] {
  if (ref.kind === 'card')
    return at(state.display, ref.card).map((index) => ({ kind: 'displaySlot', slot: index + 1 }));
  if (ref.kind === 'plan') return at(state.researchDisplay, ref.plan).map((space) => ({ kind: 'displaySpace', space }));
  if (ref.kind === 'trackSpace') return [{ kind: 'company', company: ref.company }];
  return ref.kind === 'outpostSpace' ? [{ kind: 'asteroid', asteroid: ref.asteroid }] : [];
}

function at(list: readonly (string | null)[], id: string): readonly number[] {
  const index = list.indexOf(id);
  return index < 0 ? [] : [index];
}

/**
 * Returns those of some things that cannot be chosen now, each with the action that a click on it most likely means, and why
 * that is illegal. A thing that can be chosen, now or by going back, is left out, and so is one that no action is about. Give it
 * the thing that somebody clicks, or everything that a picture shows. For your own components, pass your rules as the fourth argument.
 * @throws ForeignStateError when the state belongs to other rules or components.
 */
export function blocked(
  state: GameState,
  choice: Choice,
  refs: readonly Ref[],
  rules: CoreRules = defaultRules(),
): readonly Blocked[] {
  const { seat, steps } = choice;
  const now = clicksOn(state, choice, rules);
  const atStart = steps.length === 0 ? now : clicksOn(state, choices(state, seat, rules), rules);
  return refs.flatMap((ref) => (now(ref).length > 0 ? [] : (refusalOf(state, choice, ref, atStart(ref), rules) ?? [])));
}

/** Why a thing cannot be chosen that is no choice now; `null` where nothing is refused. `atStart`: what a click on it means at the start. */
export function refusalOf(
  state: GameState,
  choice: Choice,
  ref: Ref,
  atStart: readonly Choice[],
  rules: CoreRules,
): Blocked | null {
  const action = isRef(ref) ? attempted(state, choice, ref, rules) : null;
  if (action === null) return null;
  // Whoever clicks something else than they are asked for may have changed their mind.
  const isElsewhere = !spells(action, choice.steps) && atStart.length > 0;
  const violations = isElsewhere ? [] : rules.explain(state, action);
  return violations.length === 0 ? null : { ref, action, violations };
}

/** Whether an action has all that is chosen. */
function spells(action: Action, steps: readonly Step[]): boolean {
  const fields = action as unknown as Readonly<Record<string, unknown>>;
  return steps.every(({ field, value }) => {
    const found = fields[field];
    return Array.isArray(found) ? found.includes(value) : found === value;
  });
}
