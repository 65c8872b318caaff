import { HIDDEN } from '../components/ids.ts';
import { copyJson, deepFreeze } from '../engine/copy.ts';
import type { GameView, Viewer } from '../game/model/state.ts';
import { viewFor } from '../hosting/views/viewFor.ts';
import type { CampaignState } from './state.ts';
import { anyCampaign } from './wholeCampaign.ts';

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
