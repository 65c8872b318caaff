import type { Effect } from '../components/effects.ts';
import type { Company } from '../components/ids.ts';

// Short names for the most common printed effects.

export const coins = (amount: number): Effect => ({ kind: 'coins', amount });
export const helium = (steps: number): Effect => ({ kind: 'helium', steps });
export const research = (points: number): Effect => ({ kind: 'research', points });
export const track = (company: Company, steps: number): Effect => ({ kind: 'track', company, steps });
export const anyTrack = (steps: number): Effect => ({ kind: 'chosenTracks', steps: [steps], among: 'all' });
export const removeOutposts = (count: number): Effect => ({ kind: 'removeOutposts', count });
export const mayRemoveOutposts = (count: number): Effect => ({ kind: 'removeOutposts', count, optional: true });
