import type { Effect } from './pinned.ts';

export const coins = (amount: number): Effect => ({ kind: 'coins', amount });
export const helium = (steps: number): Effect => ({ kind: 'helium', steps });
export const expandedTrack = (steps: number): Effect => ({ kind: 'expandedTrack', steps });
export const research = (points: number): Effect => ({ kind: 'research', points });
