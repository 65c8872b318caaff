import type { HasContent, TrackBonus } from '../components/content.ts';
import type { ByCompany, Company, Seat, TrackLevel } from '../components/ids.ts';
import { perCompany } from '../components/ids.ts';
import { SHIPPED } from '../content/shipped.ts';
import { indices } from '../engine/lists.ts';
import type { BoardPlace } from '../game/model/places.ts';
import type { GameState } from '../game/model/state.ts';
import { outpostsInReach, shuttleSpacesInReach } from '../game/rules/belt/network.ts';
import { sideOf } from '../game/rules/board/side.ts';
import { nextCoins, shareValue } from '../game/rules/board/stations.ts';
import { sectorsInReach } from '../game/rules/moon/sectors.ts';
import { playerAt } from '../game/rules/players.ts';
import { sharesOf } from '../game/rules/round/scoring.ts';
import { stepCost } from '../game/rules/tracks/movement.ts';
import { trackBonus } from '../game/rules/tracks/trackBonuses.ts';
import { gameAt, gameUnder } from './position.ts';

/** A company as it stands on the board. */
export interface CompanyStanding {
  /** Coin icons visible on its station: what one share is worth, before a menace changes it (SHARE-4). */
  readonly shareValue: number;
  /** How much more it is worth when the next piece leaves each column of the station; `null` for an empty column. */
  readonly nextCoins: readonly (number | null)[];
  /** The collection domes that it controls (FSC-4, BELT-27). */
  readonly domes: number;
  /** The shares of each seat, on its track and on cards that can be seen (SCORE-7). */
  readonly shares: readonly number[];
}

/** Returns what every company is worth and who has how many of its shares. On a view, hidden cards count for nothing. */
export function companyStandings(state: GameState, rules: HasContent = SHIPPED): ByCompany<CompanyStanding> {
  const game = gameUnder(rules, state);
  const shares = state.players.map((_, seat) => sharesOf(game, seat));
  return perCompany((company) => ({
    shareValue: shareValue(game, company),
    nextCoins: indices(game.state.stations[company]).map((column) => nextCoins(game, company, column)),
    domes: sideOf(game).domes(game, company),
    shares: shares.map((of) => of[company]),
  }));
}

/** A seat on the track of a company. */
export interface TrackStanding {
  /** The space of its marker, 0 at the start. */
  readonly space: number;
  /** What the next step costs: 0, the coins of a barrier, or `null` at the end of the track (TRACK-1, TRACK-4). */
  readonly nextStep: number | null;
  /**
   * The two bonuses of the track, in order. Of permanent ones only the last unlocked is active; a bonus space stays open beside
   * the other (TRACK-14).
   */
  readonly bonuses: readonly { readonly bonus: TrackBonus; readonly isActive: boolean }[];
}

/**
 * Returns where the seat of a person stands on the track of every company. Luna's steps have prices of their own (LACT-10).
 * @throws RangeError for a seat that the game does not have.
 */
export function trackStandings(state: GameState, seat: Seat, rules: HasContent = SHIPPED): ByCompany<TrackStanding> {
  const game = gameAt(rules, state, seat);
  const { tracks, bonuses } = playerAt(game, seat);
  return perCompany((company) => ({
    space: tracks[company],
    nextStep: stepCost(game, seat, company),
    bonuses: ([1, 2] as const).map((level) => ({
      bonus: trackBonus(game, company, level),
      isActive: isActive(trackBonus(game, company, level), level, bonuses[company]),
    })),
  }));
}

function isActive({ kind }: TrackBonus, level: TrackLevel, unlocked: 0 | TrackLevel): boolean {
  return kind === 'space' ? unlocked >= level : unlocked === level;
}

/** A place on the board that a company could occupy next. */
export interface Reach {
  readonly place: BoardPlace;
  /** Energy to occupy it, with the surcharge for a rival (EXP-9, BELT-11 to BELT-13). */
  readonly energy: number;
}

/**
 * Returns every place that a company reaches and does not hold, with the energy to occupy it, in the order of the content
 * (EXP-7, BELT-8, BELT-9). It does not ask whether the company has a piece left.
 */
export function reachOf(state: GameState, company: Company, rules: HasContent = SHIPPED): readonly Reach[] {
  const game = gameUnder(rules, state);
  const places =
    state.belt === null
      ? sectorsInReach(game, company)
      : [...outpostsInReach(game, company), ...shuttleSpacesInReach(game, company)];
  return places.map(({ energy, ...place }) => ({ place, energy }));
}
