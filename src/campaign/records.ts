import type { CoreRules } from '../api/coreRules.ts';
import { deepFreeze } from '../engine/copy.ts';
import { fingerprint } from '../engine/fingerprint.ts';
import { boxUnder } from '../game/boundRules.ts';
import { CHAPTERS } from '../game/model/campaign.ts';
import type { CampaignViolation, Violation } from '../game/model/params.ts';
import { HEAD_FIELDS, headOf, type RecordHead } from '../hosting/records/head.ts';
import { type RecordResult, recordResult } from '../hosting/records/record.ts';
import {
  compareResult,
  InvalidRecordError,
  malformed,
  type ReplayCheck,
  readRecord,
  replayAll,
  stateOf,
} from '../hosting/records/replay.ts';
import { LIMITS } from '../input/limits.ts';
import { optionText } from '../input/problems.ts';
import type { Result } from '../input/result.ts';
import { exact, list, oneOf, readBy, type Schema } from '../input/shapes.ts';
import type { CampaignAction, TrustGame } from './actions.ts';
import { type CampaignOptions, type CreateCampaignOptions, parseCampaignOptions } from './options.ts';
import { createCampaign, parseCampaignAction, tryCampaignReduce } from './play.ts';
import { campaignScore } from './results.ts';
import type { CampaignState } from './state.ts';

/** A campaign action that records may contain: any action except `trustGame`, which proves nothing. */
export type ProvedAction = Exclude<CampaignAction, TrustGame>;

/** A campaign's record, as plain JSON: its options, and either all its actions or the records of its games. */
export interface CampaignRecord extends RecordHead {
  /** Distinguishes campaign records from game records. */
  readonly kind: 'campaign';
  readonly options: CampaignOptions;
  readonly actions: readonly ProvedAction[];
  /** A hash of the final state, and every seat's success points. */
  readonly result?: RecordResult;
}

/** The result of checking a campaign's record. */
export type CampaignRecordCheck = ReplayCheck<CampaignState, CampaignViolation | Violation, CampaignAction>;

const campaignOptions: Schema<CampaignOptions> = readBy(
  parseCampaignOptions,
  (problems) => `the options of a campaign (${problems.slice(0, 1).map(optionText).join()})`,
);

const action: Schema<ProvedAction> = readBy(parseProvedAction, (problem) => `a campaign action (${problem})`);

function parseProvedAction(input: unknown): Result<ProvedAction, string> {
  const parsed = parseCampaignAction(input);
  if (!parsed.ok) return parsed;
  if (parsed.value.type !== 'trustGame') return { ok: true, value: parsed.value as ProvedAction };
  return { ok: false, error: 'trustGame is not allowed in records; use takeRecord' };
}

/** The maximum number of games in a campaign, with the longest possible time loop in chapter 4. */
const MOST_GAMES = CHAPTERS.length - 1 + LIMITS.loopGames;

const campaignRecord: Schema<CampaignRecord> = exact<CampaignRecord>({
  ...HEAD_FIELDS,
  kind: oneOf(['campaign']),
  options: campaignOptions,
  actions: list(action, MOST_GAMES * LIMITS.actions),
  result: recordResult,
});

/**
 * Creates a campaign's record from its options and actions. The actions are replayed to compute the result. `trustGame`
 * is not allowed, because a record must prove every game.
 * @throws InvalidOptionsError when the options are invalid.
 * @throws InvalidRecordError when an action is malformed or illegal.
 * @example
 * ```ts
 * const record = createCampaignRecord({ players: ['Ana', 'Ben'], seed: 'apollo' }, steps);
 * ```
 */
export function createCampaignRecord(
  options: CreateCampaignOptions,
  actions: readonly ProvedAction[],
  rules?: CoreRules,
): CampaignRecord {
  const start = createCampaign(options, rules);
  const input = { ...headOf(boxUnder(rules)), kind: 'campaign', options: start.options, actions };
  const record = readRecord(campaignRecord, input, rules);
  if (!record.ok) throw new InvalidRecordError(malformed(record.error));
  return deepFreeze({ ...record.value, result: resultOf(stateOf(play(rules, record.value))) });
}

/**
 * Replays a campaign's record and returns the final state.
 * @throws InvalidRecordError when the record is malformed or uses different rules, or when its actions are illegal or
 * lead to a different result.
 */
export function replayCampaign(record: CampaignRecord, rules?: CoreRules): CampaignState {
  return stateOf(checkCampaignRecord(record, rules));
}

/** Checks a campaign's record by replaying it, and reports the first problem. Accepts any value and never throws. */
export function checkCampaignRecord(record: unknown, rules?: CoreRules): CampaignRecordCheck {
  const read = readRecord(campaignRecord, record, rules);
  return read.ok ? play(rules, read.value) : malformed(read.error);
}

function play(rules: CoreRules | undefined, record: CampaignRecord): CampaignRecordCheck {
  const start = createCampaign(record.options, rules);
  const played = replayAll<CampaignState, CampaignAction, CampaignViolation | Violation>(
    start,
    record.actions,
    (state, action) => tryCampaignReduce(state, action, rules),
  );
  return played.ok ? compareResult(played.state, resultOf(played.state), record) : played;
}

function resultOf(state: CampaignState): RecordResult {
  return { hash: fingerprint(state), totals: campaignScore(state).seats.map(({ total }) => total) };
}
