import type { HasContent } from '../components/content.ts';
import type { Effect } from '../components/effects.ts';
import type { BonusSpaceId, Seat } from '../components/ids.ts';
import { SHIPPED } from '../content/shipped.ts';
import type { GameState } from '../game/model/state.ts';
import { checkSpace } from '../game/rules/actions/placeBonusMarker.ts';
import { totalsBySeat } from '../game/rules/area/totals.ts';
import { reachedTier } from '../game/rules/bonus/majority.ts';
import { bonusSpace, occupant } from '../game/rules/bonus/spaces.ts';
import { gameAt } from './position.ts';

/** Price, availability and rewards of a bonus space for a seat. */
export interface SpaceStanding {
  /** Price of placing a marker, in coins (BON-2). */
  readonly cost: number;
  /** The kind of hand card to destroy; `null` for none (BON-10, BSP-6). */
  readonly destroys: 'any' | 'carbon' | null;
  /** The seat whose marker is here; `null` for none (BON-4). */
  readonly occupant: Seat | null;
  /**
   * True if the space is free, the seat can pay for it, and it is available to the seat: unlocked if it is a track
   * space, with a majority if it is a majority space (BON-2, BON-4, TRACK-12, MAJ-1). Ignores the markers left and
   * cards to destroy. `explain` returns the violations.
   */
  readonly isOpen: boolean;
  /**
   * Rewards to choose from if the space is open: one on ordinary spaces, one for each reached tier on majority spaces
   * (MAJ-12); empty if no tier is reached.
   */
  readonly rewards: readonly (readonly Effect[])[];
}

/**
 * Returns the price, availability and rewards of a bonus space for a seat, or `undefined` if the game does not have the
 * space.
 * @throws RangeError for a seat that the game does not have.
 */
export function spaceStanding(
  state: GameState,
  seat: Seat,
  space: BonusSpaceId,
  rules: HasContent = SHIPPED,
): SpaceStanding | undefined {
  const game = gameAt(rules, state, seat);
  const found = bonusSpace(game, space);
  if (found === undefined) return undefined;
  const { terms, board } = found;
  const majority = board?.majority ?? null;
  const totals = totalsBySeat(game);
  const tiers = majority?.tiers.slice(0, reachedTier(totals(seat), majority)) ?? [];
  return {
    cost: terms.cost,
    destroys: terms.destroys,
    occupant: occupant(game, space) ?? null,
    isOpen: checkSpace(game, seat, found, totals).length === 0,
    rewards: majority === null ? [terms.reward] : tiers.map(({ reward }) => reward),
  };
}
