// Counts sequences of legal actions with the referee. Its generators cannot be copied, so each branch starts again from
// the table at the beginning of the turn or planning phase, and replays the answers given in it.

import { sum } from '../../src/engine/lists.ts';
import { must } from '../kit/must.ts';
import { type Moment, type Referee, resumeGame } from '../referee/referee.ts';
import type { Content, GameOptions, Table } from '../referee/types.ts';

/** A position at which the referee can start, and the answers since it, as indexes into the offers. */
export interface Branch {
  readonly start: () => Referee;
  readonly answers: readonly number[];
}

/** Returns the number of sequences of `depth` legal actions, as `perft` does with the library. */
export function refereePerft(start: () => Referee, depth: number): number {
  return leavesOf(start(), { start, answers: [] }, depth);
}

function leavesOf(referee: Referee, branch: Branch, depth: number): number {
  if (depth === 0) return 1;
  const { length } = referee.offers;
  if (depth === 1) return length;
  const from = branchAt(referee, branch);
  return sum(Array.from({ length }, (_, index) => leavesOf(...childOf(from, index), depth - 1)));
}

/** Plays one more answer in a new game. */
export function childOf({ start, answers }: Branch, index: number): readonly [Referee, Branch] {
  const referee = start();
  const all = [...answers, index];
  for (const answer of all) referee.play(must(referee.offers[answer]));
  return [referee, { start, answers: all }];
}

/** Returns a branch that starts here, if the referee can, so that less is replayed. */
export function branchAt(referee: Referee, branch: Branch): Branch {
  const moment = momentOf(referee);
  if (moment === null) return branch;
  const { content, options } = referee.game;
  // The referee is not played on from here, so its table does not change.
  return { start: starting(content, options, referee.table, moment), answers: [] };
}

export function starting(content: Content, options: GameOptions, table: Table, moment: Moment): () => Referee {
  return () => resumeGame(content, options, table, moment);
}

/** Returns the moment of a planning phase or of a turn in which nothing has been counted, otherwise null. */
function momentOf({ game, offers }: Referee): Moment | null {
  const [first] = offers;
  if (first === undefined) return null;
  if (first.type === 'planCard' || first.type === 'confirmPlan') {
    return { phase: 'planning', seats: [...new Set(offers.map(({ seat }) => seat))] };
  }
  const isTurn = first.type === 'lunaTurn' || offers.some(({ type }) => type === 'pass');
  const isCounted = Object.values(game.counts).some((count) => count > 0);
  return isTurn && !isCounted ? { phase: 'turn', seat: first.seat, turns: game.turns } : null;
}
