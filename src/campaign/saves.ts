import * as v from 'valibot';
import type { CoreRules } from '../api/coreRules.ts';
import { LUNA_LEVELS } from '../components/printed.ts';
import { deepFreeze } from '../engine/copy.ts';
import type { GameState } from '../game/model/state.ts';
import { InvalidSaveError, isInvalidSaveError, readSave } from '../hosting/saves/readSave.ts';
import { loadState } from '../hosting/saves/saveGame.ts';
import { seat } from '../hosting/saves/shape/seats.ts';
import { LIMITS } from '../input/limits.ts';
import { readJson } from '../input/readJson.ts';
import { exact, list, oneOf, orNull, type Schema, whole } from '../input/shapes.ts';
import type { CampaignOptions } from './options.ts';
import { CHAPTERS, parseFilledOptions } from './options.ts';
import type { SuccessPoints } from './points.ts';
import type { CampaignState, ChapterGame, ChapterResult } from './state.ts';
import { CAMPAIGN_SCHEMA } from './state.ts';
import { stateProblem } from './stateProblem.ts';

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

/** Options and game have their own readers. */
const unread = <T>(): Schema<T> => v.unknown() as unknown as Schema<T>;

const campaign: Schema<CampaignState> = exact<CampaignState>({
  schema: oneOf([CAMPAIGN_SCHEMA]),
  options: unread<CampaignOptions>(),
  chapter: oneOf(CHAPTERS),
  phase: oneOf(['game', 'lunaLevel', 'over']),
  lunaLevel: level,
  game: unread<GameState>(),
  loop: list(game, LIMITS.loopGames),
  results: list(result),
});

/**
 * Reads a saved campaign, as text or as a parsed value. It checks that all parts agree with each other, but not that the
 * campaign was played; a record of the campaign proves that.
 * @throws InvalidSaveError that names what is wrong.
 */
export function loadCampaign(rules: CoreRules, input: unknown): CampaignState {
  const read = readJson(campaign, readSave(input));
  if (!read.ok) throw new InvalidSaveError(read.error);
  const options = readOptions(read.value.options);
  const state = { ...read.value, options, game: readGame(rules, read.value.game) };
  const problem = stateProblem(rules, state);
  if (problem !== undefined) throw new InvalidSaveError([problem]);
  return deepFreeze(state);
}

function readGame(rules: CoreRules, input: unknown): GameState {
  try {
    return loadState(rules.content, input);
  } catch (error) {
    if (!isInvalidSaveError(error)) throw error;
    throw new InvalidSaveError(
      error.problems.map(({ path, expected }) => ({ path: path.replace('$', '$.game'), expected })),
    );
  }
}

function readOptions(input: unknown): CampaignOptions {
  const read = parseFilledOptions(input);
  if (read.ok) return read.value;
  throw new InvalidSaveError(
    read.error.map(({ field, message }) => ({ path: `$.options.${field}`, expected: message })),
  );
}
