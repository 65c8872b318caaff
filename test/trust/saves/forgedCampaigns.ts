// Forged saves of campaigns: each is refused, or played until its next chapter begins.

import type { Draw } from '../../../src/engine/random.ts';
import { drawInteger, pickOne } from '../../../src/engine/random.ts';
import type { CampaignState } from '../../../src/entries/campaign.ts';
import { InvalidSaveError, LIMITS } from '../../../src/entries/index.ts';
import { mutated } from '../../../src/testing/mutate.ts';
import { drawFor } from '../../../src/testing/randomPlay.ts';
import type { Save } from '../../hosting/saves/states.ts';
import type { Campaign } from '../../kit/campaign.ts';
import { copy } from '../../kit/json.ts';
import { FORGERIES, forge } from './forge.ts';

/** What came of forged campaigns. */
export interface CampaignReport {
  readonly refused: number;
  readonly played: number;
  readonly problems: readonly string[];
}

/** Forges so many saves of these campaigns, in turn of a game and of all around it, and plays those that load. */
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
    const kind = tries % 2 === 0 ? pickOne(draw, Object.keys(FORGERIES)) : 'around the game';
    const real = copy(pickOne(draw, states));
    try {
      const forged = kind in FORGERIES ? withForgedGame(draw, kind, real, states) : forgedAround(draw, real);
      playOn(campaign, campaign.loadCampaign(forged), draw);
      played += 1;
    } catch (error) {
      if (!(error instanceof InvalidSaveError)) problems.push(`${kind}: ${error}`);
    }
  }
  return { refused: count - played - problems.length, played, problems };
}

function withForgedGame(draw: Draw, kind: string, real: CampaignState, states: readonly CampaignState[]): unknown {
  const save = copy(real.game) as unknown as Save;
  const other = copy(pickOne(draw, states).game) as unknown as Save;
  forge(kind, { draw, save, other });
  return { ...real, game: save };
}

/** Anything but the game is changed, in one place or two; the level and the results are, most often. */
function forgedAround(draw: Draw, { game, options, ...around }: CampaignState): unknown {
  const changed =
    draw() < 0.2 ? mutated(draw, { options, ...around }, 1) : mutated(draw, around, 1 + drawInteger(draw, 2));
  return { game, options, ...(changed as object) };
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
