import type { WholeState } from 'skymines-rules';
import type { Position } from '../ask/costs.ts';
import type { TableGame } from '../tableGame.ts';

/** What somebody had to decide at an earlier moment of a game; `null` if nobody had whose cards the viewer may see. */
export function decisionAt({ rules, viewer, view }: TableGame, state: WholeState): Position | null {
  const isOpen = rules.isOver(view);
  const prompt = rules.pending(state).find(({ kind, seat }) => kind !== 'lunaTurn' && (isOpen || seat === viewer));
  return prompt === undefined ? null : { view: rules.viewFor(state, prompt.seat), prompt, rules };
}
