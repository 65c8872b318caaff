import type { Seat } from '../components/ids.ts';
import { COMPANIES } from '../components/ids.ts';
import type { SuccessPoints } from '../game/model/campaign.ts';
import type { ScoreSheet } from '../game/model/score.ts';
import type { Game } from '../game/rules/game.ts';
import { boardTracks } from '../game/rules/playerBoard.ts';
import { playerAt } from '../game/rules/players.ts';
import { totalsOf } from '../game/rules/round/scoring.ts';
import { lastSpace, trackOf } from '../game/rules/tracks/movement.ts';

/** CAMP-5, CAMP-22: returns all seats' success points for a finished game, including Luna's. */
export function successPoints(game: Game, sheet: ScoreSheet): SuccessPoints[] {
  const totals = totalsOf(sheet);
  return totals.map((own, seat) => {
    return {
      ...beatenPoints(totals, own),
      mission: hasMissionPoint(game, seat) ? 1 : 0,
      tracks: finishedTracks(game, seat),
      extra: isFirstToFinish(game, seat) + hasRemovedMenace(game, seat),
    };
  });
}

/** CAMP-6, CAMP-7 */
function beatenPoints(totals: readonly number[], own: number): Pick<SuccessPoints, 'beatOne' | 'beatTwo'> {
  const beaten = totals.filter((total) => total < own).length;
  return { beatOne: beaten >= 1 ? 1 : 0, beatTwo: beaten >= 2 ? 1 : 0 };
}

/** CAMP-9: a player needs two claimed tasks. Luna always gets the point (CAMP-23). */
function hasMissionPoint({ state }: Game, seat: Seat): boolean {
  if (seat === state.luna?.seat) return true;
  const columns = state.missions?.status[seat]?.columns ?? [];
  return columns.filter((hasMarker) => !hasMarker).length >= 2;
}

/**
 * CAMP-10: the tank and the research track count too. AMB-CAMP-6: the Unknown Probe removes the tank's value, but the
 * last space of the tank still counts.
 */
function finishedTracks(game: Game, seat: Seat): number {
  const { tracks, helium, upload } = playerAt(game, seat);
  const { tank, research } = boardTracks(game, seat);
  const companies = COMPANIES.filter((company) => tracks[company] === lastSpace(trackOf(game, company))).length;
  return companies + (helium === tank.last ? 1 : 0) + (upload === research.last ? 1 : 0);
}

/** CAMP-17: in chapter 3, the first seat to gain a personal bonus space receives a point. */
function isFirstToFinish({ state }: Game, seat: Seat): number {
  return state.options.chapter3 && state.missions?.first === seat ? 1 : 0;
}

/** CAMP-20: in chapter 4, the seat that removed the menace receives a point. */
function hasRemovedMenace({ state }: Game, seat: Seat): number {
  return state.menace?.holder === seat ? 1 : 0;
}
