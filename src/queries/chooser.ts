import type { CoreRules } from '../api/coreRules.ts';
import { defaultRules } from '../api/defaultRules.ts';
import type { Seat } from '../components/ids.ts';
import { requireRules } from '../game/boundRules.ts';
import type { Action } from '../game/model/actions.ts';
import type { Violation } from '../game/model/params.ts';
import type { Prompt } from '../game/model/prompts.ts';
import { type Ref, refId } from '../game/model/refs.ts';
import type { GameState } from '../game/model/state.ts';
import { type Choice, choiceAfter, choices, nextChoices, settled, wholeAction } from './choices.ts';
import { choicesAt, placedChoices, refusalOf } from './clicks.ts';
import type { Step } from './steps.ts';

/**
 * Where a person stands on the way to an action: all that an interface shows of a decision, for buttons, pictures, keys and
 * screen readers alike. Plain JSON; every function returns a new one.
 */
export interface Chooser {
  /** The seat that chooses. */
  readonly seat: Seat;
  /**
   * The decision of the seat; `null` when it has none, because another seat must decide or the game is over. Then `offers` and
   * `places` are empty. `text.prompt` takes either.
   */
  readonly prompt: Prompt | null;
  /** Before anything is chosen. */
  readonly start: Choice;
  /** What is chosen, in `now.steps`. `now.action` is not `null` when that is an action already, even if there is more to choose. */
  readonly now: Choice;
  /** What can be chosen next: a button for each. */
  readonly offers: readonly Choice[];
  /** The same where it lies: in the place of a type of action, what it asks first. A picture marks the last step of each. */
  readonly places: readonly Choice[];
  /** Whether the offers are only what an ambiguous click can mean. */
  readonly isNarrowed: boolean;
  /** Whether `back` leads anywhere. */
  readonly canGoBack: boolean;
}

/** What a choice or a click leads to. */
export type Chosen =
  /** There is more to choose. */
  | { readonly kind: 'chosen'; readonly chooser: Chooser }
  /** The click can mean several things: they are the offers now. */
  | { readonly kind: 'ambiguous'; readonly chooser: Chooser }
  /** The action is complete: hand it to `reduce` or to a session. */
  | { readonly kind: 'complete'; readonly action: Action }
  /** The action that the click most likely means is illegal, for at least one reason. */
  | { readonly kind: 'blocked'; readonly action: Action; readonly violations: readonly Violation[] }
  /** No action is about this thing now. */
  | { readonly kind: 'nothing' };

/**
 * Returns the chooser of a seat before anything is chosen. What can only be chosen in one way is chosen already, but never the
 * last step of an action. Takes a state or the view of the seat. For your own components, pass your rules as the last argument.
 * @throws ForeignStateError when the state belongs to other rules or components, and for a view and another seat that has to
 * decide: the view does not show what it may do.
 */
export function chooser(state: GameState, seat: Seat, rules: CoreRules = defaultRules()): Chooser {
  requireRules(rules);
  const prompt = rules.pending(state).find((asked) => asked.seat === seat) ?? null;
  const start = choices(state, seat, rules);
  return standing({ seat, prompt, start }, forcedFrom(prompt, start));
}

/** Takes one of the offers or places of a chooser. */
export function choose(from: Chooser, offer: Choice): Extract<Chosen, { kind: 'chosen' | 'complete' }> {
  const action = wholeAction(offer);
  return action === null ? { kind: 'chosen', chooser: standing(from, settled(offer)) } : { kind: 'complete', action };
}

/**
 * Returns what a click on a thing leads to. Whoever clicks a thing of another action than the one that is begun, begins that.
 * Where the thing can only mean one action, that is complete at once, also if the thing is not marked as a choice.
 * A click on something that is not a reference leads to `nothing`. For your own components, pass your rules as the last argument.
 * @throws ForeignStateError when the state belongs to other rules or components.
 */
export function click(state: GameState, from: Chooser, ref: Ref, rules: CoreRules = defaultRules()): Chosen {
  const [only, ...others] = choicesAt(state, from.now, ref, rules);
  if (only !== undefined && others.length === 0) return choose(from, only);
  if (only !== undefined) {
    const meant = [only, ...others];
    return { kind: 'ambiguous', chooser: { ...from, offers: meant, places: meant, isNarrowed: true, canGoBack: true } };
  }
  const atStart = from.now.steps.length === 0 ? [] : choicesAt(state, from.start, ref, rules);
  const refused = refusalOf(state, from.now, ref, atStart, rules);
  if (refused !== null) return { kind: 'blocked', action: refused.action, violations: refused.violations };
  const [elsewhere] = atStart;
  const begun = elsewhere && choiceAfter(from.start, elsewhere.steps.slice(0, 1));
  return begun === undefined ? { kind: 'nothing' } : { kind: 'chosen', chooser: standing(from, settled(begun)) };
}

/**
 * Goes back to the last step at which there was something to choose, or to the point after the first `kept` steps. Back from
 * a click that can mean several things is to the point before that click.
 */
export function back(from: Chooser, kept?: number): Chooser {
  const { prompt, start, now } = from;
  if (kept === undefined && from.isNarrowed) return standing(from, now);
  const first = forcedFrom(prompt, start);
  // Only a turn asks for the type of action by itself.
  const least = Math.max(first.steps.length, prompt?.kind === 'turn' ? 0 : 1);
  const passed = passedBy(start, now.steps).slice(least + 1, Math.max(0, (kept ?? now.steps.length - 1) + 1));
  const open = passed.reverse().find((earlier) => nextChoices(earlier).length > 1);
  return standing(from, open ?? first);
}

/** Takes the same steps in another position, such as after somebody else has acted, as far as they are still offered. */
export function retrace(from: Chooser, steps: readonly Pick<Step, 'field' | 'value'>[]): Chooser {
  const ahead = passedBy(from.start, steps).slice(from.now.steps.length + 1);
  const now = ahead.reverse().find((each) => wholeAction(each) === null);
  return now === undefined ? from : standing(from, now);
}

/** The choices on the way of these steps, from the start to the last step that is offered. */
function passedBy(start: Choice, steps: readonly Pick<Step, 'field' | 'value'>[]): Choice[] {
  const passed = [start];
  for (const step of steps) {
    const next = choiceAfter(passed.at(-1) ?? start, [step]);
    if (next === undefined) break;
    passed.push(next);
  }
  return passed;
}

/** What a picture marks: what is chosen, and what can be chosen; each thing once. `drawTable` takes it as it is. */
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

function standing({ seat, prompt, start }: Pick<Chooser, 'seat' | 'prompt' | 'start'>, now: Choice): Chooser {
  const canGoBack = now.steps.length > forcedFrom(prompt, start).steps.length;
  const places = placedChoices(now);
  return { seat, prompt, start, now, offers: offersAt(prompt, now, places), places, isNarrowed: false, canGoBack };
}

/** A turn begins with its types of action; other decisions are too small for that. */
function offersAt(prompt: Prompt | null, choice: Choice, places?: readonly Choice[]): readonly Choice[] {
  return prompt?.kind === 'turn' ? nextChoices(choice) : (places ?? placedChoices(choice));
}

/** What nobody has to choose because there is one way to begin. */
function forcedFrom(prompt: Prompt | null, start: Choice): Choice {
  const [only, ...others] = offersAt(prompt, start);
  return only === undefined || others.length > 0 || wholeAction(only) !== null ? start : settled(only);
}
