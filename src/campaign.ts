import { defaultRules } from './api/defaultRules.ts';
import type { Campaign } from './campaign/bindCampaign.ts';
import { bindCampaign } from './campaign/bindCampaign.ts';

const campaign: Campaign = bindCampaign(defaultRules);

/** `createCampaign` with the default components. See {@link Campaign.createCampaign}. */
export const createCampaign: Campaign['createCampaign'] = campaign.createCampaign;
/** `campaignReduce` with the default components. See {@link Campaign.campaignReduce}. */
export const campaignReduce: Campaign['campaignReduce'] = campaign.campaignReduce;
/** `tryCampaignReduce` with the default components. See {@link Campaign.tryCampaignReduce}. */
export const tryCampaignReduce: Campaign['tryCampaignReduce'] = campaign.tryCampaignReduce;
/** `campaignActions` with the default components. See {@link Campaign.campaignActions}. */
export const campaignActions: Campaign['campaignActions'] = campaign.campaignActions;
/** `saveCampaign` with the default components. See {@link Campaign.saveCampaign}. */
export const saveCampaign: Campaign['saveCampaign'] = campaign.saveCampaign;
/** `loadCampaign` with the default components. See {@link Campaign.loadCampaign}. */
export const loadCampaign: Campaign['loadCampaign'] = campaign.loadCampaign;
/** `createCampaignRecord` with the default components. See {@link Campaign.createCampaignRecord}. */
export const createCampaignRecord: Campaign['createCampaignRecord'] = campaign.createCampaignRecord;
/** `replayCampaign` with the default components. See {@link Campaign.replayCampaign}. */
export const replayCampaign: Campaign['replayCampaign'] = campaign.replayCampaign;
/** `checkCampaignRecord` with the default components. See {@link Campaign.checkCampaignRecord}. */
export const checkCampaignRecord: Campaign['checkCampaignRecord'] = campaign.checkCampaignRecord;

export type { CampaignAction, PlayAction, SetLunaLevel, TakeRecord, TrustGame } from './campaign/actions.ts';
export { type CampaignView, campaignViewFor } from './campaign/campaignViewFor.ts';
export { type LevelChoice, levelChoices } from './campaign/levels.ts';
export {
  type CampaignOptions,
  CHAPTERS,
  type Chapter,
  type CreateCampaignOptions,
  startingLevels,
} from './campaign/options.ts';
export { type SuccessPoints, sumOf } from './campaign/points.ts';
export type { CampaignRecord, CampaignRecordCheck, CampaignRecords, ProvedAction } from './campaign/records.ts';
export { type CampaignScore, type CampaignSeatScore, campaignScore, rankOf } from './campaign/score.ts';
export { CAMPAIGN_SCHEMA, type CampaignState, type ChapterGame, type ChapterResult } from './campaign/state.ts';
export {
  CAMPAIGN_VIOLATIONS,
  type CampaignResult,
  type CampaignViolation,
  type CampaignViolationCode,
  IllegalCampaignActionError,
} from './campaign/violations.ts';
export { bindCampaign, type Campaign };
