import type { Seat } from '../components/ids.ts';
import type { GameState, WholeState } from '../game/model/state.ts';
import type { CampaignOptions, Chapter } from './options.ts';

/** Version of the shape of `CampaignState`. */
export const CAMPAIGN_SCHEMA = 1;

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

/** A campaign at any moment, as plain JSON. */
export interface CampaignState {
  /** The `CAMPAIGN_SCHEMA` at the time it was made. */
  readonly schema: number;
  readonly options: CampaignOptions;
  readonly chapter: Chapter;
  /** A game is in progress, Luna's level must be settled, or the campaign is over. */
  readonly phase: 'game' | 'lunaLevel' | 'over';
  /** Luna's level now (CAMP-4, CAMP-26). */
  readonly lunaLevel: number | null;
  /** The game of this chapter, as far as it has been played. */
  readonly game: GameState;
  /** Games of this chapter that ended in the time loop (MENACE-20). */
  readonly loop: readonly ChapterGame[];
  readonly results: readonly ChapterResult[];
}

/** A campaign that is not a view, for what continues or keeps it. The compiler refuses a `CampaignView` in its place. */
export interface WholeCampaign extends CampaignState {
  readonly game: WholeState;
  readonly viewer?: never;
}
