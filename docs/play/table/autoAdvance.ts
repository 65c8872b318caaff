import type { DecisionKind } from 'skymines-rules';
import { makesNoDifference, proposalFor } from '../ask/proposals.ts';
import { type AutoAdvance, preferences } from '../preferences.ts';
import type { TableState } from './tableState.ts';

/** In a solo game, the suggested actions are taken for these decisions. After an undo, the player chooses. */
const AUTOMATIC: Readonly<Record<AutoAdvance, readonly DecisionKind[]>> = {
  never: [],
  only: [],
  usual: ['planning', 'placePlans'],
  proposed: ['planning', 'placePlans', 'rewards', 'resting'],
};

/** Takes an automatic step, if there is one. Returns `false` if the player must decide. */
export function autoAdvance(state: TableState): boolean {
  const { goesOn } = preferences();
  const { words } = state.language;
  const { prompt, only, view, rules, isHandover, isSolo } = state.game;
  if (prompt === null || isHandover || goesOn === 'never') return false;
  // The coach explains the player's first pass.
  const isExplained = state.isCoached && only?.type === 'pass' && view.round === 1;
  // Planned cards can still be changed.
  if (only !== null && prompt.kind !== 'planning' && !isExplained) {
    if (isSolo && only.type === 'pass') state.message = words.table.passedByItself;
    state.game.goOn(only);
    return true;
  }
  const decision = { view, prompt, rules };
  const isUsual = isSolo && !state.isCoached && AUTOMATIC[goesOn].includes(prompt.kind);
  if (!isUsual && (goesOn === 'only' || !makesNoDifference(decision))) return false;
  const proposal = proposalFor(decision, state.textFor(prompt.seat), words);
  const actions = proposal?.actions ?? (only === null ? [] : [only]);
  return actions.length > 0 && state.game.act(actions) === undefined;
}
