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
export { type CampaignView, campaignViewFor } from '../campaign/campaignViewFor.ts';
export {
  type CampaignOptions,
  CHAPTERS,
  type Chapter,
  type CreateCampaignOptions,
  startingLevels,
} from '../campaign/options.ts';
export { campaignActions, campaignReduce, createCampaign, tryCampaignReduce } from '../campaign/play.ts';
export { sumOf } from '../campaign/points.ts';
export {
  type CampaignRecord,
  type CampaignRecordCheck,
  checkCampaignRecord,
  createCampaignRecord,
  type ProvedAction,
  replayCampaign,
} from '../campaign/records.ts';
export {
  type CampaignScore,
  type CampaignSeatScore,
  campaignScore,
  type LevelChoice,
  levelChoices,
  rankOf,
} from '../campaign/results.ts';
export { loadCampaign, saveCampaign } from '../campaign/saves.ts';
export {
  CAMPAIGN_SCHEMA,
  type CampaignState,
  type ChapterGame,
  type ChapterResult,
  type SuccessPoints,
  type WholeCampaign,
} from '../campaign/state.ts';
export type { CampaignViolation } from '../game/model/figures.ts';
export { CAMPAIGN_VIOLATIONS, type CampaignViolationCode } from '../rulebook/campaignViolations.ts';
