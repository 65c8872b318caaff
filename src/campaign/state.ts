import type { Seat } from '../components/ids.ts';
import type { GameState } from '../game/model/state.ts';
import type { CampaignOptions, Chapter } from './options.ts';
import type { SuccessPoints } from './points.ts';

/** Version of the shape of `CampaignState`. */
export const CAMPAIGN_SCHEMA = 1;

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
