import type { CoreRules } from '../api/coreRules.ts';
import { COMPANIES, type Seat } from '../components/ids.ts';
import { isOver } from '../core/play.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import { boxUnder } from '../game/boundRules.ts';
import type { CampaignArguments } from '../game/model/arguments.ts';
import type { SuccessPoints } from '../game/model/campaign.ts';
import type { GameOptions } from '../game/model/options.ts';
import type { ScoreSheet } from '../game/model/score.ts';
import type { GameState } from '../game/model/state.ts';
import type { Game } from '../game/rules/game.ts';
import { boardTracks, playerAt } from '../game/rules/players.ts';
import { totalsOf } from '../game/rules/round/scoring.ts';
import { lastSpace, trackOf } from '../game/rules/tracks/movement.ts';
import { checkRecord } from '../hosting/records/records.ts';
import { describeCheck } from '../hosting/records/replay.ts';
import { parseState } from '../hosting/saves/readSave.ts';
import { problemText } from '../input/problems.ts';
import type { Result } from '../input/result.ts';
import type { CampaignViolationCode } from '../rulebook/campaignViolations.ts';
import type { ReasonWithoutMessage } from '../rulebook/reason.ts';
import { differingOption } from './options.ts';
import type { CampaignState } from './state.ts';

/** CAMP-5, CAMP-22: returns all seats' success points for a finished game, including Luna's. */
export function successPoints(game: Game, sheet: ScoreSheet): SuccessPoints[] {
  const { options, missions, menace } = game.state;
  const totals = totalsOf(sheet);
  return totals.map((own, seat) => {
    const beaten = totals.filter((total) => total < own).length;
    const isFirst = options.chapter3 && missions?.first === seat; // CAMP-17: the first to gain a personal bonus space
    const hasRemoved = menace?.holder === seat; // CAMP-20: the seat that removed the menace
    return {
      beatOne: beaten >= 1 ? 1 : 0, // CAMP-6
      beatTwo: beaten >= 2 ? 1 : 0, // CAMP-7
      mission: hasMissionPoint(game, seat) ? 1 : 0,
      tracks: finishedTracks(game, seat),
      extra: (isFirst ? 1 : 0) + (hasRemoved ? 1 : 0),
    };
  });
}

/** CAMP-9: a player needs two claimed tasks. Luna always gets the point (CAMP-23). */
function hasMissionPoint({ state }: Game, seat: Seat): boolean {
  if (seat === state.luna?.seat) return true;
  const columns = state.missions?.status[seat]?.columns ?? [];
  return columns.filter((hasMarker) => !hasMarker).length >= 2;
}

/** CAMP-10; AMB-CAMP-6: the tank still counts if the Unknown Probe removes its value. */
function finishedTracks(game: Game, seat: Seat): number {
  const { tracks, helium, upload } = playerAt(game, seat);
  const { tank, research } = boardTracks(game, seat);
  const companies = COMPANIES.filter((company) => tracks[company] === lastSpace(trackOf(game, company))).length;
  return companies + (helium === tank.last ? 1 : 0) + (upload === research.last ? 1 : 0);
}

/** A reason why a campaign action is illegal, as a code with params. */
export type CampaignFault = ReasonWithoutMessage<CampaignViolationCode>;

export function refuse<Code extends CampaignViolationCode>(
  code: Code,
  ...[params]: CampaignArguments<Code>
): { readonly ok: false; readonly error: CampaignFault } {
  return { ok: false, error: { code, params: params ?? {} } };
}

export type CheckedGame = Result<GameState, CampaignFault>;

/** CAMP-4, CAMP-5: checks a record of a chapter's game by replaying it. */
export function checkTakenRecord(rules: CoreRules | undefined, campaign: CampaignState, input: unknown): CheckedGame {
  const checked = checkRecord(input, rules);
  if (checked.ok) return checkChapter(rules, campaign, checked.state);
  return refuse('notARecord', { problem: describeCheck(checked) });
}

/** CAMP-4, CAMP-5: checks the final state of a chapter's game, which proves nothing about how it was played. */
export function checkTrustedGame(rules: CoreRules | undefined, campaign: CampaignState, input: unknown): CheckedGame {
  const parsed = parseState(boxUnder(rules), input);
  if (!parsed.ok) {
    const { content } = campaign.game;
    const { foreignContent: found, problems } = parsed.error;
    if (found !== undefined) return refuse('otherContent', { found, wanted: content.id });
    return refuse('notAGame', { problem: problems.slice(0, 1).map(problemText).join() });
  }
  return checkChapter(rules, campaign, parsed.value);
}

function checkChapter(rules: CoreRules | undefined, campaign: CampaignState, state: GameState): CheckedGame {
  const { game: current, chapter } = campaign;
  const names = ({ players }: GameOptions): string => players.map(({ name }) => name).join(', ');
  if (sortedJson(state.options.players) !== sortedJson(current.options.players)) {
    return refuse('otherPlayers', { found: names(state.options), wanted: names(current.options) });
  }
  const field = differingOption(state.options, current.options);
  if (field !== undefined) return refuse('otherChapter', { chapter, field });
  if (!isOver(state, rules)) return refuse('gameNotFinished', { round: state.round });
  return { ok: true, value: state };
}
