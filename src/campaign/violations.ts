import type { GameOptions } from '../game/model/options.ts';
import { LIMITS } from '../input/limits.ts';
import { joinProblems } from '../input/problems.ts';
import { printable, truncate } from '../input/text.ts';
import { reasonOf } from '../present/words/sentences.ts';
import type { FiguresFor, Reason } from '../rulebook/reason.ts';
import { reasonText } from '../rulebook/reason.ts';
import type { Violation } from '../rulebook/violations.ts';
import type { CampaignState } from './state.ts';

/** The rule each code stands for, and its sentence with `{parameters}`. Translate by code. */
export const CAMPAIGN_VIOLATIONS = {
  malformedCampaignAction: { rule: 'CAMP-1', message: 'This is not a well-formed campaign action: {problem}.' },
  campaignOver: { rule: 'CAMP-13', message: 'The campaign is over; nothing more can be done.' },
  noGame: { rule: 'CAMP-5', message: "No game is on; Luna's level must be settled first." },
  noLevelToSettle: { rule: 'CAMP-24', message: "Luna's level is settled after a chapter, not during its game." },
  winnersLevelNotOffered: {
    rule: 'CAMP-24',
    message: 'Luna has won the chapter; her level may become {offered}, not {level}.',
  },
  levelNotOffered: {
    rule: 'CAMP-25',
    message: 'Luna has not won the chapter; her level may become {offered}, not {level}.',
  },
  notAGame: { rule: 'CAMP-5', message: 'This is not the state of a game: {problem}.' },
  notARecord: { rule: 'CAMP-5', message: 'This is not the record of a game: {problem}.' },
  gameNotFinished: { rule: 'CAMP-5', message: 'The game is not finished: round {round} is still on.' },
  otherPlayers: { rule: 'CAMP-4', message: 'The game was played by {found}, not by {wanted}.' },
  otherChapter: { rule: 'CAMP-1', message: 'This is not the game of chapter {chapter}: it has {field}.' },
  otherContent: { rule: 'CAMP-4', message: 'The game was played with the components "{found}", not "{wanted}".' },
} as const;

/** Why a campaign action is refused. Codes are stable; new ones may be added. */
export type CampaignViolationCode = keyof typeof CAMPAIGN_VIOLATIONS;

/** One reason why a campaign action is refused. */
export interface CampaignViolation extends Reason {
  readonly code: CampaignViolationCode;
}

/** The result of a campaign action. */
export type CampaignResult =
  | { readonly ok: true; readonly state: CampaignState }
  | { readonly ok: false; readonly violations: readonly (CampaignViolation | Violation)[] };

export function campaignViolation<Code extends CampaignViolationCode>(
  code: Code,
  ...[figures]: FiguresFor<(typeof CAMPAIGN_VIOLATIONS)[Code]['message']>
): CampaignViolation {
  return reasonOf(CAMPAIGN_VIOLATIONS, { code, params: figures ?? {} }, tell);
}

/** An option in which a game differs from what it should be. */
const DIFFERENCES: Readonly<Record<keyof GameOptions, string>> = {
  players: 'other players',
  seed: 'another seed',
  tracks: 'other company tracks',
  startingTokens: 'another way to get starting tokens',
  constrainedSlots: 'another choice about constrained slots',
  firstPlayer: 'another first player',
  luna: 'Luna at another level, or not at all',
  board: 'another side of the board',
  missions: 'another choice about missions',
  menace: 'another menace',
  chapter3: 'another choice about the outposts of chapter 3',
  switches: 'other switches',
};

/** Shortens input texts; all other figures are written as they are. */
function tell(name: string, params: Reason['params']): string {
  const value = String(params[name]);
  if (name === 'field') return DIFFERENCES[value as keyof GameOptions];
  if (name === 'problem') return truncate(value, LIMITS.toldCharacters);
  return printable(value);
}

/** Thrown by `campaignReduce` when an action is illegal. The state stays as it was. */
export class IllegalCampaignActionError extends Error {
  override readonly name = 'IllegalCampaignActionError';
  readonly violations: readonly (CampaignViolation | Violation)[];

  constructor(violations: readonly (CampaignViolation | Violation)[]) {
    super(joinProblems(violations.map(reasonText), ' '));
    this.violations = violations;
  }
}
