import { HIDDEN } from '../components/ids.ts';
import { copyIfDraft, copyJson, deepFreeze } from '../engine/copy.ts';
import type { Chapter, ChapterGame, ChapterResult } from '../game/model/campaign.ts';
import { ForeignStateError } from '../game/model/errors.ts';
import type { GameState, GameView, Viewer, WholeState } from '../game/model/state.ts';
import { requireWhole } from '../game/position.ts';
import { viewFor } from '../hosting/views/viewFor.ts';
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

/** Returns a campaign or view, with drafts copied. Throws a `ForeignStateError` for another value or schema. */
export function anyCampaign(input: CampaignState): CampaignState {
  const campaign: Partial<CampaignState> | undefined = copyIfDraft(input) ?? undefined;
  if (campaign?.schema !== CAMPAIGN_SCHEMA || !campaign.game || !campaign.options || !campaign.results) {
    throw new ForeignStateError(`Expected a campaign of schema ${CAMPAIGN_SCHEMA}.`);
  }
  return campaign as CampaignState;
}

/** Returns a campaign. Throws a `ForeignStateError` for a view, and for another schema or rules version. */
export function wholeCampaign(input: WholeCampaign): CampaignState {
  const campaign = anyCampaign(input);
  requireWhole(campaign.game, 'The `game` of the campaign must be a state.');
  return campaign;
}

/**
 * A campaign as one viewer may see it. The current game is a view and the seed is hidden; points and results are
 * public. Functions that only read a campaign accept a view, but those that continue a campaign reject it.
 */
export interface CampaignView extends CampaignState {
  readonly game: GameView;
  readonly viewer: Viewer;
}

/**
 * Returns the campaign as a viewer may see it. Send this view to players instead of the state, which contains the seed.
 * @throws ForeignStateError for another viewer's view, and for a value that is not a campaign.
 * @throws RangeError when `viewer` is neither a seat of the game nor `'spectator'`.
 * @example
 * ```ts
 * const view = campaignViewFor(campaign, 0);
 * ```
 */
export function campaignViewFor(campaign: CampaignState, viewer: Viewer): CampaignView {
  const state = anyCampaign(campaign);
  // The fields are listed one by one, so that new fields are hidden by default.
  const view: CampaignView = {
    viewer,
    schema: state.schema,
    chapter: state.chapter,
    phase: state.phase,
    lunaLevel: state.lunaLevel,
    options: { ...copyJson(state.options), seed: HIDDEN },
    game: viewFor(state.game, viewer),
    loop: copyJson(state.loop),
    results: copyJson(state.results),
  };
  return deepFreeze(view);
}
