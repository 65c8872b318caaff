import type { CoreRules } from '../api/coreRules.ts';
import { LUNA_LEVELS } from '../components/printed.ts';
import { score } from '../core/play.ts';
import { at, indices, sum } from '../engine/lists.ts';
import { gameOf } from '../game/boundRules.ts';
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
import { anyCampaign, type CampaignState } from './state.ts';

/** CAMP-5: returns a finished game's totals and success points. */
export function chapterGame(rules: CoreRules | undefined, game: GameState): ChapterGame {
  const sheet = score(game, rules);
  return { totals: totalsOf(sheet), points: successPoints(gameOf(rules, game), sheet) };
}

/**
 * CAMP-12, CAMP-26: returns a chapter's result. CAMP-28, MENACE-21: for a time loop, totals and points are averaged,
 * and the seats with the highest average win. CAMP-8, AMB-MENACE-11: each winner of a chapter gets one point, but a
 * single game in a loop has no winners.
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
 * Returns Luna's possible levels for the next chapter, each with the success points she gets. If she won or shared the
 * chapter, the level can stay as it is, or drop by one for 1 point (LUNA-37, CAMP-24). Otherwise it can rise by one, or
 * stay as it is for 2 points (CAMP-25). Only existing levels are offered (AMB-CAMP-3).
 * @throws RangeError when the argument is not the result of a chapter.
 */
export function levelChoices(result: ChapterResult): LevelChoice[] {
  const { lunaLevel, winners, totals } = (result as Partial<ChapterResult> | null | undefined) ?? {};
  if (lunaLevel === null) return [];
  if (lunaLevel === undefined || !Array.isArray(winners) || !Array.isArray(totals)) {
    throw new RangeError('Expected the result of a chapter');
  }
  const [lower, bonus] = winners.includes(totals.length - 1) ? [lunaLevel - 1, 1] : [lunaLevel, 2];
  const choices = [
    { level: lower, bonus },
    { level: lower + 1, bonus: 0 },
  ];
  return choices.filter(({ level }) => level >= LUNA_LEVELS.lowest && level <= LUNA_LEVELS.highest);
}

export function lastResult(results: readonly ChapterResult[]): ChapterResult {
  return at(results, results.length - 1);
}

/** Minimum totals for ranks 1 to 4 (CAMP-14). */
const RANKS = [7, 12, 17, 22] as const;

/**
 * Returns all seats' success points so far, and the winners once the campaign is over (CAMP-13, CAMP-14).
 * @throws ForeignStateError for a value that is not a campaign.
 * @example
 * ```ts
 * const totals = campaignScore(campaign).seats.map(({ total }) => total);
 * ```
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

/** Returns the rank, 0-4, for a total of success points (CAMP-14). */
export function rankOf(points: number): number {
  return RANKS.filter((least) => points >= least).length;
}
