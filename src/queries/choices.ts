import type { CoreRules } from '../api/coreRules.ts';
import { defaultRules } from '../api/defaultRules.ts';
import type { Company, Seat } from '../components/ids.ts';
import type { Action } from '../game/model/actions.ts';
import type { Frame } from '../game/model/frames.ts';
import type { GameState } from '../game/model/state.ts';
import { type Step, stepsTo } from './steps.ts';

/** What can be chosen next, on the way to an action. */
export interface Choice extends Step {
  /** The action, if this completes one. There may be more to choose all the same, such as a card to acquire. */
  readonly action: Action | null;
  /** What can be chosen after it. */
  readonly next: readonly Choice[];
}

/** A choice while the tree grows. */
interface Growing extends Step {
  action: Action | null;
  readonly next: Growing[];
}

/**
 * Returns the legal actions of a seat as a tree: first the type of action, then for example the cards, one after the other,
 * then what they buy. So an interface asks for a few things at a time. Every path ends in a legal action, and every legal
 * action stands at the end of one path. So a set of cards is offered in one order only. Each level has the order of
 * `legalActions`. Takes a state or the view of the seat; the view of another seat knows too little. For your own components,
 * pass your rules as the third argument.
 * @throws ForeignStateError when the state belongs to other rules or components.
 */
export function choices(state: GameState, seat: Seat, rules: CoreRules = defaultRules()): readonly Choice[] {
  const company = companyOf(state.stack.at(-1));
  const roots: Growing[] = [];
  for (const action of rules.legalActions(state, seat)) {
    let level = roots;
    let last: Growing | undefined;
    for (const step of stepsTo(action, company)) {
      last = level.find(({ field, value }) => field === step.field && value === step.value);
      if (last === undefined) {
        last = { ...step, action: null, next: [] };
        level.push(last);
      }
      level = last.next;
    }
    if (last !== undefined) last.action = action;
  }
  return roots;
}

/** The company whose station a decision is about. */
function companyOf(frame: Frame | undefined): Company | undefined {
  if (frame?.kind === 'expansion' || frame?.kind === 'beltExpansion') return frame.company;
  return frame?.kind === 'ousting' ? frame.outpost : undefined;
}
