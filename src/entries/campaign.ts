export * from '../campaign/actions.ts';
export { type CampaignOptions, type CreateCampaignOptions, startingLevels } from '../campaign/options.ts';
export { campaignActions, campaignReduce, createCampaign, tryCampaignReduce } from '../campaign/play.ts';
export * from '../campaign/records.ts';
export { campaignScore, levelChoices, rankOf } from '../campaign/results.ts';
export { loadCampaign, saveCampaign } from '../campaign/saves.ts';
export {
  CAMPAIGN_SCHEMA,
  type CampaignState,
  type CampaignView,
  campaignViewFor,
  type WholeCampaign,
} from '../campaign/state.ts';
export * from '../game/model/campaign.ts';
export type { CampaignViolation } from '../game/model/params.ts';
export { CAMPAIGN_VIOLATIONS, type CampaignViolationCode } from '../rulebook/campaignViolations.ts';
