import { chooseGreedily } from '../../src/entries/bots.ts';
import type { CreateGameOptions, GameState } from '../../src/entries/index.ts';
import { rules } from '../kit/shipped.ts';

/** Returns a game of greedy bots after a number of actions. */
export function greedy(actions: number, options: CreateGameOptions): GameState {
  let state = rules.createGame(options);
  for (let step = 0; step < actions && !rules.isOver(state); step += 1) {
    const [next] = rules.pending(state);
    if (next === undefined) break;
    state = rules.reduce(state, chooseGreedily(state, next.seat, rules));
  }
  return state;
}
