import type { Chapter, ChapterGame, ChapterResult } from '../game/model/campaign.ts';
import type { GameState, WholeState } from '../game/model/state.ts';
import type { CampaignOptions } from './options.ts';

/** The version of the `CampaignState` format. */
export const CAMPAIGN_SCHEMA = 1;

/**
 * The complete state of a campaign at one moment, as plain JSON. It contains the seed and all hidden information, so
 * send players a view from `campaignViewFor` instead.
 */
export interface CampaignState {
  /** The `CAMPAIGN_SCHEMA` used to create the state. */
  readonly schema: number;
  readonly options: CampaignOptions;
  readonly chapter: Chapter;
  /** `game`: a game is in progress. `lunaLevel`: Luna's level must be set. `over`: the campaign is over. */
  readonly phase: 'game' | 'lunaLevel' | 'over';
  /** Luna's current level, 0-8 (CAMP-4, CAMP-26), or `null` without Luna. */
  readonly lunaLevel: number | null;
  /** The current game or, between chapters, the last one. */
  readonly game: GameState;
  /** Finished games in this chapter's time loop (MENACE-20). */
  readonly loop: readonly ChapterGame[];
  /** Results of the finished chapters. */
  readonly results: readonly ChapterResult[];
}

/** A campaign that is not a view, for functions that continue or store it. TypeScript rejects a `CampaignView` here. */
export interface WholeCampaign extends CampaignState {
  readonly game: WholeState;
  readonly viewer?: never;
}
