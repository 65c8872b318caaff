import * as v from 'valibot';
import type { Action } from '../game/model/actions.ts';
import type { CampaignArguments } from '../game/model/arguments.ts';
import type { CampaignViolation, Violation } from '../game/model/params.ts';
import type { GameState } from '../game/model/state.ts';
import type { GameRecord } from '../hosting/records/record.ts';
import { copyTop } from '../input/plain.ts';
import { joinProblems } from '../input/problems.ts';
import type { Result } from '../input/result.ts';
import { hasErrorCode, SkyminesError } from '../input/skyminesError.ts';
import { typedReader } from '../input/typed.ts';
import type { CampaignViolationCode } from '../rulebook/campaignViolations.ts';
import type { UnwordedReason } from '../rulebook/reason.ts';
import { reasonText } from '../rulebook/reason.ts';
import type { CampaignState } from './state.ts';

/** An action of the current game. */
export interface PlayAction {
  readonly type: 'play';
  readonly action: Action;
}
/** The game of this chapter, played elsewhere to its end, as a record. Replaying the record proves it. */
export interface TakeRecord {
  readonly type: 'takeRecord';
  readonly record: GameRecord;
}
/**
 * The end of the game of this chapter, played elsewhere. The whole state is checked, but this does not prove that the game
 * was played, so use it only for states of your own server. From any other source take a record.
 */
export interface TrustGame {
  readonly type: 'trustGame';
  readonly game: GameState;
}
/** Settles the level at which Luna goes on, a joint decision of the people (CAMP-24, CAMP-25). */
export interface SetLunaLevel {
  readonly type: 'setLunaLevel';
  /** One of `levelChoices`, 0-8. */
  readonly level: number;
}
/** An action of a campaign. Plain JSON; unknown input is checked. */
export type CampaignAction = PlayAction | TakeRecord | TrustGame | SetLunaLevel;

/** An action whose parts are not checked yet. */
export type RawCampaignAction =
  | { readonly type: 'play'; readonly action: unknown }
  | { readonly type: 'takeRecord'; readonly record: unknown }
  | { readonly type: 'trustGame'; readonly game: unknown }
  | { readonly type: 'setLunaLevel'; readonly level: number };

const readTyped = typedReader<RawCampaignAction>({
  play: { action: v.unknown() },
  takeRecord: { record: v.unknown() },
  trustGame: { game: v.unknown() },
  setLunaLevel: { level: v.number('a number') },
});

/** Reads a campaign action, each key once. */
export function parseCampaignAction(input: unknown): Result<RawCampaignAction, string> {
  return readTyped(copyTop(input));
}

/** The result of a campaign action. */
export type CampaignResult =
  | { readonly ok: true; readonly state: CampaignState }
  | { readonly ok: false; readonly violations: readonly (CampaignViolation | Violation)[] };

/** Why an action of a campaign is refused: a code and its params. */
export type CampaignFault = UnwordedReason<CampaignViolationCode>;

export function campaignFault<Code extends CampaignViolationCode>(
  code: Code,
  ...[params]: CampaignArguments<Code>
): CampaignFault {
  return { code, params: params ?? {} };
}

/** Thrown by `campaignReduce` when an action is illegal. The state stays as it was. */
export class IllegalCampaignActionError extends SkyminesError<'illegalCampaignAction'> {
  override readonly name = 'IllegalCampaignActionError';
  override readonly code = 'illegalCampaignAction';
  readonly violations: readonly (CampaignViolation | Violation)[];

  constructor(violations: readonly (CampaignViolation | Violation)[]) {
    super(joinProblems(violations.map(reasonText), ' '));
    this.violations = violations;
  }
}

/** Whether an error is an `IllegalCampaignActionError`, of any copy of this library. */
export function isIllegalCampaignActionError(error: unknown): error is IllegalCampaignActionError {
  return hasErrorCode(error, 'illegalCampaignAction');
}
