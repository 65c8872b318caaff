import type { WholeState } from 'skymines-rules';
import type { Position } from '../ask/costs.ts';
import type { TableGame } from '../tableGame.ts';

/** Returns the decision at an earlier moment, or `null` if there was none or its cards are hidden from the viewer. */
export function decisionAt({ rules, viewer, view }: TableGame, state: WholeState): Position | null {
  const isOpen = rules.isOver(view);
  const prompt = rules.pending(state).find(({ kind, seat }) => kind !== 'lunaTurn' && (isOpen || seat === viewer));
  return prompt === undefined ? null : { view: rules.viewFor(state, prompt.seat), prompt, rules };
}
