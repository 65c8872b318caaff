// The campaign (chapter 20): success points, Luna's levels, and the winners.

import type { Game } from './game.ts';
import { isLuna, need, playerOf } from './game.ts';
import { mustReplay } from './menace.ts';
import { tasksClaimed } from './missions.ts';
import { scores } from './score.ts';
import { atEnd } from './tracks.ts';
import type {
  CampaignScore,
  CampaignSeatScore,
  Chapter,
  ChapterGame,
  ChapterResult,
  CreateGameOptions,
  LevelChoice,
  Seat,
  SuccessPoints,
} from './types.ts';
import { CHAPTERS, COMPANIES, LUNA_LEVELS } from './types.ts';

/** In a campaign, a time loop has no more than this number of games ("Endless time loops"). */
const LONGEST_LOOP = 30;

type ChapterSetUp = Required<
  Pick<CreateGameOptions, 'board' | 'missions' | 'menace' | 'chapter3' | 'tracks' | 'startingTokens'>
>;

/** CAMP-15, CAMP-16, CAMP-18: the set-up of a chapter. The first player is drawn again (AMB-CAMP-7). */
export function chapterSetUp(chapter: Chapter): ChapterSetUp {
  return {
    board: chapter === 2 || chapter === 4 ? 'belt' : 'moon',
    missions: true,
    menace: chapter === 4,
    chapter3: chapter === 3,
    tracks: 'random',
    startingTokens: 'choose',
  };
}

/** CAMP-21: Luna's possible levels at the start; the first one is the default. */
export function startingLevels(players: number): number[] {
  return players === 1 ? [5, 4] : [3, 2];
}

// ---- One game

/** The totals and success points of a finished game of a chapter (CAMP-5, CAMP-12). */
export function chapterGame(game: Game, chapter: Chapter): ChapterGame {
  const totals = scores(game).map(({ total }) => total);
  return { totals, points: totals.map((_, seat) => successPoints(game, chapter, totals, seat)) };
}

/** CAMP-6 to CAMP-11, for Luna too (CAMP-22). The winner's point is not among them (AMB-MENACE-11). */
function successPoints(game: Game, chapter: Chapter, totals: readonly number[], seat: Seat): SuccessPoints {
  const total = need(totals[seat], 'total');
  const beaten = totals.filter((other) => other < total).length;
  return {
    beatOne: beaten >= 1 ? 1 : 0, // CAMP-6
    beatTwo: beaten >= 2 ? 1 : 0, // CAMP-7
    mission: isLuna(game, seat) || tasksClaimed(game, seat) >= 2 ? 1 : 0, // CAMP-9, CAMP-23
    tracks: finishedTracks(game, seat), // CAMP-10
    extra: isExtraGoal(game, chapter, seat) ? 1 : 0, // CAMP-11
  };
}

/** CAMP-10, AMB-CAMP-6: the tracks on whose last space a marker stands. Luna's board has its own tracks. */
function finishedTracks(game: Game, seat: Seat): number {
  const { tank, research } = isLuna(game, seat) ? game.content.luna : game.content.playerBoard;
  const { helium, upload } = playerOf(game, seat);
  const companies = COMPANIES.filter((company) => atEnd(game, seat, company)).length;
  return companies + (helium >= tank.last ? 1 : 0) + (upload >= research.last ? 1 : 0);
}

/** CAMP-17: the first completed mission. CAMP-20: the removal of the menace. */
function isExtraGoal(game: Game, chapter: Chapter, seat: Seat): boolean {
  if (chapter === 3) return game.table.missions?.first === seat;
  return chapter === 4 && game.table.menace?.holder === seat;
}

// ---- One chapter

/** MENACE-20: true if another game of the chapter follows after `played` games. */
export function loopGoesOn(game: Game, played: number): boolean {
  return mustReplay(game) && played < LONGEST_LOOP;
}

/** MENACE-20: the set-up of the next game, with the same menace card, and otherwise at random. */
export function nextOfLoop({ options, table }: Game): Omit<CreateGameOptions, 'seed' | 'deal'> {
  const { seed, deal, ...kept } = options;
  const atRandom = { tracks: 'random', startingTokens: 'choose', firstPlayer: 'random' } as const;
  return { ...kept, ...atRandom, menace: need(table.menace, 'menace').id };
}

/**
 * Averages of all games of the chapter (MENACE-21, CAMP-28, AMB-CAMP-5), and a point for each winner (CAMP-8,
 * AMB-MENACE-11). Luna's level is set later (CAMP-26).
 */
export function chapterResult(
  chapter: Chapter,
  games: readonly ChapterGame[],
  lunaLevel: number | null,
): ChapterResult {
  const seats = (games[0]?.totals ?? []).map((_, seat) => seat);
  const totals = seats.map((seat) => average(games.map((game) => need(game.totals[seat], 'total'))));
  const points = seats.map((seat) => average(games.map((game) => sumOf(need(game.points[seat], 'points')))));
  const winners = best(totals);
  return {
    chapter,
    lunaLevel,
    games,
    totals,
    points: points.map((sum, seat) => sum + (winners.includes(seat) ? 1 : 0)),
    winners,
    lunaBonus: null,
  };
}

function sumOf({ beatOne, beatTwo, mission, tracks, extra }: SuccessPoints): number {
  return beatOne + beatTwo + mission + tracks + extra;
}

/** MENACE-21, AMB-MENACE-9: halves are rounded up. */
function average(numbers: readonly number[]): number {
  return Math.floor(numbers.reduce((sum, number) => sum + number, 0) / numbers.length + 0.5);
}

/** The seats with the highest number. Ties are not broken (SCORE-10, CAMP-13). */
function best(numbers: readonly number[]): Seat[] {
  const highest = Math.max(...numbers);
  return [...numbers.keys()].filter((seat) => numbers[seat] === highest);
}

/** The levels to which Luna may be set after a chapter; the first one leaves her level as it is (CAMP-24, CAMP-25). */
export function levelChoices({ lunaLevel, winners }: ChapterResult, luna: Seat): LevelChoice[] {
  const level = need(lunaLevel, "Luna's level");
  const won = winners.includes(luna); // AMB-CAMP-1
  const choices = won
    ? [
        { level, bonus: 0 },
        { level: level - 1, bonus: 1 },
      ] // CAMP-24
    : [
        { level, bonus: 2 },
        { level: level + 1, bonus: 0 },
      ]; // CAMP-25
  const { lowest, highest } = LUNA_LEVELS;
  return choices.filter((choice) => choice.level >= lowest && choice.level <= highest); // AMB-CAMP-3
}

// ---- The campaign

/** CAMP-13, CAMP-14: the sums of all chapters played so far. Luna, if she plays, has the last seat. */
export function campaignScore(results: readonly ChapterResult[], seats: number): CampaignScore {
  const scored = Array.from({ length: seats }, (_, seat) => seatScore(results, seat, seats - 1));
  const settled = results.every(({ lunaLevel, lunaBonus }) => lunaLevel === null || lunaBonus !== null);
  const over = results.length === CHAPTERS.length && settled;
  return { seats: scored, winners: over ? best(scored.map(({ total }) => total)) : [] };
}

function seatScore(results: readonly ChapterResult[], seat: Seat, last: Seat): CampaignSeatScore {
  const chapters = results.map(({ points }) => need(points[seat], 'points'));
  const bonuses = results.map(({ lunaBonus }) => (seat === last ? (lunaBonus ?? 0) : 0));
  const total = [...chapters, ...bonuses].reduce((sum, points) => sum + points, 0);
  return { chapters, bonuses, total, rank: rankOf(total) };
}

/** CAMP-14: the lowest sums of success points of the ranks 1 to 4. */
const RANKS = [7, 12, 17, 22];

/** CAMP-14: 0 below the first rank. */
export function rankOf(total: number): number {
  return RANKS.filter((lowest) => total >= lowest).length;
}
