import type { Effect } from './pinned.ts';

export const coins = (amount: number): Effect => ({ kind: 'coins', amount });
export const helium = (steps: number): Effect => ({ kind: 'helium', steps });
export const expandedTrack = (steps: number): Effect => ({ kind: 'expandedTrack', steps });
export const research = (points: number): Effect => ({ kind: 'research', points });

/** How much an effect of a board gives. */
export function size(effect: Effect): number {
  switch (effect.kind) {
    case 'coins':
      return effect.amount;
    case 'helium':
    case 'expandedTrack':
      return effect.steps;
    case 'research':
      return effect.points;
    default:
      throw new Error(`${effect.kind} is on no board`);
  }
}
