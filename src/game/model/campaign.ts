// The results of a campaign, used by the campaign functions and by the text functions.

import type { Seat } from '../../components/ids.ts';

/** The chapters of the campaign in order (CAMP-1). */
export const CHAPTERS = [1, 2, 3, 4] as const;
/** The number of a chapter, 1-4. */
export type Chapter = (typeof CHAPTERS)[number];

/**
 * Success points of one seat in one game, by source (CAMP-5). They exclude the winners' point, which is awarded per
 * chapter (CAMP-8) and added in `ChapterResult.points`.
 */
export interface SuccessPoints {
  /** 1 if the total is higher than that of at least one other seat, otherwise 0 (CAMP-6). */
  readonly beatOne: number;
  /** 1 if the total is higher than those of at least two other seats, otherwise 0 (CAMP-7). */
  readonly beatTwo: number;
  /** 1 for claiming two mission tasks, otherwise 0. Always 1 for Luna (CAMP-9, CAMP-23). */
  readonly mission: number;
  /** 1 for each track whose last space the seat has reached, 0-6 (CAMP-10). */
  readonly tracks: number;
  /** 1 for reaching the chapter's own goal, otherwise 0 (CAMP-11, CAMP-17, CAMP-20). */
  readonly extra: number;
}

/** A finished game of a chapter. */
export interface ChapterGame {
  /** Total in coins, by seat. */
  readonly totals: readonly number[];
  /** Success points by seat. */
  readonly points: readonly SuccessPoints[];
}

/** The result of a chapter. */
export interface ChapterResult {
  readonly chapter: Chapter;
  /** Luna's level in the chapter, 0-8 (CAMP-26), or `null` without Luna. */
  readonly lunaLevel: number | null;
  /** The chapter's game, or all games of its time loop (CAMP-28). */
  readonly games: readonly ChapterGame[];
  /** Total in coins by seat, averaged over a time loop (MENACE-21). */
  readonly totals: readonly number[];
  /** Success points by seat, averaged over a time loop, plus one point for each winner (CAMP-8). */
  readonly points: readonly number[];
  /** The seats with the highest total. They win the chapter together. */
  readonly winners: readonly Seat[];
  /** Luna's success points for her next level, 0-2 (CAMP-24, CAMP-25). `null` without Luna, or until it is set. */
  readonly lunaBonus: number | null;
}

/**
 * Returns the sum of a seat's success points in one game, without the winners' point.
 * @throws RangeError when a field is missing or not a number.
 */
export function sumOf(points: SuccessPoints): number {
  const { beatOne, beatTwo, mission, tracks, extra }: SuccessPoints = Object(points);
  const sum = beatOne + beatTwo + mission + tracks + extra;
  if (!Number.isFinite(sum)) throw new RangeError('Expected success points with a number in every field');
  return sum;
}

/** A level at which Luna may play the next chapter, and the success points that she gets for it. */
export interface LevelChoice {
  /** Luna's level in the next chapter, 0-8. */
  readonly level: number;
  /** Luna's success points for this level, 0-2. */
  readonly bonus: number;
}

/** The success points of one seat in a campaign. */
export interface CampaignSeatScore {
  /** Success points for each chapter played so far. */
  readonly chapters: readonly number[];
  /** Luna's success points for her level after each of these chapters, or 0 for human players (CAMP-24, CAMP-25). */
  readonly bonuses: readonly number[];
  /** The total success points for all chapters, including the bonuses. */
  readonly total: number;
  /** The rank reached with the total, 0-4 (CAMP-14). */
  readonly rank: number;
}

/** The success points of all seats in a campaign, and the winners. */
export interface CampaignScore {
  /** Scores by seat: the human players, then Luna if she plays. */
  readonly seats: readonly CampaignSeatScore[];
  /** The seats with the highest total. They share the victory (CAMP-13). Empty until the campaign is over. */
  readonly winners: readonly Seat[];
}
