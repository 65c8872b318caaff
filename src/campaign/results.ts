import type { CoreRules } from '../api/coreRules.ts';
import { at, indices } from '../engine/lists.ts';
import { gameOf } from '../game/boxOf.ts';
import type { GameState } from '../game/model/state.ts';
import { average } from '../game/modules/menaces/timeLoop.ts';
import { highest, totalsOf } from '../game/rules/round/scoring.ts';
import { successPoints, sumOf } from './points.ts';
import type { CampaignState, ChapterGame, ChapterResult } from './state.ts';

/** CAMP-5: what a finished game is worth. */
export function chapterGame(rules: CoreRules, game: GameState): ChapterGame {
  const sheet = rules.score(game);
  return { totals: totalsOf(sheet), points: successPoints(gameOf(rules, game), sheet) };
}

/**
 * CAMP-12, CAMP-26: what a chapter comes to. CAMP-28, MENACE-21: totals and points of a time loop are averaged, and the
 * winners are those of the averages. CAMP-8, AMB-MENACE-11: no game of the loop has a winner; the chapter has, and each of
 * its winners gets one point.
 */
export function chapterResult(
  { chapter, lunaLevel }: Pick<CampaignState, 'chapter' | 'lunaLevel'>,
  games: readonly ChapterGame[],
): ChapterResult {
  const seats = indices(at(games, 0).totals);
  const totals = seats.map((seat) => average(games.map((game) => at(game.totals, seat))));
  const winners = highest(totals);
  const points = seats.map((seat) => {
    const won = winners.includes(seat) ? 1 : 0;
    return average(games.map((game) => sumOf(at(game.points, seat)))) + won;
  });
  return { chapter, lunaLevel, games, totals, points, winners, lunaBonus: null };
}
