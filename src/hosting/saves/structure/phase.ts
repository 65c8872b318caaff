import type { GameState } from '../../../game/model/state.ts';

/** Where in the course of the game a state is; the lowest frame tells. */
type Phase = 'setUp' | 'planning' | 'action' | 'over';

export function phaseOf({ stack }: GameState): Phase {
  const bottom = stack[0]?.kind;
  if (bottom === undefined) return 'over';
  if (bottom === 'startRound') return 'setUp';
  return bottom === 'planning' ? 'planning' : 'action';
}
