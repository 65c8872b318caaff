import type { Seat } from '../components/ids.ts';
import { COMPANIES } from '../components/ids.ts';
import type { ScoreSheet } from '../game/model/score.ts';
import type { Game } from '../game/rules/game.ts';
import { boardTracks } from '../game/rules/playerBoard.ts';
import { playerAt } from '../game/rules/players.ts';
import { totalsOf } from '../game/rules/round/scoring.ts';
import { lastSpace, trackOf } from '../game/rules/tracks/movement.ts';

/**
 * Success points of one seat in one game, by what they are for (CAMP-5). The point of the winners belongs to the chapter
 * (CAMP-8), see `ChapterResult`.
 */
export interface SuccessPoints {
  /** 1 for having earned more than somebody, else 0 (CAMP-6). */
  readonly beatOne: number;
  /** 1 for having earned more than two others, else 0 (CAMP-7). */
  readonly beatTwo: number;
  /** 1 for two mission tasks, else 0; always 1 for Luna (CAMP-9, CAMP-23). */
  readonly mission: number;
  /** 1 for each track whose last space is reached, 0-6 (CAMP-10). */
  readonly tracks: number;
  /** 1 for what a chapter adds, else 0 (CAMP-11, CAMP-17, CAMP-20). */
  readonly extra: number;
}

/** CAMP-5, CAMP-22: the success points of all seats, Luna's too, in a game that is over. */
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

/** CAMP-6, CAMP-7: the points for having earned more than others. */
export function beatenPoints(totals: readonly number[], own: number): Pick<SuccessPoints, 'beatOne' | 'beatTwo'> {
  const beaten = totals.filter((total) => total < own).length;
  return { beatOne: beaten >= 1 ? 1 : 0, beatTwo: beaten >= 2 ? 1 : 0 };
}

/** The success points of one game together, without the point of the winners. */
export function sumOf({ beatOne, beatTwo, mission, tracks, extra }: SuccessPoints): number {
  return beatOne + beatTwo + mission + tracks + extra;
}

/** CAMP-9: two markers off the status card. CAMP-23: Luna has none and gets the point. */
function hasMissionPoint({ state }: Game, seat: Seat): boolean {
  if (seat === state.luna?.seat) return true;
  const columns = state.missions?.status[seat]?.columns ?? [];
  return columns.filter((hasMarker) => !hasMarker).length >= 2;
}

/**
 * CAMP-10: company tracks, tank and research track. AMB-CAMP-6: the Unknown Probe takes the value of the tank, not that its
 * last space was reached.
 */
function finishedTracks(game: Game, seat: Seat): number {
  const { tracks, helium, upload } = playerAt(game, seat);
  const { tank, research } = boardTracks(game, seat);
  const companies = COMPANIES.filter((company) => tracks[company] === lastSpace(trackOf(game, company))).length;
  return companies + (helium === tank.last ? 1 : 0) + (upload === research.last ? 1 : 0);
}

/** CAMP-17: in chapter 3, the first with a personal bonus space. */
function isFirstToFinish({ state }: Game, seat: Seat): number {
  return state.options.chapter3 && state.missions?.first === seat ? 1 : 0;
}

/** CAMP-20: in chapter 4, whoever removed the menace. */
function hasRemovedMenace({ state }: Game, seat: Seat): number {
  return state.menace?.holder === seat ? 1 : 0;
}
