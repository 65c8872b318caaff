import * as v from 'valibot';
import type { CoreRules } from '../api/coreRules.ts';
import { campaignViolation } from '../core/messages.ts';
import { createGame, isOver, legalActions, timeLoop, tryReduce } from '../core/play.ts';
import { deepFreeze } from '../engine/copy.ts';
import { boxUnder } from '../game/boundRules.ts';
import { CHAPTERS } from '../game/model/campaign.ts';
import { InvalidOptionsError } from '../game/model/errors.ts';
import type { Violation } from '../game/model/params.ts';
import type { GameState } from '../game/model/state.ts';
import { LIMITS } from '../input/limits.ts';
import { copyTop } from '../input/plain.ts';
import type { Result } from '../input/result.ts';
import { typedReader } from '../input/typed.ts';
import { type CampaignAction, type CampaignResult, IllegalCampaignActionError } from './actions.ts';
import { type CreateCampaignOptions, chapterOptions, parseCampaignOptions } from './options.ts';
import { type CampaignFault, checkTakenRecord, checkTrustedGame, refuse } from './points.ts';
import { chapterGame, chapterResult, lastResult, levelChoices } from './results.ts';
import { anyCampaign, CAMPAIGN_SCHEMA, type CampaignState, type WholeCampaign, wholeCampaign } from './state.ts';

/**
 * Creates a campaign and returns its state at the first decision of chapter 1 (CAMP-1).
 * @throws InvalidOptionsError when the options are invalid. Its `problems` name each field and the allowed values.
 * @example
 * ```ts
 * const campaign = createCampaign({ players: ['Ana', 'Ben'], seed: randomSeed() });
 * ```
 */
export function createCampaign(options: CreateCampaignOptions, rules?: CoreRules): CampaignState {
  const parsed = parseCampaignOptions(options);
  if (!parsed.ok) throw new InvalidOptionsError(parsed.error);
  const lunaLevel = parsed.value.luna?.level ?? null;
  return deepFreeze({
    schema: CAMPAIGN_SCHEMA,
    options: parsed.value,
    chapter: 1,
    phase: 'game',
    lunaLevel,
    game: createGame(chapterOptions(parsed.value, 1, lunaLevel), rules),
    loop: [],
    results: [],
  } satisfies CampaignState);
}

/**
 * Returns the campaign after an action. A finished game is scored immediately, and the next chapter starts unless
 * Luna's level must be chosen first. Any parts of the campaign that the new state reuses are frozen.
 * @throws IllegalCampaignActionError when the action is illegal. The given state does not change.
 * @throws ForeignStateError for a view, or a game with a different rules version or component set.
 * @example
 * ```ts
 * const [action] = campaignActions(campaign);
 * if (action) campaign = campaignReduce(campaign, action);
 * ```
 */
export function campaignReduce(state: WholeCampaign, action: CampaignAction, rules?: CoreRules): CampaignState {
  const result = tryCampaignReduce(state, action, rules);
  if (!result.ok) throw new IllegalCampaignActionError(result.violations);
  return result.state;
}

/**
 * Applies a campaign action like `campaignReduce`, but returns an illegal action's violations instead of throwing an
 * error. The action may be any value, for example parsed JSON from a client.
 * @throws ForeignStateError for a view, or a game with a different rules version or component set.
 * @example
 * ```ts
 * const result = tryCampaignReduce(campaign, { type: 'setLunaLevel', level: 4 });
 * if (!result.ok) console.log(result.violations[0]?.message);
 * ```
 */
export function tryCampaignReduce(state: WholeCampaign, action: unknown, rules?: CoreRules): CampaignResult {
  const next = stateAfter(rules, wholeCampaign(state), action);
  if (next.ok) return { ok: true, state: deepFreeze(next.value) };
  const { error } = next;
  return { ok: false, violations: 'code' in error ? [campaignViolation(boxUnder(rules), error)] : error };
}

/**
 * Returns a campaign's legal actions: those of the current game, or `setLunaLevel` with each possible level. The list
 * is empty once the campaign is over. It never contains `takeRecord` or `trustGame`, although they are also possible
 * during a game.
 * @throws ForeignStateError for a value that is not a campaign, or one with a different rules version or component set.
 * @example
 * ```ts
 * const actions = campaignActions(campaign);
 * ```
 */
export function campaignActions(campaign: CampaignState, rules?: CoreRules): readonly CampaignAction[] {
  const state = anyCampaign(campaign);
  if (state.phase === 'over') return [];
  if (state.phase === 'game')
    return legalActions(state.game, undefined, rules).map((action) => ({ type: 'play', action }));
  return levelChoices(lastResult(state.results)).map(({ level }) => ({ type: 'setLunaLevel', level }));
}

/** A campaign action with fields that have not been validated yet. */
type RawCampaignAction =
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

/** Validates a campaign action's fields, reading each key once. */
export function parseCampaignAction(input: unknown): Result<RawCampaignAction, string> {
  return readTyped(copyTop(input));
}

type Checked<Value> = Result<Value, CampaignFault | readonly Violation[]>;

function stateAfter(rules: CoreRules | undefined, state: CampaignState, input: unknown): Checked<CampaignState> {
  const parsed = parseCampaignAction(input);
  if (!parsed.ok) return refuse('malformedCampaignAction', { problem: parsed.error });
  if (state.phase === 'over') return refuse('campaignOver');
  if (parsed.value.type === 'setLunaLevel') return withLevel(rules, state, parsed.value.level);
  if (state.phase !== 'game') return refuse('noGame');
  const game = gameAfter(rules, state, parsed.value);
  return game.ok ? { ok: true, value: withGame(rules, { ...state, game: game.value }) } : game;
}

type GameAction = Exclude<RawCampaignAction, { type: 'setLunaLevel' }>;

function gameAfter(rules: CoreRules | undefined, state: CampaignState, action: GameAction): Checked<GameState> {
  if (action.type === 'takeRecord') return checkTakenRecord(rules, state, action.record);
  if (action.type === 'trustGame') return checkTrustedGame(rules, state, action.game);
  const result = tryReduce(state.game, action.action, rules);
  return result.ok ? { ok: true, value: result.state } : { ok: false, error: result.violations };
}

/** CAMP-5, CAMP-28: scores a finished game. In a time loop, another game may follow, up to a limit. */
function withGame(rules: CoreRules | undefined, state: CampaignState): CampaignState {
  if (!isOver(state.game, rules)) return state;
  const games = [...state.loop, chapterGame(rules, state.game)];
  const nextOptions = timeLoop(state.game, rules);
  if (nextOptions !== null && games.length < LIMITS.loopGames) {
    return { ...state, loop: games, game: createGame(nextOptions, rules) };
  }
  const after: CampaignState = { ...state, loop: [], results: [...state.results, chapterResult(state, games)] };
  return state.lunaLevel === null ? nextChapter(rules, after) : { ...after, phase: 'lunaLevel' };
}

/** CAMP-24, CAMP-25, CAMP-26 */
function withLevel(rules: CoreRules | undefined, state: CampaignState, level: number): Checked<CampaignState> {
  if (state.phase !== 'lunaLevel') return refuse('noLevelToSettle');
  const result = lastResult(state.results);
  const choices = levelChoices(result);
  const choice = choices.find((each) => each.level === level);
  if (choice === undefined) {
    const offered = choices.map((each) => each.level);
    const code = result.winners.includes(result.totals.length - 1) ? 'winnersLevelNotOffered' : 'levelNotOffered';
    return refuse(code, { level, offered });
  }
  const results = [...state.results.slice(0, -1), { ...result, lunaBonus: choice.bonus }];
  return { ok: true, value: nextChapter(rules, { ...state, results, lunaLevel: choice.level }) };
}

/** CAMP-1, CAMP-4: starts the next chapter, keeping only points and Luna's level. */
function nextChapter(rules: CoreRules | undefined, state: CampaignState): CampaignState {
  const chapter = CHAPTERS[state.results.length];
  if (chapter === undefined) return { ...state, phase: 'over' };
  const game = createGame(chapterOptions(state.options, chapter, state.lunaLevel), rules);
  return { ...state, chapter, phase: 'game', game };
}
