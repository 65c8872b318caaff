import type { Component } from './component.ts';
import type { Effect } from './effects.ts';

/** What confronting a menace asks beside a shuttle and the energy to reach it (MENACE-7). */
export type MenaceRequirement =
  | { readonly kind: 'payCoins'; readonly amount: number }
  | { readonly kind: 'payEnergy'; readonly amount: number }
  | { readonly kind: 'destroyEnergyCards'; readonly count: number }
  /** Values the markers must have reached or passed; 0 asks nothing. */
  | { readonly kind: 'values'; readonly tank: number; readonly research: number };

/** What happens when the menace is still there at the end (MENACE-13). */
export type MenaceConsequence =
  | { readonly kind: 'loseCoins' }
  | { readonly kind: 'ignoreIcons'; readonly count: number }
  | { readonly kind: 'loseEnergyCards' }
  | { readonly kind: 'loseTank' }
  | { readonly kind: 'endAfterRound'; readonly round: number }
  | { readonly kind: 'replay' };

/** MENACE-2: the shuttle spaces that the card joins. */
export const MENACE_ENDS = [11, 16] as const;

export const MENACE_IDS = [
  'spacePirates',
  'rogueComet',
  'einsteinRosenBridge',
  'unknownProbe',
  'singularity',
  'temporalAnomaly',
] as const;
export type MenaceId = (typeof MENACE_IDS)[number];

export interface Menace extends Component {
  readonly id: MenaceId;
  /** Energy to reach it, without an energy requirement (MENACE-6). */
  readonly energy: number;
  readonly requirement: MenaceRequirement;
  readonly consequence: MenaceConsequence;
  /** Rewards before the wild share (MENACE-8); the printed one is not known. */
  readonly reward: readonly Effect[];
}
