import type { CoreRules } from '../api/coreRules.ts';
import { isOver } from '../core/play.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import { boxUnder } from '../game/boundRules.ts';
import type { GameOptions } from '../game/model/options.ts';
import type { GameState } from '../game/model/state.ts';
import { checkRecord } from '../hosting/records/records.ts';
import { describeCheck } from '../hosting/records/replay.ts';
import { parseState } from '../hosting/saves/parseState.ts';
import { problemText } from '../input/problems.ts';
import type { Result } from '../input/result.ts';
import type { CampaignFault } from './actions.ts';
import { campaignFault } from './actions.ts';
import { differingOption } from './options.ts';
import type { CampaignState } from './state.ts';

/** A finished game of a chapter, or the reason why its record was rejected. */
export type CheckedGame = Result<GameState, CampaignFault>;

/** CAMP-4, CAMP-5: checks a record of a chapter's game by replaying it. */
export function checkTakenRecord(rules: CoreRules | undefined, campaign: CampaignState, input: unknown): CheckedGame {
  const checked = checkRecord(input, rules);
  if (checked.ok) return checkChapter(rules, campaign, checked.state);
  return reject(campaignFault('notARecord', { problem: describeCheck(checked) }));
}

/**
 * CAMP-4, CAMP-5: checks the final state of a chapter's game. This does not prove that the players followed the rules.
 */
export function checkTrustedGame(rules: CoreRules | undefined, campaign: CampaignState, input: unknown): CheckedGame {
  const parsed = parseState(boxUnder(rules).content, input);
  if (!parsed.ok) {
    const { content } = campaign.game;
    const { foreignContent: found, problems } = parsed.error;
    if (found !== undefined) return reject(campaignFault('otherContent', { found, wanted: content.id }));
    return reject(campaignFault('notAGame', { problem: problems.slice(0, 1).map(problemText).join() }));
  }
  return checkChapter(rules, campaign, parsed.value);
}

function checkChapter(
  rules: CoreRules | undefined,
  { game: current, chapter }: CampaignState,
  state: GameState,
): CheckedGame {
  const names = ({ players }: GameOptions): string => players.map(({ name }) => name).join(', ');
  if (sortedJson(state.options.players) !== sortedJson(current.options.players)) {
    return reject(campaignFault('otherPlayers', { found: names(state.options), wanted: names(current.options) }));
  }
  const field = differingOption(state.options, current.options);
  if (field !== undefined) return reject(campaignFault('otherChapter', { chapter, field }));
  if (!isOver(state, rules)) return reject(campaignFault('gameNotFinished', { round: state.round }));
  return { ok: true, value: state };
}

function reject(fault: CampaignFault): CheckedGame {
  return { ok: false, error: fault };
}
