import { LUNA_LEVELS } from '../components/printed.ts';
import { at } from '../engine/lists.ts';
import type { ChapterResult } from './state.ts';

/** A level Luna may go on at, and the success points it brings her. */
export interface LevelChoice {
  /** The level of the next chapter, 0-8. */
  readonly level: number;
  /** The success points that Luna gets, 0-2. */
  readonly bonus: number;
}

/**
 * Returns the levels at which Luna may go on. After a chapter that she has won, alone or not, the people may lower her level,
 * for 1 point, or leave it (LUNA-37, CAMP-24). CAMP-25: after another they may raise it, or leave it, for 2 points. Levels that do not exist are not offered
 * (AMB-CAMP-3).
 */
export function levelChoices({ lunaLevel, winners, totals }: ChapterResult): LevelChoice[] {
  if (lunaLevel === null) return [];
  const luna = totals.length - 1;
  const choices = winners.includes(luna)
    ? [
        { level: lunaLevel - 1, bonus: 1 },
        { level: lunaLevel, bonus: 0 },
      ]
    : [
        { level: lunaLevel, bonus: 2 },
        { level: lunaLevel + 1, bonus: 0 },
      ];
  return choices.filter(({ level }) => level >= LUNA_LEVELS.lowest && level <= LUNA_LEVELS.highest);
}

/** The result of the chapter that has just been played. */
export function lastResult(results: readonly ChapterResult[]): ChapterResult {
  return at(results, results.length - 1);
}
