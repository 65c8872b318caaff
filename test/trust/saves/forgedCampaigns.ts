// Forged saves of campaigns: each is refused, or played until its next chapter begins.

import { pickOne } from '../../../src/engine/random.ts';
import type { CampaignState } from '../../../src/entries/campaign.ts';
import { InvalidSaveError, LIMITS } from '../../../src/entries/index.ts';
import { drawFor } from '../../../src/testing/randomPlay.ts';
import type { Save } from '../../hosting/saves/states.ts';
import type { Campaign } from '../../kit/campaign.ts';
import { FORGERIES, forge } from './forge.ts';

/** What came of forged campaigns. */
export interface CampaignReport {
  readonly refused: number;
  readonly played: number;
  readonly problems: readonly string[];
}

/** Forges so many saves of these campaigns, and plays those that load. */
export function forgeCampaigns(
  campaign: Campaign,
  states: readonly CampaignState[],
  count: number,
  seed: string,
): CampaignReport {
  const draw = drawFor(seed);
  const problems: string[] = [];
  let played = 0;
  for (let tries = 0; tries < count; tries += 1) {
    const kind = pickOne(draw, Object.keys(FORGERIES));
    const copyOf = ({ game }: CampaignState): Save => JSON.parse(JSON.stringify(game));
    const real = pickOne(draw, states);
    const save = copyOf(real);
    forge(kind, { draw, save, other: copyOf(pickOne(draw, states)) });
    try {
      playOn(campaign, campaign.loadCampaign({ ...JSON.parse(JSON.stringify(real)), game: save }), draw);
      played += 1;
    } catch (error) {
      if (!(error instanceof InvalidSaveError)) problems.push(`${kind}: ${error}`);
    }
  }
  return { refused: count - played - problems.length, played, problems };
}

/** Plays a campaign until its chapter is over, and loads each 25th state of it again, and the one after the chapter. */
function playOn(campaign: Campaign, loaded: CampaignState, draw: () => number): void {
  let state = loaded;
  for (let steps = 0; state.phase !== 'over' && state.results.length === loaded.results.length; steps += 1) {
    if (steps === LIMITS.actions) throw new Error('the chapter does not end');
    if (steps % 25 === 0) again(campaign, state);
    const action = pickOne(draw, campaign.campaignActions(state));
    state = campaign.campaignReduce(state, action);
  }
  again(campaign, state);
}

/** A save of what was loaded loads, too. */
function again(campaign: Campaign, state: CampaignState): void {
  try {
    campaign.loadCampaign(campaign.saveCampaign(state));
  } catch (error) {
    throw new Error(`its own save is refused: ${error}`);
  }
}
