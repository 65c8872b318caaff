import type { Game, StepsTo } from './game.ts';
import { at } from './game.ts';
import { claim, claimAnswers } from './missions.ts';
import type { Action, Seat } from './types.ts';

/**
 * Asks a seat and returns its answer. A single answer is taken at once, unless `always`. Tasks of missions can be
 * claimed at every decision of the own turn. The decision stays open; its answers are computed again (AMB-MISSION-1).
 */
export function* ask<A extends Action>(
  game: Game,
  seat: Seat,
  answers: () => readonly A[],
  always?: 'always',
): StepsTo<A> {
  for (;;) {
    const own = answers();
    const claims = game.claimant === seat ? claimAnswers(game, seat) : [];
    if (own.length === 0) throw new Error('A decision without an answer');
    if (own.length === 1 && claims.length === 0 && always !== 'always') return at(own, 0);
    const action = yield [...own, ...claims];
    if (action.type === 'claimTask') claim(game, action);
    else return action as A;
  }
}
