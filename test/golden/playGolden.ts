import type { Action, Rules } from '../../src/index.ts';
import { chooseGreedily } from '../../src/search/bots/greedy.ts';
import { chooseRandomly, drawFor } from '../../src/testing.ts';
import type { GoldenGame } from './games.ts';
import { chooseAsHunter } from './hunters.ts';

/** The actions of a whole golden game: the greedy player's, with random ones mixed in, or a hunt. */
export function playGolden(rules: Rules, { options, random, quarry }: GoldenGame): Action[] {
  const draw = drawFor(options.seed);
  const actions: Action[] = [];
  let state = rules.createGame(options);
  for (;;) {
    const [prompt] = rules.pending(state);
    if (prompt === undefined) return actions;
    const { seat } = prompt;
    const isRandom = 100 * draw() < random;
    let action = chooseGreedily(rules, state, seat);
    if (quarry !== undefined) action = chooseAsHunter(rules, state, seat, draw, quarry);
    else if (isRandom) action = chooseRandomly(draw, rules.legalActions(state, seat));
    actions.push(action);
    state = rules.reduce(state, action);
  }
}
