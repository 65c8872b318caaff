import { chooseGreedily } from '../../src/entries/bots.ts';
import type { CreateGameOptions, GameState } from '../../src/entries/index.ts';
import { must } from './must.ts';
import { rules } from './shipped.ts';

/** Returns the states of a game of greedy bots, from its start to its end. `step` is the number of earlier actions. */
export function* greedySteps(
  options: CreateGameOptions,
): Generator<{ readonly state: GameState; readonly step: number }> {
  let state = rules.createGame(options);
  for (let step = 0; ; step += 1) {
    yield { state, step };
    if (rules.isOver(state)) return;
    state = rules.reduce(state, chooseGreedily(state, must(rules.pending(state)[0]).seat, rules));
  }
}

/** Returns a game of greedy bots after a number of actions, or at its end. */
export function greedy(actions: number, options: CreateGameOptions): GameState {
  for (const { state, step } of greedySteps(options)) if (step === actions || rules.isOver(state)) return state;
  throw new Error('the game has no end');
}
