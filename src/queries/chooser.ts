import type { CoreRules } from '../api/coreRules.ts';
import type { Seat } from '../components/ids.ts';
import { boxUnder } from '../game/boundRules.ts';
import type { Action } from '../game/model/actions.ts';
import type { Violation } from '../game/model/params.ts';
import type { Prompt } from '../game/model/prompts.ts';
import { type Ref, refId } from '../game/model/refs.ts';
import type { GameState } from '../game/model/state.ts';
import { anyState } from '../game/position.ts';
import { type Choice, choiceAfter, choices, nextChoices, promptOf, settled, wholeAction } from './choices.ts';
import { choicesAt, placedChoices, refusalOf } from './clicks.ts';
import { bestColumn } from './position.ts';
import type { Step } from './steps.ts';

/**
 * A decision in progress, with everything that a user interface needs to present it as buttons, on a drawing or to a
 * screen reader. It is plain JSON, and all functions return a new chooser.
 */
export interface Chooser {
  /** Seat that makes the choice. */
  readonly seat: Seat;
  /**
   * The seat's decision, or `null` if another seat has to decide or the game is over. Without a decision, `offers` and
   * `places` are empty. `text.prompt` accepts both values.
   */
  readonly prompt: Prompt | null;
  /** The choice before the first step. */
  readonly start: Choice;
  /** The current choice and its steps. `now.action` is set if they complete an action, even if more can be chosen. */
  readonly now: Choice;
  /** Next choices, one for each button. */
  readonly offers: readonly Choice[];
  /** Next choices on a drawing, which marks their last steps. Action types are replaced by their first choices. */
  readonly places: readonly Choice[];
  /** True if the offers are the possible meanings of an ambiguous click. */
  readonly isNarrowed: boolean;
  /** True if `back` has an effect. */
  readonly canGoBack: boolean;
}

/** Result of a choice or a click. */
export type Chosen =
  /** Further choices are needed. */
  | { readonly kind: 'chosen'; readonly chooser: Chooser }
  /** The click has several possible meanings, which are now the offers. */
  | { readonly kind: 'ambiguous'; readonly chooser: Chooser }
  /** The action is complete. Pass it to `reduce` or to a session. */
  | { readonly kind: 'complete'; readonly action: Action }
  /** The click most likely means an illegal action. It has at least one violation. */
  | { readonly kind: 'blocked'; readonly action: Action; readonly violations: readonly Violation[] }
  /** The click has no meaning at the moment. */
  | { readonly kind: 'nothing' };

/**
 * Returns the chooser of a seat at the start of its decision. Steps with a single option are applied automatically,
 * except the last step of an action. Takes a state or the seat's own view. For a custom component set, pass its rules
 * as the last argument.
 * @throws ForeignStateError when the state belongs to other rules or components, or is another seat's view while this
 * seat has to decide.
 * @example
 * ```ts
 * const start = chooser(state, 0);
 * const chosen = click(state, start, { kind: 'company', company: 'tawac' });
 * if (chosen.kind === 'complete') state = reduce(state, chosen.action);
 * ```
 */
export function chooser(state: GameState, seat: Seat, rules?: CoreRules): Chooser {
  const prompt = promptOf(state, seat, rules) ?? null;
  const start = choices(state, seat, rules);
  return chooserAt({ seat, prompt, start }, forcedFrom(prompt, start));
}

/** Returns the result of choosing one of a chooser's `offers` or `places`. */
export function choose(from: Chooser, offer: Choice): Extract<Chosen, { kind: 'chosen' | 'complete' }> {
  const action = wholeAction(offer);
  return action === null ? { kind: 'chosen', chooser: chooserAt(from, settled(offer)) } : { kind: 'complete', action };
}

/**
 * Returns the result of clicking a component or place. If it belongs to a different action, the click starts that
 * action. If it has only one possible action, the click completes that action, even if it was not marked as a choice. A
 * value that is not a reference results in `nothing`. For a custom component set, pass its rules as the last argument.
 * @throws ForeignStateError when the state belongs to other rules or components.
 */
export function click(state: GameState, from: Chooser, ref: Ref, rules?: CoreRules): Chosen {
  const [only, ...others] = choicesAt(state, from.now, ref, rules);
  if (only !== undefined && others.length === 0) return choose(from, only);
  if (only !== undefined) {
    const meanings = [only, ...others];
    const narrowed = { ...from, offers: meanings, places: meanings, isNarrowed: true, canGoBack: true };
    return { kind: 'ambiguous', chooser: narrowed };
  }
  const atStart = from.now.steps.length === 0 ? [] : choicesAt(state, from.start, ref, rules);
  const refusal = refusalOf(state, from.now, ref, atStart, rules);
  if (refusal !== null) return { kind: 'blocked', action: refusal.action, violations: refusal.violations };
  const [elsewhere] = atStart;
  const type = elsewhere && choiceAfter(from.start, elsewhere.steps.slice(0, 1));
  return type === undefined ? { kind: 'nothing' } : { kind: 'chosen', chooser: chooserAt(from, settled(type)) };
}

/**
 * Returns to the last step that had more than one option, or to the state after the first `kept` steps. After an
 * ambiguous click, returns to the state before that click.
 */
export function back(from: Chooser, kept?: number): Chooser {
  const { prompt, start, now } = from;
  if (kept === undefined && from.isNarrowed) return chooserAt(from, now);
  const first = forcedFrom(prompt, start);
  // The type of action is a separate step only during a turn.
  const least = Math.max(first.steps.length, prompt?.kind === 'turn' ? 0 : 1);
  const passed = passedBy(start, now.steps).slice(least + 1, Math.max(0, (kept ?? now.steps.length - 1) + 1));
  const open = passed.reverse().find((earlier) => nextChoices(earlier).length > 1);
  return chooserAt(from, open ?? first);
}

/**
 * Repeats earlier steps in another position, for example after another player's action. Stops at the first step that is
 * no longer available.
 */
export function retrace(from: Chooser, steps: readonly Pick<Step, 'field' | 'value'>[]): Chooser {
  const ahead = passedBy(from.start, steps).slice(from.now.steps.length + 1);
  const now = ahead.reverse().find((each) => wholeAction(each) === null);
  return now === undefined ? from : chooserAt(from, now);
}

function passedBy(start: Choice, steps: readonly Pick<Step, 'field' | 'value'>[]): Choice[] {
  const passed = [start];
  for (const step of steps) {
    const next = choiceAfter(passed.at(-1) ?? start, [step]);
    if (next === undefined) break;
    passed.push(next);
  }
  return passed;
}

/** Returns the marks of a drawing, past and next choices, without duplicates. Pass them to `drawTable`. */
export function highlightsOf({
  now,
  places,
}: Chooser): readonly { readonly ref: Ref; readonly as: 'chosen' | 'choice' }[] {
  const chosen = now.steps.flatMap(({ ref }) => (ref === null ? [] : [{ ref, as: 'chosen' as const }]));
  const open = new Map<string, Ref>();
  for (const { steps } of places) {
    const ref = steps.at(-1)?.ref ?? null;
    if (ref !== null) open.set(refId(ref), ref);
  }
  return [...chosen, ...[...open.values()].map((ref) => ({ ref, as: 'choice' as const }))];
}

/**
 * Returns the next choice that players usually prefer, or `undefined` if they have to choose. The default is any slot
 * for a planned card unless slots are constrained (PLAN-12), the highest tier of a majority space, or the station
 * column that increases the share value most. For a custom component set, pass its rules as the last argument.
 * @throws ForeignStateError when the state belongs to other rules or components.
 * @example
 * ```ts
 * const current = chooser(state, 0);
 * const usual = defaultChoice(state, current);
 * const chosen = usual && choose(current, usual);
 * ```
 */
export function defaultChoice(
  state: GameState,
  { prompt, offers, now }: Chooser,
  rules?: CoreRules,
): Choice | undefined {
  boxUnder(rules);
  anyState(state);
  const last = offers.map(({ steps }) => steps.at(-1));
  const [field, ...others] = new Set(last.map((step) => step?.field));
  if (others.length > 0) return undefined;
  if (field === 'slot') return prompt?.kind === 'planning' && !state.options.constrainedSlots ? offers[0] : undefined;
  if (field === 'tier') return offers.at(-1);
  if (field !== 'column' || now.steps[0]?.value === 'removeOutpost') return undefined;
  const columns = last.flatMap((step) => (step?.ref?.kind === 'column' ? [step.ref] : []));
  const [first] = columns;
  if (first === undefined) return undefined;
  const open = columns.map(({ column }) => column);
  return offers[open.indexOf(bestColumn(state, first.company, open, rules) ?? first.column)];
}

function chooserAt({ seat, prompt, start }: Pick<Chooser, 'seat' | 'prompt' | 'start'>, now: Choice): Chooser {
  const canGoBack = now.steps.length > forcedFrom(prompt, start).steps.length;
  const places = placedChoices(now);
  return { seat, prompt, start, now, offers: offersAt(prompt, now, places), places, isNarrowed: false, canGoBack };
}

/** A turn starts with a choice of the type of action. In other decisions, the choices are offered directly. */
function offersAt(prompt: Prompt | null, choice: Choice, places?: readonly Choice[]): readonly Choice[] {
  return prompt?.kind === 'turn' ? nextChoices(choice) : (places ?? placedChoices(choice));
}

function forcedFrom(prompt: Prompt | null, start: Choice): Choice {
  const [only, ...others] = offersAt(prompt, start);
  return only === undefined || others.length > 0 || wholeAction(only) !== null ? start : settled(only);
}
