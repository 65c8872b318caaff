import { sum } from '../engine/lists.ts';
import type { Chapter } from './options.ts';
import type { SuccessPoints } from './points.ts';
import { beatenPoints } from './points.ts';
import type { ChapterGame } from './state.ts';

/**
 * Says how the success points of a game contradict its totals or its chapter; `withLuna` says whether the last seat is
 * Luna's. Points for tracks, and for the missions of people, depend on the game alone and are not checked.
 */
export function pointsProblem(
  chapter: Chapter,
  withLuna: boolean,
  { totals, points }: ChapterGame,
): string | undefined {
  const luna = withLuna ? totals.length - 1 : undefined;
  for (const [seat, own] of points.entries()) {
    const wanted = beatenPoints(totals, totals[seat] ?? 0);
    if (own.beatOne !== wanted.beatOne || own.beatTwo !== wanted.beatTwo) {
      return `seat ${seat} must have ${wanted.beatOne} and ${wanted.beatTwo} points for earning more than others`;
    }
    if (seat === luna && own.mission !== 1) return `seat ${seat} is Luna and must have her point for missions`; // CAMP-23
  }
  return extraProblem(chapter, points);
}

/** CAMP-11: only chapters 3 and 4 add a point, and at most one seat gets it. */
function extraProblem(chapter: Chapter, points: readonly SuccessPoints[]): string | undefined {
  const extra = sum(points, (own) => own.extra);
  if (extra > (chapter < 3 ? 0 : 1)) return `chapter ${chapter} adds ${chapter < 3 ? 'no point' : 'one point at most'}`;
  // CAMP-17, MISSION-9: whoever has a personal bonus space has done all tasks of a mission.
  const isWithoutMission = chapter === 3 && points.some((own) => own.extra === 1 && own.mission === 0);
  return isWithoutMission ? 'the added point of chapter 3 goes with the one for missions' : undefined;
}
