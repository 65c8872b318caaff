import type { CoreRules } from '../api/coreRules.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import type { GameOptions } from '../game/model/options.ts';
import type { GameState } from '../game/model/state.ts';
import { bindRecords } from '../hosting/records/bindRecords.ts';
import { describeCheck } from '../hosting/records/replay.ts';
import { parseState } from '../hosting/saves/parseState.ts';
import { problemText } from '../input/problems.ts';
import type { Result } from '../input/result.ts';
import type { CampaignFault } from './actions.ts';
import { campaignFault } from './actions.ts';
import { differingOption } from './options.ts';
import type { CampaignState } from './state.ts';

/** A game that counts for the chapter, or why it does not count. */
export type CheckedGame = Result<GameState, CampaignFault>;

/** CAMP-4, CAMP-5: the end of a record counts if its game is the one of this chapter, and each of its actions is legal. */
export function checkTakenRecord(rules: CoreRules, campaign: CampaignState, input: unknown): CheckedGame {
  const checked = bindRecords(rules).checkRecord(input);
  if (checked.ok) return checkChapter(rules, campaign, checked.state);
  return no(campaignFault('notARecord', { problem: describeCheck(checked) }));
}

/** CAMP-4, CAMP-5: a state that could be the end of the game of this chapter. That it was played is not proved. */
export function checkTrustedGame(rules: CoreRules, campaign: CampaignState, input: unknown): CheckedGame {
  const parsed = parseState(rules.content, input);
  if (!parsed.ok) {
    const { content } = campaign.game;
    const { foreignContent: found, problems } = parsed.error;
    if (found !== undefined) return no(campaignFault('otherContent', { found, wanted: content.id }));
    return no(campaignFault('notAGame', { problem: problems.slice(0, 1).map(problemText).join() }));
  }
  return checkChapter(rules, campaign, parsed.value);
}

function checkChapter(rules: CoreRules, { game: started, chapter }: CampaignState, state: GameState): CheckedGame {
  const people = ({ players }: GameOptions): string => players.map(({ name }) => name).join(', ');
  if (sortedJson(state.options.players) !== sortedJson(started.options.players)) {
    return no(campaignFault('otherPlayers', { found: people(state.options), wanted: people(started.options) }));
  }
  const field = differingOption(state.options, started.options);
  if (field !== undefined) return no(campaignFault('otherChapter', { chapter, field }));
  if (!rules.isOver(state)) return no(campaignFault('gameNotFinished', { round: state.round }));
  return { ok: true, value: state };
}

function no(fault: CampaignFault): CheckedGame {
  return { ok: false, error: fault };
}
