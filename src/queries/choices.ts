import type { CoreRules } from '../api/coreRules.ts';
import { defaultRules } from '../api/defaultRules.ts';
import type { Company, Seat } from '../components/ids.ts';
import { requireRules } from '../game/boundRules.ts';
import type { Action } from '../game/model/actions.ts';
import type { Frame } from '../game/model/frames.ts';
import type { GameState } from '../game/model/state.ts';
import { isInSet, type Step, stepsTo } from './steps.ts';

/** Where somebody stands on the way to an action. Plain JSON. */
export interface Choice {
  /** The seat that chooses. */
  readonly seat: Seat;
  /** What is chosen, in the order in which it was; nothing at the beginning. */
  readonly steps: readonly Step[];
  /** The action, if these steps complete one. There may be more to choose all the same, such as a card to acquire. */
  readonly action: Action | null;
  /** Every other legal action to which these steps lead. */
  readonly ways: readonly Way[];
}

/** A legal action, and the steps that are left to it. */
export interface Way {
  readonly action: Action;
  readonly steps: readonly Step[];
}

/**
 * Returns the legal actions of a seat as ways that begin with the type of action: the choice before anything is chosen. Go on
 * with `nextChoices`. Takes a state or the view of the seat. For your own components, pass your rules as the last argument.
 * @throws ForeignStateError when the state belongs to other rules or components, and for a view and another seat that has to
 * decide: the view does not show what it may do.
 */
export function choices(state: GameState, seat: Seat, rules: CoreRules = defaultRules()): Choice {
  requireRules(rules);
  const actions = rules.legalActions(state, seat);
  const company = companyOf(state.stack.at(-1));
  return {
    seat,
    steps: [],
    action: null,
    ways: actions.map((action) => ({ action, steps: stepsTo(action, company) })),
  };
}

/** The company whose station a decision is about. */
function companyOf(frame: Frame | undefined): Company | undefined {
  if (frame?.kind === 'expansion' || frame?.kind === 'beltExpansion') return frame.company;
  return frame?.kind === 'ousting' ? frame.outpost : undefined;
}

/** A choice while its ways are collected. */
interface Growing {
  readonly step: Step;
  action: Action | null;
  readonly ways: Way[];
}

/**
 * Returns what can be chosen next: each a choice with one more step, in the order of `legalActions`. The cards of a set are
 * offered in any order, before what follows the set.
 */
export function nextChoices({ seat, steps, ways }: Choice): readonly Choice[] {
  const members: Growing[] = [];
  const others: Growing[] = [];
  for (const { action, steps: left } of ways) {
    for (const step of open(action, left)) {
      const next = grown(isInSet(action.type, step.field) ? members : others, step);
      if (left.length === 1) next.action = action;
      else next.ways.push({ action, steps: left.filter((other) => other !== step) });
    }
  }
  return [...members, ...others].map(({ step, ...next }) => ({ seat, steps: [...steps, step], ...next }));
}

/** The steps of a way that can be taken now: the next one, or any card of a set. */
function open({ type }: Action, left: readonly Step[]): readonly Step[] {
  const [next] = left;
  if (next === undefined || !isInSet(type, next.field)) return left.slice(0, 1);
  return left.filter(({ field }) => field === next.field);
}

function grown(list: Growing[], step: Step): Growing {
  const found = list.find((each) => isSame(each.step, step));
  if (found !== undefined) return found;
  const added = { step, action: null, ways: [] };
  list.push(added);
  return added;
}

/** Returns the choice after more steps, one after the other, or `undefined` if one of them is not offered. */
export function choiceAfter(choice: Choice, steps: readonly Pick<Step, 'field' | 'value'>[]): Choice | undefined {
  let now: Choice | undefined = choice;
  for (const step of steps) {
    now = now && nextChoices(now).find((next) => next.steps.slice(-1).some((last) => isSame(last, step)));
  }
  return now;
}

/** Goes on as long as there is nothing to choose: until there are several next choices, or an action is complete. */
export function settled(choice: Choice): Choice {
  if (choice.action !== null) return choice;
  const [only, ...others] = nextChoices(choice);
  return only === undefined || others.length > 0 ? choice : settled(only);
}

/** Returns the action to which a choice leads by itself, or `null` where there is more to choose. */
export function wholeAction(choice: Choice): Action | null {
  const { action, ways } = settled(choice);
  return ways.length === 0 ? action : null;
}

function isSame(one: Pick<Step, 'field' | 'value'>, other: Pick<Step, 'field' | 'value'>): boolean {
  return one.field === other.field && one.value === other.value;
}
