export {
  type CampaignAction,
  type CampaignResult,
  IllegalCampaignActionError,
  isIllegalCampaignActionError,
  type PlayAction,
  type SetLunaLevel,
  type TakeRecord,
  type TrustGame,
} from '../campaign/actions.ts';
export {
  type CampaignOptions,
  type CreateCampaignOptions,
  startingLevels,
} from '../campaign/options.ts';
export { campaignActions, campaignReduce, createCampaign, tryCampaignReduce } from '../campaign/play.ts';
export {
  type CampaignRecord,
  type CampaignRecordCheck,
  checkCampaignRecord,
  createCampaignRecord,
  type ProvedAction,
  replayCampaign,
} from '../campaign/records.ts';
export { campaignScore, levelChoices, rankOf } from '../campaign/results.ts';
export { loadCampaign, saveCampaign } from '../campaign/saves.ts';
export {
  CAMPAIGN_SCHEMA,
  type CampaignState,
  type CampaignView,
  campaignViewFor,
  type WholeCampaign,
} from '../campaign/state.ts';
export {
  type CampaignScore,
  type CampaignSeatScore,
  CHAPTERS,
  type Chapter,
  type ChapterGame,
  type ChapterResult,
  type LevelChoice,
  type SuccessPoints,
  sumOf,
} from '../game/model/campaign.ts';
export type { CampaignViolation } from '../game/model/params.ts';
export { CAMPAIGN_VIOLATIONS, type CampaignViolationCode } from '../rulebook/campaignViolations.ts';
