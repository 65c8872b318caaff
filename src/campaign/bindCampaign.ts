import type { CoreRules } from '../api/coreRules.ts';
import { campaignViolation } from '../api/sentences.ts';
import { deepFreeze, undrafted } from '../engine/copy.ts';
import { ForeignStateError, InvalidOptionsError } from '../game/model/errors.ts';
import { isView } from '../game/model/state.ts';
import { withChecksum } from '../hosting/saves/checksum.ts';
import { LIMITS } from '../input/limits.ts';
import type { CampaignAction, RawCampaignAction } from './actions.ts';
import { parseCampaignAction } from './actions.ts';
import { type CheckedGame, checkTakenRecord, checkTrustedGame } from './finishedGame.ts';
import { lastResult, levelChoices } from './levels.ts';
import type { CreateCampaignOptions } from './options.ts';
import { CHAPTERS, chapterOptions, parseCampaignOptions } from './options.ts';
import type { CampaignRecords } from './records.ts';
import { bindCampaignRecords } from './records.ts';
import { chapterGame, chapterResult } from './results.ts';
import { loadCampaign } from './saves.ts';
import type { CampaignState } from './state.ts';
import { CAMPAIGN_SCHEMA } from './state.ts';
import type { CampaignFault, CampaignResult } from './violations.ts';
import { campaignFault, IllegalCampaignActionError } from './violations.ts';

/**
 * The functions of a campaign, bound to the rules of its games. Every function is pure; none changes its arguments, but
 * parts that the next state shares are frozen.
 */
export interface Campaign extends CampaignRecords {
  /**
   * A campaign at the first decision of its first chapter (CAMP-1).
   * @throws InvalidOptionsError when the options do not make a campaign.
   */
  createCampaign(options: CreateCampaignOptions): CampaignState;
  /**
   * The state after an action. A game that ends is scored at once, and the next chapter begins as soon as nothing is to
   * be chosen before it.
   * @throws IllegalCampaignActionError when the action is illegal; the given state stays as it is.
   * @throws ForeignStateError for a view, or a game of other rules or components.
   */
  campaignReduce(state: CampaignState, action: CampaignAction): CampaignState;
  /** The same with violations instead of an `IllegalCampaignActionError`. */
  tryCampaignReduce(state: CampaignState, action: unknown): CampaignResult;
  /**
   * All legal actions: those of the current game, or the levels Luna may continue at. During a game `takeRecord` and
   * `trustGame` are possible as well. Empty when the campaign is over.
   */
  campaignActions(state: CampaignState): readonly CampaignAction[];
  /** Writes a campaign as text with a checksum, during a game or between two games. */
  saveCampaign(state: CampaignState): string;
  /**
   * Reads a saved campaign, as text or as a parsed value, and checks everything about it.
   * @throws InvalidSaveError that names what is wrong.
   */
  loadCampaign(save: unknown): CampaignState;
}

/** Returns the functions of a campaign for the rules of your own components. */
export function bindCampaign(rules: CoreRules): Campaign {
  function createCampaign(input: CreateCampaignOptions): CampaignState {
    const parsed = parseCampaignOptions(input);
    if (!parsed.ok) throw new InvalidOptionsError(parsed.error);
    const options = parsed.value;
    const lunaLevel = options.luna?.level ?? null;
    const game = rules.createGame(chapterOptions(options, 1, lunaLevel));
    return deepFreeze({
      schema: CAMPAIGN_SCHEMA,
      options,
      chapter: 1,
      phase: 'game',
      lunaLevel,
      game,
      loop: [],
      results: [],
    } satisfies CampaignState);
  }

  const refused = (fault: CampaignFault): CampaignResult => ({
    ok: false,
    violations: [campaignViolation(rules.content, fault)],
  });

  function tryCampaignReduce(given: CampaignState, input: unknown): CampaignResult {
    const state = undrafted(given);
    if (isView(state.game)) throw new ForeignStateError('This is a view; only a whole campaign is played on.');
    const parsed = parseCampaignAction(input);
    if (!parsed.ok) return refused(campaignFault('malformedCampaignAction', { problem: parsed.error }));
    if (state.phase === 'over') return refused(campaignFault('campaignOver'));
    const action = parsed.value;
    if (action.type === 'setLunaLevel') return setLevel(state, action.level);
    if (state.phase !== 'game') return refused(campaignFault('noGame'));
    if (action.type === 'play') return play(state, action);
    return take(
      state,
      action.type === 'takeRecord'
        ? checkTakenRecord(rules, state, action.record)
        : checkTrustedGame(rules, state, action.game),
    );
  }

  function play(state: CampaignState, { action }: Extract<RawCampaignAction, { type: 'play' }>): CampaignResult {
    const result = rules.tryReduce(state.game, action);
    return result.ok ? done(withGame({ ...state, game: result.state })) : result;
  }

  function take(state: CampaignState, checked: CheckedGame): CampaignResult {
    return checked.ok ? done(withGame({ ...state, game: checked.value })) : refused(checked.error);
  }

  /** CAMP-5, CAMP-28: a game that is over is scored; in a time loop another one follows, up to a limit. */
  function withGame(state: CampaignState): CampaignState {
    if (!rules.isOver(state.game)) return state;
    const games = [...state.loop, chapterGame(rules, state.game)];
    const again = rules.timeLoop(state.game);
    if (again !== null && games.length < LIMITS.loopGames) {
      return { ...state, loop: games, game: rules.createGame(again) };
    }
    const results = [...state.results, chapterResult(state, games)];
    const after: CampaignState = { ...state, loop: [], results };
    return state.lunaLevel === null ? nextChapter(after) : { ...after, phase: 'lunaLevel' };
  }

  /** CAMP-24, CAMP-25, CAMP-26 */
  function setLevel(state: CampaignState, level: number): CampaignResult {
    if (state.phase !== 'lunaLevel') return refused(campaignFault('noLevelToSettle'));
    const result = lastResult(state.results);
    const choices = levelChoices(result);
    const choice = choices.find((each) => each.level === level);
    if (choice === undefined) {
      const offered = choices.map((each) => each.level);
      const code = result.winners.includes(result.totals.length - 1) ? 'winnersLevelNotOffered' : 'levelNotOffered';
      return refused(campaignFault(code, { level, offered }));
    }
    const results = [...state.results.slice(0, -1), { ...result, lunaBonus: choice.bonus }];
    return done(nextChapter({ ...state, results, lunaLevel: choice.level }));
  }

  /** CAMP-1, CAMP-4: nothing but points and Luna's level is carried over. */
  function nextChapter(state: CampaignState): CampaignState {
    const chapter = CHAPTERS[state.results.length];
    if (chapter === undefined) return { ...state, phase: 'over' };
    const game = rules.createGame(chapterOptions(state.options, chapter, state.lunaLevel));
    return { ...state, chapter, phase: 'game', game };
  }

  return {
    createCampaign,
    tryCampaignReduce,
    ...bindCampaignRecords(rules, { createCampaign, tryCampaignReduce }),
    campaignReduce(state, action) {
      const result = tryCampaignReduce(state, action);
      if (!result.ok) throw new IllegalCampaignActionError(result.violations);
      return result.state;
    },
    saveCampaign: withChecksum,
    loadCampaign: (save) => loadCampaign(rules, save),
    campaignActions(state) {
      if (state.phase === 'over') return [];
      if (state.phase === 'game') return rules.legalActions(state.game).map((action) => ({ type: 'play', action }));
      return levelChoices(lastResult(state.results)).map(({ level }) => ({ type: 'setLunaLevel', level }));
    },
  };
}

function done(state: CampaignState): CampaignResult {
  return { ok: true, state: deepFreeze(state) };
}
