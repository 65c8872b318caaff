import type { Game } from '../../rules/kit.ts';
import type { Problems } from '../problems.ts';
import { layoutProblems } from './layout.ts';
import { pieceProblems } from './pieces.ts';
import { possessionProblems } from './possessions.ts';
import { stackProblems } from './stack/stack.ts';

/** Each rests on what the ones before it have found in order. */
const CHECKS = [layoutProblems, pieceProblems, possessionProblems, stackProblems] as const;

/** What does not fit together in a state of the right shape; empty when it is whole. */
export function structureProblems(game: Game): Problems {
  for (const check of CHECKS) {
    const problems = check(game);
    if (problems.length > 0) return problems;
  }
  return [];
}
