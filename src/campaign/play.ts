import type { CoreRules } from '../api/coreRules.ts';
import { defaultRules } from '../api/defaultRules.ts';
import { campaignViolation } from '../api/sentences.ts';
import { deepFreeze } from '../engine/copy.ts';
import { requireRules } from '../game/boundRules.ts';
import { CHAPTERS } from '../game/model/campaign.ts';
import { InvalidOptionsError } from '../game/model/errors.ts';
import { LIMITS } from '../input/limits.ts';
import type { CampaignAction, CampaignFault, CampaignResult, RawCampaignAction } from './actions.ts';
import { campaignFault, IllegalCampaignActionError, parseCampaignAction } from './actions.ts';
import type { CheckedGame } from './finishedGame.ts';
import { checkTakenRecord, checkTrustedGame } from './finishedGame.ts';
import type { CreateCampaignOptions } from './options.ts';
import { chapterOptions, parseCampaignOptions } from './options.ts';
import { chapterGame, chapterResult, lastResult, levelChoices } from './results.ts';
import type { CampaignState, WholeCampaign } from './state.ts';
import { CAMPAIGN_SCHEMA } from './state.ts';
import { anyCampaign, wholeCampaign } from './wholeCampaign.ts';

/**
 * Starts a campaign: the first decision of its first chapter (CAMP-1).
 * @throws InvalidOptionsError when the options do not make a campaign.
 */
export function createCampaign(options: CreateCampaignOptions, rules: CoreRules = defaultRules()): CampaignState {
  requireRules(rules);
  const parsed = parseCampaignOptions(options);
  if (!parsed.ok) throw new InvalidOptionsError(parsed.error);
  const lunaLevel = parsed.value.luna?.level ?? null;
  return deepFreeze({
    schema: CAMPAIGN_SCHEMA,
    options: parsed.value,
    chapter: 1,
    phase: 'game',
    lunaLevel,
    game: rules.createGame(chapterOptions(parsed.value, 1, lunaLevel)),
    loop: [],
    results: [],
  } satisfies CampaignState);
}

/**
 * Returns the state after an action. A game that ends is scored at once, and the next chapter begins as soon as nothing is
 * to be chosen before it. Parts that the next state shares are frozen.
 * @throws IllegalCampaignActionError when the action is illegal; the given state stays as it is.
 * @throws ForeignStateError for a view, or a game of other rules or components.
 */
export function campaignReduce(
  state: WholeCampaign,
  action: CampaignAction,
  rules: CoreRules = defaultRules(),
): CampaignState {
  const result = tryCampaignReduce(state, action, rules);
  if (!result.ok) throw new IllegalCampaignActionError(result.violations);
  return result.state;
}

/**
 * Does the same, with violations instead of an `IllegalCampaignActionError`.
 * @throws ForeignStateError for a view, or a game of other rules or components.
 */
export function tryCampaignReduce(
  state: WholeCampaign,
  action: unknown,
  rules: CoreRules = defaultRules(),
): CampaignResult {
  requireRules(rules);
  const campaign = wholeCampaign(state);
  const parsed = parseCampaignAction(action);
  if (!parsed.ok) return refused(rules, campaignFault('malformedCampaignAction', { problem: parsed.error }));
  if (campaign.phase === 'over') return refused(rules, campaignFault('campaignOver'));
  if (parsed.value.type === 'setLunaLevel') return setLevel(rules, campaign, parsed.value.level);
  if (campaign.phase !== 'game') return refused(rules, campaignFault('noGame'));
  return play(rules, campaign, parsed.value);
}

/**
 * Lists all legal actions: those of the current game, or the levels Luna may continue at. During a game `takeRecord` and
 * `trustGame` are possible as well. Empty when the campaign is over.
 * @throws ForeignStateError for anything but a campaign of these rules and components.
 */
export function campaignActions(given: CampaignState, rules: CoreRules = defaultRules()): readonly CampaignAction[] {
  requireRules(rules);
  const state = anyCampaign(given);
  if (state.phase === 'over') return [];
  if (state.phase === 'game') return rules.legalActions(state.game).map((action) => ({ type: 'play', action }));
  return levelChoices(lastResult(state.results)).map(({ level }) => ({ type: 'setLunaLevel', level }));
}

type GameAction = Exclude<RawCampaignAction, { type: 'setLunaLevel' }>;

function play(rules: CoreRules, state: CampaignState, action: GameAction): CampaignResult {
  if (action.type !== 'play') {
    const checked = finishedGame(rules, state, action);
    return checked.ok ? withGame(rules, { ...state, game: checked.value }) : refused(rules, checked.error);
  }
  const result = rules.tryReduce(state.game, action.action);
  return result.ok ? withGame(rules, { ...state, game: result.state }) : result;
}

function finishedGame(
  rules: CoreRules,
  state: CampaignState,
  action: Exclude<GameAction, { type: 'play' }>,
): CheckedGame {
  return action.type === 'takeRecord'
    ? checkTakenRecord(rules, state, action.record)
    : checkTrustedGame(rules, state, action.game);
}

/** CAMP-5, CAMP-28: a game that is over is scored; in a time loop another one follows, up to a limit. */
function withGame(rules: CoreRules, state: CampaignState): CampaignResult {
  if (!rules.isOver(state.game)) return done(state);
  const games = [...state.loop, chapterGame(rules, state.game)];
  const again = rules.timeLoop(state.game);
  if (again !== null && games.length < LIMITS.loopGames) {
    return done({ ...state, loop: games, game: rules.createGame(again) });
  }
  const results = [...state.results, chapterResult(state, games)];
  const after: CampaignState = { ...state, loop: [], results };
  return done(state.lunaLevel === null ? nextChapter(rules, after) : { ...after, phase: 'lunaLevel' });
}

/** CAMP-24, CAMP-25, CAMP-26 */
function setLevel(rules: CoreRules, state: CampaignState, level: number): CampaignResult {
  if (state.phase !== 'lunaLevel') return refused(rules, campaignFault('noLevelToSettle'));
  const result = lastResult(state.results);
  const choices = levelChoices(result);
  const choice = choices.find((each) => each.level === level);
  if (choice === undefined) {
    const offered = choices.map((each) => each.level);
    const code = result.winners.includes(result.totals.length - 1) ? 'winnersLevelNotOffered' : 'levelNotOffered';
    return refused(rules, campaignFault(code, { level, offered }));
  }
  const results = [...state.results.slice(0, -1), { ...result, lunaBonus: choice.bonus }];
  return done(nextChapter(rules, { ...state, results, lunaLevel: choice.level }));
}

/** CAMP-1, CAMP-4: nothing but points and Luna's level is carried over. */
function nextChapter(rules: CoreRules, state: CampaignState): CampaignState {
  const chapter = CHAPTERS[state.results.length];
  if (chapter === undefined) return { ...state, phase: 'over' };
  const game = rules.createGame(chapterOptions(state.options, chapter, state.lunaLevel));
  return { ...state, chapter, phase: 'game', game };
}

function done(state: CampaignState): CampaignResult {
  return { ok: true, state: deepFreeze(state) };
}

function refused({ content }: CoreRules, fault: CampaignFault): CampaignResult {
  return { ok: false, violations: [campaignViolation(content, fault)] };
}
