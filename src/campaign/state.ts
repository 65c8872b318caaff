import type { Chapter, ChapterGame, ChapterResult } from '../game/model/campaign.ts';
import type { GameState, WholeState } from '../game/model/state.ts';
import type { CampaignOptions } from './options.ts';

/** Version of the shape of `CampaignState`. */
export const CAMPAIGN_SCHEMA = 1;

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
