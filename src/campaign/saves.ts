import * as v from 'valibot';
import type { CoreRules } from '../api/coreRules.ts';
import { LUNA_LEVELS } from '../components/printed.ts';
import { isOver } from '../core/play.ts';
import { deepFreeze } from '../engine/copy.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import { at } from '../engine/lists.ts';
import { CHAPTERS, type ChapterGame, type ChapterResult, type SuccessPoints } from '../game/model/campaign.ts';
import { parseOptions } from '../game/model/optionsSchema.ts';
import type { GameState } from '../game/model/state.ts';
import { InvalidSaveError, isInvalidSaveError, readSave, withChecksum } from '../hosting/saves/readSave.ts';
import { loadGame } from '../hosting/saves/saveGame.ts';
import { seat } from '../hosting/saves/shape/state.ts';
import { LIMITS } from '../input/limits.ts';
import type { JsonProblem } from '../input/problems.ts';
import { readJson } from '../input/readJson.ts';
import { exact, list, oneOf, orNull, type Schema, whole } from '../input/shapes.ts';
import { type CampaignOptions, chapterOptions, differingOption, parseCampaignOptions } from './options.ts';
import { chapterResult } from './results.ts';
import { CAMPAIGN_SCHEMA, type CampaignState, type WholeCampaign, wholeCampaign } from './state.ts';

const amount = whole(0, 99_999);
const level = orNull(whole(LUNA_LEVELS.lowest, LUNA_LEVELS.highest));
const points = exact<SuccessPoints>({
  beatOne: whole(0, 1),
  beatTwo: whole(0, 1),
  mission: whole(0, 1),
  tracks: whole(0, 6),
  extra: whole(0, 2),
});
const game = exact<ChapterGame>({ totals: list(amount), points: list(points) });
const result = exact<ChapterResult>({
  chapter: oneOf(CHAPTERS),
  lunaLevel: level,
  games: list(game, LIMITS.loopGames),
  totals: list(amount),
  points: list(amount),
  winners: list(seat),
  lunaBonus: orNull(whole(0, 2)),
});

/** A value that is parsed in a later step: the options or the game. */
const readSeparately = <T>(): Schema<T> => v.unknown() as unknown as Schema<T>;

const campaign: Schema<CampaignState> = exact<CampaignState>({
  schema: oneOf([CAMPAIGN_SCHEMA]),
  options: readSeparately<CampaignOptions>(),
  chapter: oneOf(CHAPTERS),
  phase: oneOf(['game', 'lunaLevel', 'over']),
  lunaLevel: level,
  game: readSeparately<GameState>(),
  loop: list(game, LIMITS.loopGames - 1),
  results: list(result),
});

/**
 * Returns a campaign as JSON text with a checksum, which `loadCampaign` accepts. You can save a campaign at any time.
 * @throws ForeignStateError for a view, or a campaign with a different schema or rules version.
 * @example
 * ```ts
 * localStorage.setItem('campaign', saveCampaign(campaign));
 * ```
 */
export function saveCampaign(state: WholeCampaign): string {
  return withChecksum(wholeCampaign(state));
}

/**
 * Loads a campaign from its save, given as text or as parsed JSON. A forged save may stop its own campaign later with a
 * `CorruptStateError`. **Unlike a record, a save does not prove that the campaign was played by the rules.**
 * @throws InvalidSaveError when the save is invalid. Its message lists the problems.
 * @example
 * ```ts
 * const campaign = loadCampaign(localStorage.getItem('campaign'));
 * ```
 */
export function loadCampaign(save: unknown, rules?: CoreRules): CampaignState {
  const read = readJson(campaign, readSave(save));
  if (!read.ok) throw new InvalidSaveError(read.error);
  const options = readOptions(read.value.options);
  const state = { ...read.value, options, game: readGame(rules, read.value.game) };
  // Only the first problem is reported.
  const problem = phaseProblem(rules, state) ?? gamesProblem(state) ?? gameProblem(state);
  if (problem !== undefined) throw new InvalidSaveError([problem]);
  return deepFreeze(state);
}

function readGame(rules: CoreRules | undefined, input: unknown): GameState {
  try {
    return loadGame(input, rules);
  } catch (error) {
    if (!isInvalidSaveError(error)) throw error;
    throw new InvalidSaveError(error.problems.map((each) => ({ ...each, path: each.path.replace('$', '$.game') })));
  }
}

function readOptions(input: unknown): CampaignOptions {
  const read = parseCampaignOptions(input);
  if (read.ok) return read.value;
  throw new InvalidSaveError(
    read.error.map(({ field, message }) => ({ path: `$.options.${field}`, expected: message })),
  );
}

type Problem = JsonProblem | undefined;
const problemAt = (path: string, expected: string): JsonProblem => ({ path, expected });

// These checks find what would prevent continuing the campaign or saving and loading it again.

function phaseProblem(rules: CoreRules | undefined, campaign: CampaignState): Problem {
  const { options, chapter, phase, lunaLevel, results, game } = campaign;
  const isFinished = phase !== 'game';
  const played = isFinished ? chapter : chapter - 1;
  const withoutLuna = options.luna === null;
  const levels = [lunaLevel, ...results.map((result) => result.lunaLevel)];
  if (levels.some((level) => (level === null) !== withoutLuna)) {
    return problemAt('$.lunaLevel', withoutLuna ? 'null without Luna' : "Luna's level");
  }
  if (phase === 'lunaLevel' && lunaLevel === null) return problemAt('$.phase', 'game or over, without Luna');
  if (results.length !== played) return problemAt('$.results', `a list of ${played}`);
  if (isOver(game, rules) === isFinished) return undefined;
  return problemAt('$.game', `a game that is ${isFinished ? 'over' : 'not over'}`);
}

function gamesProblem({ options, phase, results, loop }: CampaignState): Problem {
  const seats = options.players.length + (options.luna === null ? 0 : 1);
  const fits = ({ totals, points }: ChapterGame): boolean => totals.length === seats && points.length === seats;
  if (phase !== 'game' && loop.length > 0) return problemAt('$.loop', 'an empty list after the chapter');
  if (!loop.every(fits)) return problemAt('$.loop', `totals and points of ${seats} seats`);
  for (const [index, result] of results.entries()) {
    const { games, lunaLevel, lunaBonus } = result;
    const path = `$.results[${index}]`;
    if (games.length === 0 || !games.every(fits)) return problemAt(`${path}.games`, `games of ${seats} seats`);
    const expected = { ...chapterResult({ chapter: at(CHAPTERS, index), lunaLevel }, games), lunaBonus };
    if (sortedJson(expected) !== sortedJson(result)) return problemAt(path, 'the result of its games');
  }
  return undefined;
}

/** Checks that the current game belongs to its chapter and, in a time loop, that it is the next game (MENACE-20). */
function gameProblem({ options, chapter, phase, lunaLevel, loop, game }: CampaignState): Problem {
  if (phase !== 'game') return undefined;
  const first = chapterOptions(options, chapter, lunaLevel);
  const seed = `${first.seed}${'+'.repeat(loop.length)}`;
  const expected = parseOptions({ ...first, seed, ...(loop.length > 0 && { menace: game.options.menace }) });
  const field = expected.ok ? differingOption(game.options, expected.value) : 'menace';
  return field && problemAt(`$.game.options.${field}`, `the option of chapter ${chapter}`);
}
