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

/** What a bonus space asks of a seat and would give it now. */
export interface SpaceStanding {
  /** Coins to place a marker here (BON-2). */
  readonly cost: number;
  /** The hand card that it asks for: any, one of carbon, or none (BON-10, BSP-6). */
  readonly destroys: 'any' | 'carbon' | null;
  /** The seat whose marker lies here, or `null` (BON-4). */
  readonly occupant: Seat | null;
  /**
   * Whether it is free and open to the seat, and the seat can pay: it has unlocked the space of a track, and leads in the item of a
   * majority (BON-2, BON-4, TRACK-12, MAJ-1). Markers and the card to destroy do not count. `explain` says what is missing.
   */
  readonly isOpen: boolean;
  /**
   * The rewards to choose from where it is open: one on an ordinary space, one for each tier reached on a majority (MAJ-12), none
   * where no tier is reached.
   */
  readonly rewards: readonly (readonly Effect[])[];
}

/**
 * Returns what a bonus space asks of a seat and would give it now, or `undefined` where this game has no such space.
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
