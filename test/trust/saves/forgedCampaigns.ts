// Campaigns with a forged game or with other forged parts. Each is rejected, or its chapter is played to the end three
// times.

import { type Draw, pickOne } from '../../../src/engine/random.ts';
import type { CampaignState } from '../../../src/entries/campaign.ts';
import { InvalidSaveError } from '../../../src/entries/index.ts';
import { drawFor } from '../../../src/testing/modes.ts';
import { atChapter, begin, beginWithLuna, campaign, finish, pass } from '../../kit/campaign.ts';
import { thrown } from '../../kit/thrown.ts';
import { MOST_STEPS, type Source, untilCorrupt } from './forgedSaves.ts';

/** Campaigns at the start of every chapter and a little later, with and without Luna. */
export function campaignsOf(seed: string): Source<CampaignState> {
  const draw = drawFor(seed);
  const level = finish(beginWithLuna(1), [100, 200]);
  const loop = pass(atChapter(begin(2, { menace: 'temporalAnomaly' }), 4));
  const starts = [begin(2), atChapter(begin(3), 3), beginWithLuna(1), level, atChapter(begin(2), 4), loop];
  const states = starts.flatMap((first) => {
    const found: CampaignState[] = [];
    let state = first;
    for (let step = 0; step < 120; step += 1) {
      if (step % 6 === 0) found.push(state);
      state = campaign.campaignReduce(state, pickOne(draw, campaign.campaignActions(state)));
    }
    return found;
  });
  return {
    states,
    partOf: ({ game }) => game,
    load: (state, game) => campaign.loadCampaign({ ...state, game }),
    prove(state, random) {
      for (let game = 0; game < 3; game += 1) untilCorrupt(() => playOn(state, random));
    },
  };
}

/** The same campaigns, to forge everything except their game. */
export function aroundGamesOf(campaigns: Source<CampaignState>): Source<CampaignState> {
  return {
    ...campaigns,
    partOf: ({ game: _, ...around }) => around,
    load: ({ game }, around) => campaign.loadCampaign({ ...around, game }),
  };
}

/** Plays a campaign until its chapter is over. Reloads each 25th state and the one after the chapter. */
function playOn(loaded: CampaignState, draw: Draw): void {
  let state = loaded;
  for (let steps = 0; state.phase !== 'over' && state.results.length === loaded.results.length; steps += 1) {
    if (steps === MOST_STEPS) throw new Error('the chapter does not end');
    if (steps % 25 === 0) reload(state);
    state = campaign.campaignReduce(state, pickOne(draw, campaign.campaignActions(state)));
  }
  reload(state);
}

/** Saves and loads a campaign, unless the forgery has led to pieces that are lost or in two places. */
function reload(state: CampaignState): void {
  thrown(InvalidSaveError, () => campaign.loadCampaign(campaign.saveCampaign(state)));
}
