import { HIDDEN } from '../components/ids.ts';
import { copyJson, deepFreeze } from '../engine/copy.ts';
import type { GameView, Viewer } from '../game/model/state.ts';
import { viewFor } from '../hosting/views/viewFor.ts';
import type { CampaignState } from './state.ts';
import { anyCampaign } from './wholeCampaign.ts';

/**
 * A campaign as a viewer may see it: the current game as a view, and no seed. Points and results are open. It answers the
 * same questions as a campaign, but functions that continue a campaign refuse it.
 */
export interface CampaignView extends CampaignState {
  readonly game: GameView;
  readonly viewer: Viewer;
}

/**
 * The campaign as a viewer may see it. Send it to players instead of the state, which holds the seed twice.
 * @throws ForeignStateError for the view of another viewer, and for anything but a campaign.
 * @throws RangeError for a viewer that is neither a seat of the game nor `'spectator'`.
 */
export function campaignViewFor(given: CampaignState, viewer: Viewer): CampaignView {
  const state = anyCampaign(given);
  // Field by field, so that a field added later stays hidden until somebody decides to show it.
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
