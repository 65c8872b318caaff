import { chooseGreedily } from '../../src/bots/greedy/greedy.ts';
import type { Action, GameRecord, Rules } from '../../src/entries/index.ts';
import { simulate } from '../../src/entries/sim.ts';
import { chooseRandomly, drawFor } from '../../src/entries/testing.ts';
import type { GoldenGame, Played } from './games.ts';
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
    let action = chooseGreedily(state, seat, rules);
    if (quarry !== undefined) action = chooseAsHunter(rules, state, seat, draw, quarry);
    else if (isRandom) action = chooseRandomly(draw, rules.legalActions(state, seat));
    actions.push(action);
    state = rules.reduce(state, action);
  }
}

/** Whether a record shows what the game is there for. */
export function isShown({ shows }: GoldenGame, rules: Rules, record: GameRecord): boolean {
  if (shows === undefined) return true;
  const asked = new Set<string>();
  const game = simulate(rules.createGame(record.options), {}, rules);
  for (const action of record.actions) {
    for (const { kind } of game.pending()) asked.add(kind);
    game.play(action);
  }
  const played: Played = { actions: record.actions, asked };
  return shows(game.state, played);
}
