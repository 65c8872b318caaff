import type { HasContent } from '../components/content.ts';
import type { Effect } from '../components/effects.ts';
import type { BonusSpaceId, Seat } from '../components/ids.ts';
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
  /** Kind of card that must be destroyed from the hand, or `null` for none (BON-10, BSP-6). */
  readonly destroys: 'any' | 'carbon' | null;
  /** Seat whose marker is on the space, or `null` for none (BON-4). */
  readonly occupant: Seat | null;
  /**
   * True if the space is free, the seat can pay for it, and its condition is met: a track space must be unlocked, and a
   * majority space requires a majority (BON-2, BON-4, TRACK-12, MAJ-1). Ignores how many markers are left and whether
   * there are cards to destroy. `explain` returns the violations.
   */
  readonly isOpen: boolean;
  /**
   * Rewards to choose from if the space is open. Ordinary spaces have one reward, and majority spaces have one for each
   * reached tier (MAJ-12). Empty if no tier is reached.
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
  rules?: HasContent,
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
