import { HIDDEN } from '../components/ids.ts';
import { copyJson, deepFreeze } from '../engine/copy.ts';
import type { GameView, Viewer } from '../game/model/state.ts';
import { viewFor } from '../hosting/views/viewFor.ts';
import type { CampaignState } from './state.ts';

/**
 * What a viewer may know of a campaign: the game that is on as a view, and no seed. Points and results lie open. Questions
 * can be asked of it as of a campaign; what would go on from it refuses it.
 */
export interface CampaignView extends CampaignState {
  readonly game: GameView;
  readonly viewer: Viewer;
}

/**
 * What a viewer may know of a campaign: this goes to players in place of the state, which holds the seed twice.
 * @throws RangeError for a viewer who is neither a seat of the game nor `'spectator'`.
 */
export function campaignViewFor(state: CampaignState, viewer: Viewer): CampaignView {
  const { schema, chapter, phase, lunaLevel, options } = state;
  // Field by field: what a campaign holds one day is not shown before somebody has decided that it may be.
  const view: CampaignView = {
    ...{ viewer, schema, chapter, phase, lunaLevel },
    options: { ...copyJson(options), seed: HIDDEN },
    game: viewFor(state.game, viewer),
    loop: copyJson(state.loop),
    results: copyJson(state.results),
  };
  return deepFreeze(view);
}
