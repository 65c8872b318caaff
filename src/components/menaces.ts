import { type Component, sources } from './component.ts';
import { type Effect, reward } from './effects.ts';
import { MENACE_IDS, type MenaceId } from './ids.ts';
import { ROUND_SPACES } from './printed.ts';
import { byKind, citing, exact, oneOf, type Schema, whole } from './shape.ts';

/** Cost of confronting a menace, in addition to a shuttle and the energy to reach it (MENACE-7). */
export type MenaceRequirement =
  | { readonly kind: 'payCoins'; readonly amount: number }
  | { readonly kind: 'payEnergy'; readonly amount: number }
  | { readonly kind: 'destroyEnergyCards'; readonly count: number }
  /** Values that the markers must have reached or passed; 0 for no requirement. */
  | { readonly kind: 'values'; readonly tank: number; readonly research: number };

/** Effect of a menace that no player has removed by the end of the game (MENACE-13). */
export type MenaceConsequence =
  | { readonly kind: 'loseCoins' }
  | { readonly kind: 'ignoreIcons'; readonly count: number }
  | { readonly kind: 'loseEnergyCards' }
  | { readonly kind: 'loseTank' }
  | { readonly kind: 'endAfterRound'; readonly round: number }
  | { readonly kind: 'replay' };

/** A menace card, with the requirement for removing it and its effect if no player does so. */
export interface Menace extends Component {
  readonly id: MenaceId;
  /** Energy to reach the menace, excluding any energy requirement (MENACE-6). */
  readonly energy: number;
  readonly requirement: MenaceRequirement;
  readonly consequence: MenaceConsequence;
  /** Rewards received before the wild share (MENACE-8). The printed reward is unknown. */
  readonly reward: readonly Effect[];
}

const value = whole(0, 200);

const requirement = byKind<MenaceRequirement>({
  payCoins: { amount: whole(1, 40) },
  payEnergy: { amount: whole(1, 40) },
  destroyEnergyCards: { count: whole(1, 10) },
  values: { tank: value, research: value },
});

const consequence = byKind<MenaceConsequence>({
  loseCoins: {},
  ignoreIcons: { count: whole(1, 40) },
  loseEnergyCards: {},
  loseTank: {},
  endAfterRound: { round: whole(1, ROUND_SPACES) },
  replay: {},
});

export const menace: Schema<Menace> = exact<Menace>({
  id: oneOf(MENACE_IDS),
  energy: citing('MENACE-6', whole(0, 20)),
  requirement: citing('MENACE-7', requirement),
  consequence: citing('MENACE-13', consequence),
  reward: citing('MENACE-8', reward),
  sources,
});
