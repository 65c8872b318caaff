import type { CoreRules } from '../api/coreRules.ts';
import type { Company, Seat } from '../components/ids.ts';
import { legalActions, pending } from '../core/play.ts';
import type { Action } from '../game/model/actions.ts';
import type { Frame } from '../game/model/frames.ts';
import type { Prompt } from '../game/model/prompts.ts';
import type { GameState } from '../game/model/state.ts';
import { isInSet, type Step, stepsTo } from './steps.ts';

/** An action that a player is choosing step by step. It is plain JSON. */
export interface Choice {
  /** Seat that makes the choice. */
  readonly seat: Seat;
  /** Steps chosen so far, in order. Empty at the start. */
  readonly steps: readonly Step[];
  /** The action of these steps; `null` while incomplete. Optional steps may remain, such as a card to acquire. */
  readonly action: Action | null;
  /** All other legal actions that start with these steps. */
  readonly ways: readonly Way[];
}

/** A legal action, with the steps that are still needed for it. */
export interface Way {
  readonly action: Action;
  readonly steps: readonly Step[];
}

/**
 * Returns the initial choice of a seat, from which `nextChoices` leads to all of its legal actions. The first step is
 * the type of action. Takes a state or the seat's own view. For a custom component set, pass its rules as the last
 * argument.
 * @throws ForeignStateError when the state belongs to different rules or components, or is another seat's view while this
 * seat has to decide.
 */
export function choices(state: GameState, seat: Seat, rules?: CoreRules): Choice {
  const actions = legalActions(state, seat, rules);
  const company = companyOf(state.stack.at(-1));
  return {
    seat,
    steps: [],
    action: null,
    ways: actions.map((action) => ({ action, steps: stepsTo(action, company) })),
  };
}

function companyOf(frame: Frame | undefined): Company | undefined {
  if (frame?.kind === 'expansion' || frame?.kind === 'beltExpansion') return frame.company;
  return frame?.kind === 'ousting' ? frame.outpost : undefined;
}

interface Growing {
  readonly step: Step;
  action: Action | null;
  readonly ways: Way[];
}

/**
 * Returns the next choices, each with one more step, in the order of `legalActions`. Cards that are used together can
 * be chosen in any order. All of them come before any later step.
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

/** Cards that are used together can follow in any order. */
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

/** Returns the choice after further steps, or `undefined` if one of them is not available. */
export function choiceAfter(choice: Choice, steps: readonly Pick<Step, 'field' | 'value'>[]): Choice | undefined {
  let now: Choice | undefined = choice;
  for (const step of steps) {
    now = now && nextChoices(now).find((next) => next.steps.slice(-1).some((last) => isSame(last, step)));
  }
  return now;
}

/** Applies steps that have only one option, until there is more than one next choice or an action is complete. */
export function settled(choice: Choice): Choice {
  if (choice.action !== null) return choice;
  const [only, ...others] = nextChoices(choice);
  return only === undefined || others.length > 0 ? choice : settled(only);
}

/** Returns the action that a choice leads to, or `null` if there is still more than one possibility. */
export function wholeAction(choice: Choice): Action | null {
  const { action, ways } = settled(choice);
  return ways.length === 0 ? action : null;
}

function isSame(one: Pick<Step, 'field' | 'value'>, other: Pick<Step, 'field' | 'value'>): boolean {
  return one.field === other.field && one.value === other.value;
}

export function promptOf(state: GameState, seat: Seat, rules: CoreRules | undefined): Prompt | undefined {
  return pending(state, rules).find((each) => each.seat === seat);
}
