import { chapterResult } from '../../src/campaign/results.ts';
import type { CampaignScore, ChapterGame, ChapterResult, SuccessPoints } from '../../src/entries/campaign.ts';
import { levelChoices, rankOf } from '../../src/entries/campaign.ts';
import { HIDDEN } from '../../src/entries/index.ts';
import type { RichText, Text } from '../../src/entries/text.ts';

/** Returns a game with these totals, and with success points by seat. */
function gameOf(totals: readonly number[], ...points: readonly Partial<SuccessPoints>[]): ChapterGame {
  const none: SuccessPoints = { beatOne: 0, beatTwo: 0, mission: 0, tracks: 0, extra: 0 };
  return { totals, points: totals.map((_, seat) => ({ ...none, ...points[seat] })) };
}

/** Chapters of two players and Luna: one that Ben wins, one with a shared victory, and one whose menace was removed. */
export const FIRST: ChapterResult = chapterResult({ chapter: 1, lunaLevel: 3 }, [
  gameOf([1, 50, 40], { tracks: 1 }, { beatOne: 1, beatTwo: 1, mission: 1, tracks: 2 }, { beatOne: 1, mission: 1 }),
]);
export const SHARED: ChapterResult = chapterResult({ chapter: 3, lunaLevel: 3 }, [
  gameOf([50, 20, 50], { beatOne: 1, extra: 1 }, {}, { beatOne: 1, mission: 1 }),
]);
export const REMOVED: ChapterResult = chapterResult({ chapter: 4, lunaLevel: 3 }, [
  gameOf([60, 50, 40], { beatOne: 1, beatTwo: 1 }, { beatOne: 1, extra: 1 }, { mission: 1 }),
]);

const LOOPED = gameOf([120, 100, 80], { beatOne: 1, beatTwo: 1 }, { beatOne: 1 }, { mission: 1 });
/** Games of a running time loop, and two chapters with a finished one: by a removal, and by the limit of games. */
export const LOOP: readonly ChapterGame[] = [LOOPED, LOOPED];
export const LEFT: ChapterResult = chapterResult({ chapter: 4, lunaLevel: null }, [
  ...LOOP,
  gameOf([90, 110, 95], {}, { beatOne: 1, beatTwo: 1, extra: 1 }, { beatOne: 1 }),
]);
export const LIMITED: ChapterResult = chapterResult({ chapter: 4, lunaLevel: 3 }, [...LOOP, LOOPED]);

/** Returns a campaign score from the points of each chapter and Luna's bonus. */
export function scoreOf(
  chapters: readonly (readonly number[])[],
  bonus: number,
  winners: readonly number[],
): CampaignScore {
  const seats = chapters.map((own, seat) => {
    const bonuses = own.map(() => (seat === chapters.length - 1 ? bonus : 0));
    const total = [...own, ...bonuses].reduce((sum, each) => sum + each, 0);
    return { chapters: own, bonuses, total, rank: rankOf(total) };
  });
  return { seats, winners };
}

/** Returns all texts of a campaign. */
export function campaignTexts(text: Text): readonly RichText[] {
  const results = [FIRST, SHARED, REMOVED, LEFT, LIMITED];
  const scores = [scoreOf([[1], [7], [22]], 2, [2]), scoreOf([[1], [1], [1]], 0, [0, 1, 2])].map((score) =>
    text.standing(score),
  );
  return [
    ...['apollo', HIDDEN].map((seed) => [text.campaign({ options: { seed } })]),
    ...results.flatMap((result) => [[text.chapter(result)], ...text.chapterResult(result)]),
    ...text.timeLoop(LOOP),
    ...levelChoices(FIRST).map((choice) => [text.lunaLevel(choice)]),
    ...scores.flatMap(({ title, rows, ranks, verdict }) => [
      [title],
      ...rows.map(({ label }) => [label]),
      ...ranks,
      verdict ?? [],
    ]),
  ];
}
