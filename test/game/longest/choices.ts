import type { Draw } from '../../../src/engine/random.ts';
import type { Action, ActionOf, ActionType } from '../../../src/index.ts';
import { must } from '../../kit/must.ts';
import type { Weights } from './weights.ts';

/** Weights, and a source of chance. */
export interface Mind {
  readonly w: Weights;
  readonly draw: Draw;
}

/** A little chance. */
export function chance({ w, draw }: Mind): number {
  return w.noise * draw();
}

/** The item that is worth most, the first of several. */
export function best<T>(items: readonly T[], worth: (item: T) => number): T {
  const worths = items.map(worth);
  return must(items[worths.indexOf(Math.max(...worths))]);
}

/** One of the items by chance. */
export function any<T>({ draw }: Mind, items: readonly T[]): T {
  return must(items[Math.floor(draw() * items.length)]);
}

/** The actions of a type. */
export function ofType<Type extends ActionType>(actions: readonly Action[], type: Type): ActionOf<Type>[] {
  return actions.filter((action): action is ActionOf<Type> => action.type === type);
}

/** All but ending a choice and claiming a task, which would end the questions that it brings. */
export function goingOn(actions: readonly Action[]): readonly Action[] {
  const on = actions.filter(({ type }) => type !== 'stop' && type !== 'claimTask');
  return on.length > 0 ? on : actions.filter(({ type }) => type !== 'claimTask');
}
