import type { HasContent, TrackBonus } from '../components/content.ts';
import type { Effect } from '../components/effects.ts';
import { type BonusSpaceId, type ByCompany, type Company, perCompany, type Seat } from '../components/ids.ts';
import { indices } from '../engine/lists.ts';
import type { BoardPlace } from '../game/model/actions.ts';
import type { GameState } from '../game/model/state.ts';
import { checkSpace } from '../game/rules/actions/placeBonusMarker.ts';
import { totalsBySeat } from '../game/rules/area/area.ts';
import { outpostsInReach, shuttleSpacesInReach } from '../game/rules/belt/expansion.ts';
import { sideOf } from '../game/rules/board/places.ts';
import { nextCoins, shareValue } from '../game/rules/board/stations.ts';
import { reachedTier } from '../game/rules/bonus/majority.ts';
import { bonusSpace, occupant } from '../game/rules/bonus/spaces.ts';
import { sectorsInReach } from '../game/rules/moon/expansion.ts';
import { playerAt } from '../game/rules/players.ts';
import { sharesOf } from '../game/rules/round/scoring.ts';
import { stepCost } from '../game/rules/tracks/movement.ts';
import { trackBonus } from '../game/rules/tracks/trackBonuses.ts';
import { gameAt, gameUnder } from './position.ts';

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

/** Values of a company. */
export interface CompanyStanding {
  /** Value of one share: the visible coin icons of the station. Excludes effects of menaces (SHARE-4). */
  readonly shareValue: number;
  /** For each station column, the increase in share value when its next piece leaves, or `null` if it is empty. */
  readonly nextCoins: readonly (number | null)[];
  /** Collection domes of the company (FSC-4, BELT-27). */
  readonly domes: number;
  /** Each seat's shares, on the track and on visible cards (SCORE-7). */
  readonly shares: readonly number[];
}

/** Returns the share values and shareholders of all companies. In a view, hidden cards do not count. */
export function companyStandings(state: GameState, rules?: HasContent): ByCompany<CompanyStanding> {
  const game = gameUnder(rules, state);
  const shares = state.players.map((_, seat) => sharesOf(game, seat));
  return perCompany((company) => ({
    shareValue: shareValue(game, company),
    nextCoins: indices(game.state.stations[company]).map((column) => nextCoins(game, company, column)),
    domes: sideOf(game).domes(game, company),
    shares: shares.map((of) => of[company]),
  }));
}

/** A seat's position on a company track. */
export interface TrackStanding {
  /** The marker's space, which is 0 at the start. */
  readonly space: number;
  /** Price of the next step in coins: 0 unless a barrier follows, `null` at the end (TRACK-1, TRACK-4). */
  readonly nextStep: number | null;
  /**
   * The two bonuses of the track, in order. Of the permanent bonuses, only the one unlocked last is active. Bonus
   * spaces stay open (TRACK-14).
   */
  readonly bonuses: readonly { readonly bonus: TrackBonus; readonly isActive: boolean }[];
}

/**
 * Returns a human player's position on every company track. Do not use it for Luna, whose steps have different prices
 * (LACT-10).
 * @throws RangeError for a seat that the game does not have.
 */
export function trackStandings(state: GameState, seat: Seat, rules?: HasContent): ByCompany<TrackStanding> {
  const game = gameAt(rules, state, seat);
  const { tracks, bonuses } = playerAt(game, seat);
  return perCompany((company) => ({
    space: tracks[company],
    nextStep: stepCost(game, seat, company),
    bonuses: ([1, 2] as const).map((level) => {
      const bonus = trackBonus(game, company, level);
      const unlocked = bonuses[company];
      return { bonus, isActive: bonus.kind === 'space' ? unlocked >= level : unlocked === level };
    }),
  }));
}

/** A place that a company could occupy next. */
export interface Reach {
  readonly place: BoardPlace;
  /** Energy needed to occupy the place, including the surcharge for a rival (EXP-9, BELT-11 to BELT-13). */
  readonly energy: number;
}

/**
 * Returns all places that a company can reach and does not occupy yet, with the energy needed to occupy them, in the
 * order of the component set (EXP-7, BELT-8, BELT-9). Ignores whether the company has pieces left.
 */
export function reachOf(state: GameState, company: Company, rules?: HasContent): readonly Reach[] {
  const game = gameUnder(rules, state);
  const places =
    state.belt === null
      ? sectorsInReach(game, company)
      : [...outpostsInReach(game, company), ...shuttleSpacesInReach(game, company)];
  return places.map(({ energy, ...place }) => ({ place, energy }));
}
