import type { Policy, Simulator } from '../sim/simulator.ts';

/** Returns `true` if play should stop at the current position. */
export type Until = (simulator: Simulator) => boolean;

/** Plays until a condition holds, checked before each action, or the game is over. Returns the action count. */
export function playUntil(simulator: Simulator, until: Until, policy: Policy): number {
  let actions = 0;
  for (; !simulator.isOver() && !until(simulator); actions += 1) simulator.play(policy(simulator));
  return actions;
}

/** Returns a condition that holds once the current turn is over. */
export function turnOver({ state: { round, turns } }: Simulator): Until {
  return ({ state }) => state.round !== round || state.turns !== turns || state.stack.length === 0;
}

/** Returns a condition that holds once the current round is over. */
export function roundOver({ state: { round } }: Simulator): Until {
  return ({ state }) => state.round !== round || state.stack.length === 0;
}
