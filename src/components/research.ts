import type { CardAction } from './cards.ts';
import type { Component } from './component.ts';
import type { Effect, Requirement } from './effects.ts';
import type { PlanId, PlanLetter, TokenId } from './ids.ts';

/** A research plan with its letter, or `null` for the pre-printed plan of a starting token. */
export interface Plan extends Component {
  readonly id: PlanId;
  readonly letter: PlanLetter | null;
  /** One or two requirements (CF-RP-4). */
  readonly requirements: readonly Requirement[];
  readonly reward: readonly Effect[];
}

/** A special research plan (SCI-9, SCORE-9). */
export interface SpecialPlan extends Component {
  readonly id: PlanId;
  /** 2-7: its round and large white number. */
  readonly round: number;
  /** Coins to enter it. */
  readonly cost: number;
  /** Coins at the end of the game. */
  readonly value: number;
}

export interface StartingToken extends Component {
  readonly id: TokenId;
  /** The three cards laid into the resting slots (SETUP-42). */
  readonly cards: readonly CardAction[];
  /** Steps on tracks (SETUP-43, AMB-SETUP-9). */
  readonly bonus: readonly Effect[];
  readonly plan: { readonly requirements: readonly Requirement[]; readonly reward: readonly Effect[] };
}
