import { copyIfDraft } from '../engine/copy.ts';
import { ForeignStateError } from '../game/model/errors.ts';
import { requireWhole } from '../game/position.ts';
import type { CampaignState, WholeCampaign } from './state.ts';
import { CAMPAIGN_SCHEMA } from './state.ts';

/**
 * Returns a campaign or a campaign view after a basic check. JavaScript callers may pass any value. An Immer draft is
 * copied.
 * @throws ForeignStateError when the value is not a campaign, or has a different schema.
 */
export function anyCampaign(input: CampaignState): CampaignState {
  const campaign: Partial<CampaignState> | undefined = copyIfDraft(input) ?? undefined;
  if (campaign?.schema !== CAMPAIGN_SCHEMA || !campaign.game || !campaign.options || !campaign.results) {
    throw new ForeignStateError(`Expected a campaign of schema ${CAMPAIGN_SCHEMA}.`);
  }
  return campaign as CampaignState;
}

/**
 * Returns a campaign after checking that it is not a view.
 * @throws ForeignStateError for a view, or a campaign with a different schema or rules version.
 */
export function wholeCampaign(input: WholeCampaign): CampaignState {
  const campaign = anyCampaign(input);
  requireWhole(campaign.game, 'The `game` of the campaign must be a state.');
  return campaign;
}
