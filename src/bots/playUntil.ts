import type { Policy, Simulator } from '../sim/simulator.ts';

/** Says of a position that is played on whether something has come. */
export type Until = (simulator: Simulator) => boolean;

/**
 * Plays a simulator on by a policy until something has come or the game is over, and returns how many actions that took.
 * `until` is asked first before any action.
 */
export function playUntil(simulator: Simulator, until: Until, policy: Policy): number {
  let actions = 0;
  for (; !simulator.isOver() && !until(simulator); actions += 1) simulator.play(policy(simulator));
  return actions;
}

/** Returns whether the turn that is open now is over: another turn or another round has begun, or the game is over. */
export function turnOver({ state: { round, turns } }: Simulator): Until {
  return ({ state }) => state.round !== round || state.turns !== turns || state.stack.length === 0;
}

/** Returns whether the round that is open now is over: the next one is being planned, or the game is over. */
export function roundOver({ state: { round } }: Simulator): Until {
  return ({ state }) => state.round !== round || state.stack.length === 0;
}
