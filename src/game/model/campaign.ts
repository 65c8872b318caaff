// What a campaign comes to, for the room that plays it and the texts that tell it.

import type { Seat } from '../../components/ids.ts';

/** The chapters in their order (CAMP-1). */
export const CHAPTERS = [1, 2, 3, 4] as const;
/** The number of a chapter, 1-4. */
export type Chapter = (typeof CHAPTERS)[number];

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

/** One finished game of a chapter: totals and success points by seat. */
export interface ChapterGame {
  /** The total of each seat. */
  readonly totals: readonly number[];
  readonly points: readonly SuccessPoints[];
}

/** The result of a chapter. */
export interface ChapterResult {
  readonly chapter: Chapter;
  /** Luna's level in it (CAMP-26), `null` without her. */
  readonly lunaLevel: number | null;
  /** Its game, or all games of a time loop (CAMP-28). */
  readonly games: readonly ChapterGame[];
  /** Totals by seat, averaged over a time loop (MENACE-21). */
  readonly totals: readonly number[];
  /** Success points by seat: those of its games, averaged over a time loop, and one for each winner (CAMP-8). */
  readonly points: readonly number[];
  /** Seats with the highest total; they share the chapter. */
  readonly winners: readonly Seat[];
  /** Success points Luna got for her level (CAMP-24, CAMP-25); `null` until it is settled or without her. */
  readonly lunaBonus: number | null;
}

/**
 * The success points of one game together, without the point of the winners.
 * @throws RangeError for what are no success points.
 */
export function sumOf(points: SuccessPoints): number {
  const { beatOne, beatTwo, mission, tracks, extra }: SuccessPoints = Object(points);
  const sum = beatOne + beatTwo + mission + tracks + extra;
  if (!Number.isFinite(sum)) throw new RangeError('Success points have figures for what they are given for');
  return sum;
}

/** A level Luna may go on at, and the success points it brings her. */
export interface LevelChoice {
  /** The level of the next chapter, 0-8. */
  readonly level: number;
  /** The success points that Luna gets, 0-2. */
  readonly bonus: number;
}

/** The success points of one seat. */
export interface CampaignSeatScore {
  /** By chapter, as far as they have been played. */
  readonly chapters: readonly number[];
  /** What Luna got for her level after each of them; 0 for people (CAMP-24, CAMP-25). */
  readonly bonuses: readonly number[];
  /** The success points of all chapters, with the bonuses. */
  readonly total: number;
  /** The rank of the total, 0-4 (CAMP-14). */
  readonly rank: number;
}

/** The success points of everybody, and who has won. */
export interface CampaignScore {
  /** By seat: the people, then Luna if she plays. */
  readonly seats: readonly CampaignSeatScore[];
  /** The seats with the highest total once the campaign is over; they share the victory (CAMP-13). Empty before. */
  readonly winners: readonly Seat[];
}
