import type { Game } from '../../../game/rules/game.ts';
import type { JsonProblems } from '../../../input/problems.ts';
import { areaProblems } from './areas.ts';
import { boardProblems } from './board.ts';
import { layoutProblems } from './layout.ts';
import { lunaStateProblems } from './luna.ts';
import { markerProblems } from './markers.ts';
import { missionProblems } from './missions.ts';
import { pieceProblems } from './pieces.ts';
import { researchProblems } from './research.ts';
import { settingProblems } from './setting.ts';
import { stackProblems } from './stack/stack.ts';
import { supplyProblems } from './supply.ts';
import { endProblems, turnProblems } from './turns.ts';

/** Each step relies on the steps before it. The checks of one step do not rely on each other. */
const STEPS: readonly (readonly ((game: Game) => JsonProblems)[])[] = [
  [layoutProblems],
  [pieceProblems, endProblems],
  [settingProblems, supplyProblems, boardProblems, researchProblems],
  [areaProblems, missionProblems, markerProblems, lunaStateProblems],
  [turnProblems],
  [stackProblems],
];

/** What does not fit together in a state of the right shape; empty when it is whole. */
export function positionProblems(game: Game): JsonProblems {
  for (const checks of STEPS) {
    const problems = checks.flatMap((check) => check(game));
    if (problems.length > 0) return problems;
  }
  return [];
}
