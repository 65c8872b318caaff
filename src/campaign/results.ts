import type { CoreRules } from '../api/coreRules.ts';
import { LUNA_LEVELS } from '../components/printed.ts';
import { at, indices, sum } from '../engine/lists.ts';
import { gameOf } from '../game/boxOf.ts';
import type {
  CampaignScore,
  CampaignSeatScore,
  ChapterGame,
  ChapterResult,
  LevelChoice,
} from '../game/model/campaign.ts';
import { sumOf } from '../game/model/campaign.ts';
import type { GameState } from '../game/model/state.ts';
import { average } from '../game/modules/menaces/timeLoop.ts';
import { highest, totalsOf } from '../game/rules/round/scoring.ts';
import { successPoints } from './points.ts';
import type { CampaignState } from './state.ts';
import { anyCampaign } from './wholeCampaign.ts';

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

/**
 * Returns the levels at which Luna may go on. After a chapter that she has won, alone or not, the people may lower her level,
 * for 1 point, or leave it (LUNA-37, CAMP-24). CAMP-25: after another they may raise it, or leave it, for 2 points. Levels that do not exist are not offered
 * (AMB-CAMP-3).
 * @throws RangeError for anything but the result of a chapter.
 */
export function levelChoices(result: ChapterResult): LevelChoice[] {
  const { lunaLevel, winners, totals } = (result as Partial<ChapterResult> | null | undefined) ?? {};
  if (lunaLevel === null) return [];
  if (lunaLevel === undefined || !Array.isArray(winners) || !Array.isArray(totals)) {
    throw new RangeError('Levels are chosen by the result of a chapter');
  }
  const luna = totals.length - 1;
  const choices = winners.includes(luna)
    ? [
        { level: lunaLevel - 1, bonus: 1 },
        { level: lunaLevel, bonus: 0 },
      ]
    : [
        { level: lunaLevel, bonus: 2 },
        { level: lunaLevel + 1, bonus: 0 },
      ];
  return choices.filter(({ level }) => level >= LUNA_LEVELS.lowest && level <= LUNA_LEVELS.highest);
}

/** The result of the chapter that has just been played. */
export function lastResult(results: readonly ChapterResult[]): ChapterResult {
  return at(results, results.length - 1);
}

/** Lowest sums of the ranks above the first (CAMP-14). */
const RANKS = [7, 12, 17, 22] as const;

/**
 * Returns the success points of everybody, as they stand now (CAMP-13, CAMP-14).
 * @throws ForeignStateError for anything but a campaign.
 */
export function campaignScore(state: CampaignState): CampaignScore {
  const { options, results, phase } = anyCampaign(state);
  const people = indices(options.players);
  const all = options.luna === null ? people : [...people, people.length];
  const seats = all.map((seat): CampaignSeatScore => {
    const chapters = results.map(({ points }) => points[seat] ?? 0);
    const bonuses = results.map(({ lunaBonus }) => (seat === people.length ? (lunaBonus ?? 0) : 0));
    const total = sum([...chapters, ...bonuses]);
    return { chapters, bonuses, total, rank: rankOf(total) };
  });
  return { seats, winners: phase === 'over' ? highest(seats.map(({ total }) => total)) : [] };
}

/** Returns the rank of a sum of success points, from 0 to 4 (CAMP-14). */
export function rankOf(points: number): number {
  return RANKS.filter((least) => points >= least).length;
}
