import type { GameState } from '../../../game/model/state.ts';

/** Phase of a state, given by its lowest frame. */
type Phase = 'setUp' | 'planning' | 'action' | 'over';

export function phaseOf({ stack }: GameState): Phase {
  const bottom = stack[0]?.kind;
  if (bottom === undefined) return 'over';
  if (bottom === 'startRound') return 'setUp';
  return bottom === 'planning' ? 'planning' : 'action';
}
