import * as v from 'valibot';
import type { CoreRules } from '../api/coreRules.ts';
import { deepFreeze } from '../engine/copy.ts';
import { fingerprint } from '../engine/fingerprint.ts';
import type { Violation } from '../game/model/figures.ts';
import type { RecordHead } from '../hosting/records/head.ts';
import { HEAD_FIELDS, headOf } from '../hosting/records/head.ts';
import type { RecordKind } from '../hosting/records/reading.ts';
import { readRecord } from '../hosting/records/reading.ts';
import type { RecordResult } from '../hosting/records/record.ts';
import { recordResult } from '../hosting/records/record.ts';
import type { ReplayCheck } from '../hosting/records/replay.ts';
import { compareResult, InvalidRecordError, malformed, replayAll, stateOf } from '../hosting/records/replay.ts';
import { LIMITS } from '../input/limits.ts';
import { optionText } from '../input/problems.ts';
import { exact, list, oneOf, type Schema } from '../input/shapes.ts';
import type { CampaignAction, TrustGame } from './actions.ts';
import { parseCampaignAction } from './actions.ts';
import type { CampaignOptions, CreateCampaignOptions } from './options.ts';
import { CHAPTERS, parseFilledOptions } from './options.ts';
import { campaignScore } from './score.ts';
import type { CampaignState } from './state.ts';
import type { CampaignResult, CampaignViolation } from './violations.ts';

/** A campaign action that can be proved. */
export type ProvedAction = Exclude<CampaignAction, TrustGame>;

/** Everything needed to replay a campaign, as plain JSON: its options and every action, or the records of its games. */
export interface CampaignRecord extends RecordHead {
  /** Tells it from the record of a game. */
  readonly kind: 'campaign';
  readonly options: CampaignOptions;
  readonly actions: readonly ProvedAction[];
  /** A hash of the last state, and the success points of every seat up to then. */
  readonly result?: RecordResult;
}

/** The result of replaying the record of a campaign. */
export type CampaignRecordCheck = ReplayCheck<CampaignState, CampaignViolation | Violation, CampaignAction>;

/** Makes, replays and checks records of campaigns. */
export interface CampaignRecords {
  /**
   * A record of a campaign from its options and actions, with the result they lead to. It takes no `trustGame`, which
   * proves nothing.
   * @throws InvalidOptionsError when the options do not make a campaign.
   * @throws InvalidRecordError when an action is illegal.
   */
  createCampaignRecord(options: CreateCampaignOptions, actions: readonly ProvedAction[]): CampaignRecord;
  /**
   * Replays a record and returns its last state, exactly as it was played.
   * @throws InvalidRecordError when it is not a record of these rules, breaks a rule, or leads to another result.
   */
  replayCampaign(record: CampaignRecord): CampaignState;
  /** Replays any input as the record of a campaign and reports the first thing that is wrong. Never throws. */
  checkCampaignRecord(record: unknown): CampaignRecordCheck;
}

/** What records need from the campaign. */
interface CampaignPlay {
  createCampaign(options: CreateCampaignOptions): CampaignState;
  tryCampaignReduce(state: CampaignState, action: CampaignAction): CampaignResult;
}

const options: Schema<CampaignOptions> = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, CampaignOptions>(({ dataset, addIssue, NEVER }) => {
    const read = parseFilledOptions(dataset.value);
    if (read.ok) return read.value;
    addIssue({ message: `the options of a campaign (${read.error.slice(0, 1).map(optionText).join()})` });
    return NEVER;
  }),
);

/** The content of an action is checked when the action is taken. */
const action: Schema<ProvedAction> = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, ProvedAction>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseCampaignAction(dataset.value);
    if (parsed.ok && parsed.value.type !== 'trustGame') return parsed.value as ProvedAction;
    const problem = !parsed.ok ? parsed.error : 'trustGame proves nothing; take the record of the game';
    addIssue({ message: `a campaign action that can be proved (${problem})` });
    return NEVER;
  }),
);

/** Games of a campaign whose last chapter becomes the longest time loop. */
const MOST_GAMES = CHAPTERS.length - 1 + LIMITS.loopGames;

const campaignRecord: Schema<CampaignRecord> = exact<CampaignRecord>({
  ...HEAD_FIELDS,
  kind: oneOf(['campaign']),
  options,
  actions: list(action, MOST_GAMES * LIMITS.actions),
  result: recordResult,
});

export function bindCampaignRecords(rules: CoreRules, campaign: CampaignPlay): CampaignRecords {
  const kind: RecordKind<CampaignRecord> = { content: rules.content, schema: campaignRecord };

  function check(input: unknown): CampaignRecordCheck {
    const record = readRecord(kind, input);
    return record.ok ? play(record.value) : malformed(record.error);
  }

  function play({ options: given, actions, result }: CampaignRecord): CampaignRecordCheck {
    const start = campaign.createCampaign(asGiven(given));
    const played = replayAll<CampaignState, CampaignAction, CampaignViolation | Violation>(
      start,
      actions,
      campaign.tryCampaignReduce,
    );
    return played.ok ? compareResult(played.state, resultOf(played.state), result) : played;
  }

  return {
    createCampaignRecord(given, actions) {
      const { options: filled } = campaign.createCampaign(given);
      const record = readRecord(kind, { ...headOf(rules.content), kind: 'campaign', options: filled, actions });
      if (!record.ok) throw new InvalidRecordError(malformed(record.error));
      return deepFreeze({ ...record.value, result: resultOf(stateOf(play(record.value))) });
    },
    replayCampaign: (record) => stateOf(check(record)),
    checkCampaignRecord: check,
  };
}

/** Options with every default filled in, as `createCampaign` takes them. */
function asGiven({ menace, ...rest }: CampaignOptions): CreateCampaignOptions {
  return menace === null ? rest : { ...rest, menace };
}

function resultOf(state: CampaignState): RecordResult {
  return { hash: fingerprint(state), totals: campaignScore(state).seats.map(({ total }) => total) };
}
