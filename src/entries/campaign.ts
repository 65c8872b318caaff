import { defaultRules } from '../api/defaultRules.ts';
import type { Campaign } from '../campaign/bindCampaign.ts';
import { bindCampaign } from '../campaign/bindCampaign.ts';

// These functions use the default components and are bound on first use. `bindCampaign` gives the same functions for other
// components.
let bound: Campaign | undefined;
function campaign(): Campaign {
  bound ??= bindCampaign(defaultRules());
  return bound;
}

/** Starts a campaign. See {@link Campaign.createCampaign}. */
export const createCampaign: Campaign['createCampaign'] = (options) => campaign().createCampaign(options);
/** Applies an action of a campaign, or throws `IllegalCampaignActionError`. See {@link Campaign.campaignReduce}. */
export const campaignReduce: Campaign['campaignReduce'] = (state, action) => campaign().campaignReduce(state, action);
/** Applies an action of a campaign, or returns why it is illegal. See {@link Campaign.tryCampaignReduce}. */
export const tryCampaignReduce: Campaign['tryCampaignReduce'] = (state, action) =>
  campaign().tryCampaignReduce(state, action);
/** Lists what can be done now in a campaign. See {@link Campaign.campaignActions}. */
export const campaignActions: Campaign['campaignActions'] = (state) => campaign().campaignActions(state);
/** Turns a campaign into text with a checksum. See {@link Campaign.saveCampaign}. */
export const saveCampaign: Campaign['saveCampaign'] = (state) => campaign().saveCampaign(state);
/** Reads a saved campaign and checks all of it, or throws `InvalidSaveError`. See {@link Campaign.loadCampaign}. */
export const loadCampaign: Campaign['loadCampaign'] = (save) => campaign().loadCampaign(save);
/** Makes a record of a campaign from options and actions. See {@link Campaign.createCampaignRecord}. */
export const createCampaignRecord: Campaign['createCampaignRecord'] = (options, actions) =>
  campaign().createCampaignRecord(options, actions);
/** Replays the record of a campaign and returns its last state. See {@link Campaign.replayCampaign}. */
export const replayCampaign: Campaign['replayCampaign'] = (record) => campaign().replayCampaign(record);
/** Replays the record of a campaign and says what is wrong with it. See {@link Campaign.checkCampaignRecord}. */
export const checkCampaignRecord: Campaign['checkCampaignRecord'] = (record) => campaign().checkCampaignRecord(record);

export type { CampaignAction, PlayAction, SetLunaLevel, TakeRecord, TrustGame } from '../campaign/actions.ts';
export { type CampaignView, campaignViewFor } from '../campaign/campaignViewFor.ts';
export { type LevelChoice, levelChoices } from '../campaign/levels.ts';
export {
  type CampaignOptions,
  CHAPTERS,
  type Chapter,
  type CreateCampaignOptions,
  startingLevels,
} from '../campaign/options.ts';
export { type SuccessPoints, sumOf } from '../campaign/points.ts';
export type { CampaignRecord, CampaignRecordCheck, CampaignRecords, ProvedAction } from '../campaign/records.ts';
export { type CampaignScore, type CampaignSeatScore, campaignScore, rankOf } from '../campaign/score.ts';
export { CAMPAIGN_SCHEMA, type CampaignState, type ChapterGame, type ChapterResult } from '../campaign/state.ts';
export {
  type CampaignResult,
  type CampaignViolation,
  IllegalCampaignActionError,
  isIllegalCampaignActionError,
} from '../campaign/violations.ts';
export { CAMPAIGN_VIOLATIONS, type CampaignViolationCode } from '../rulebook/campaignViolations.ts';
export { bindCampaign, type Campaign };
