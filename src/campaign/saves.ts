import * as v from 'valibot';
import type { CoreRules } from '../api/coreRules.ts';
import { defaultRules } from '../api/defaultRules.ts';
import { LUNA_LEVELS } from '../components/printed.ts';
import { deepFreeze } from '../engine/copy.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import { parseOptions } from '../game/model/optionsSchema.ts';
import type { GameState } from '../game/model/state.ts';
import { outcomeOf } from '../game/modules/menaces/menaceOnBoard.ts';
import { withChecksum } from '../hosting/saves/checksum.ts';
import { InvalidSaveError, isInvalidSaveError, readSave } from '../hosting/saves/readSave.ts';
import { loadState } from '../hosting/saves/saveGame.ts';
import { seat } from '../hosting/saves/shape/seats.ts';
import { LIMITS } from '../input/limits.ts';
import type { JsonProblem } from '../input/problems.ts';
import { readJson } from '../input/readJson.ts';
import { exact, list, oneOf, orNull, type Schema, whole } from '../input/shapes.ts';
import type { CampaignOptions, Chapter } from './options.ts';
import { CHAPTERS, chapterOptions, differingOption, parseCampaignOptions } from './options.ts';
import { pointsProblem } from './points.ts';
import { chapterGame, chapterResult, levelChoices } from './results.ts';
import type { CampaignState, ChapterGame, ChapterResult, SuccessPoints } from './state.ts';
import { CAMPAIGN_SCHEMA } from './state.ts';

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

/** Writes a campaign as text with a checksum, during a game or between two games. */
export function saveCampaign(state: CampaignState): string {
  return withChecksum(state);
}

/**
 * Reads a saved campaign, as text or as a parsed value. It checks that all parts agree with each other, but not that the
 * campaign was played; a record of the campaign proves that.
 * @throws InvalidSaveError that names what is wrong.
 */
export function loadCampaign(save: unknown, rules: CoreRules = defaultRules()): CampaignState {
  const read = readJson(campaign, readSave(save));
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
  const read = parseCampaignOptions(input);
  if (read.ok) return read.value;
  throw new InvalidSaveError(
    read.error.map(({ field, message }) => ({ path: `$.options.${field}`, expected: message })),
  );
}

type Problem = JsonProblem | undefined;
const problemAt = (path: string, expected: string): JsonProblem => ({ path, expected });

/** The first place where the parts of a campaign contradict each other. */
function stateProblem(rules: CoreRules, state: CampaignState): Problem {
  return phaseProblem(rules, state) ?? gamesProblem(state) ?? levelProblem(state) ?? gameProblem(rules, state);
}

function phaseProblem(rules: CoreRules, { options, chapter, phase, lunaLevel, results, game }: CampaignState): Problem {
  const isFinished = phase !== 'game';
  const played = isFinished ? chapter : chapter - 1;
  if ((lunaLevel === null) !== (options.luna === null)) {
    return problemAt('$.lunaLevel', 'a level of Luna exactly when she plays');
  }
  if (phase === 'lunaLevel' && lunaLevel === null) return problemAt('$.phase', 'a phase without Luna');
  if (phase === 'over' && chapter !== CHAPTERS.length)
    return problemAt('$.phase', `'over' after the last chapter only`);
  if (results.length !== played) return problemAt('$.results', `a list of ${played}`);
  if (rules.isOver(game) !== isFinished) return problemAt('$.game', 'a game that is over exactly when its chapter is');
  return undefined;
}

/** CAMP-28: games of the loop in the last chapter alone; every result is what its games come to. */
function gamesProblem({ options, chapter, phase, results, loop }: CampaignState): Problem {
  const seats = options.players.length + (options.luna === null ? 0 : 1);
  const fits = ({ totals, points }: ChapterGame): boolean => totals.length === seats && points.length === seats;
  const mayLoop = (number: number): boolean => number === CHAPTERS.length;
  if (loop.length > 0 && (phase !== 'game' || !mayLoop(chapter))) {
    return problemAt('$.loop', 'games in the last chapter only, as long as it goes on');
  }
  if (loop.length >= LIMITS.loopGames) return problemAt('$.loop', `at most ${LIMITS.loopGames - 1} games`);
  if (!loop.every(fits)) return problemAt('$.loop', `totals and points of ${seats} seats`);
  const withLuna = options.luna !== null;
  const loopPoints = gamePointsProblem({ chapter, withLuna, games: loop, looping: loop.length }, '$.loop');
  if (loopPoints !== undefined) return loopPoints;
  for (const [index, { lunaBonus, ...result }] of results.entries()) {
    const path = `$.results[${index}]`;
    const { games } = result;
    if (result.chapter !== index + 1) return problemAt(`${path}.chapter`, String(index + 1));
    if (games.length === 0 || (games.length > 1 && !mayLoop(result.chapter))) {
      return problemAt(`${path}.games`, 'one game, or those of a time loop');
    }
    if (!games.every(fits)) return problemAt(`${path}.games`, `totals and points of ${seats} seats`);
    const ofGames = { chapter: result.chapter, withLuna, games, looping: games.length - 1 };
    const points = gamePointsProblem(ofGames, `${path}.games`);
    if (points !== undefined) return points;
    const { lunaBonus: _, ...wanted } = chapterResult(result, games);
    if (sortedJson(wanted) !== sortedJson(result)) return problemAt(path, 'what its games come to');
  }
  return undefined;
}

interface PlayedGames {
  readonly chapter: Chapter;
  readonly withLuna: boolean;
  readonly games: readonly ChapterGame[];
  /** So many of them, from the first, ended in the time loop. */
  readonly looping: number;
}

/** The points of each game are those of its totals. CAMP-20: while the menace is there, nobody has removed it. */
function gamePointsProblem({ chapter, withLuna, games, looping }: PlayedGames, path: string): Problem {
  for (const [index, game] of games.entries()) {
    const problem = pointsProblem(chapter, withLuna, game);
    if (problem !== undefined) return problemAt(`${path}[${index}].points`, `other points: ${problem}`);
    if (index < looping && game.points.some(({ extra }) => extra > 0)) {
      return problemAt(`${path}[${index}].points`, 'no point for the removal of a menace that is still there');
    }
  }
  return undefined;
}

/** CAMP-21, CAMP-24 to CAMP-26: the level of each chapter is one that could be chosen after the one before. */
function levelProblem({ options, phase, lunaLevel, results }: CampaignState): Problem {
  const levels = [...results.map((result) => result.lunaLevel), lunaLevel];
  if (levels[0] !== (options.luna?.level ?? null)) return problemAt('$.lunaLevel', 'the level of the options at first');
  for (const [index, result] of results.entries()) {
    const next = levels[index + 1] ?? null;
    const isOpen = phase === 'lunaLevel' && index === results.length - 1;
    const choice = levelChoices(result).find(({ level }) => level === next);
    const bonus = isOpen ? null : (choice?.bonus ?? null);
    if (isOpen ? next !== result.lunaLevel : next !== null && choice === undefined) {
      return problemAt('$.lunaLevel', `a level that may follow chapter ${result.chapter}`);
    }
    if (result.lunaBonus !== bonus) return problemAt(`$.results[${index}].lunaBonus`, String(bonus));
  }
  return undefined;
}

/** The game is the one of the chapter, and if it is over, its result is the last one of the games. */
function gameProblem(
  rules: CoreRules,
  { options, chapter, phase, lunaLevel, results, loop, game }: CampaignState,
): Problem {
  const result = phase === 'game' ? undefined : results.at(-1);
  const loops = result === undefined ? loop.length : result.games.length - 1;
  const ofChapter = chapterOptions(options, chapter, result === undefined ? lunaLevel : result.lunaLevel);
  // MENACE-20: only one menace makes a loop, and it stays the same.
  const looping = rules.content.menaces.find(({ consequence }) => outcomeOf(consequence).isReplayed)?.id;
  const menace = options.menace === null || options.menace === looping ? looping : false;
  const seed = `${ofChapter.seed}${'+'.repeat(loops)}`;
  const wanted = parseOptions({ ...ofChapter, seed, ...(loops > 0 && { menace }) });
  const field = wanted.ok ? differingOption(game.options, wanted.value) : 'menace';
  if (field !== undefined) return problemAt(`$.game.options.${field}`, `that of chapter ${chapter}`);
  const last = result?.games.at(-1);
  if (last === undefined) return undefined;
  if (rules.timeLoop(game) !== null && loops + 1 < LIMITS.loopGames)
    return problemAt('$.game', 'a game that does not loop');
  const isSame = sortedJson(last) === sortedJson(chapterGame(rules, game));
  return isSame ? undefined : problemAt(`$.results[${results.length - 1}]`, 'what the game came to');
}
