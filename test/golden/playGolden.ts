import { chooseGreedily } from '../../src/bots/greedy/greedy.ts';
import type { Action, GameRecord, Rules } from '../../src/entries/index.ts';
import { simulate } from '../../src/entries/sim.ts';
import { chooseRandomly, drawFor } from '../../src/entries/testing.ts';
import type { GoldenGame, Played } from './games.ts';
import { chooseAsHunter } from './hunters.ts';

/** Returns the actions of a whole golden game: those of the greedy bot mixed with random ones, or a hunt. */
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

/** Checks whether a record meets the purpose of its game. */
export function meetsCondition({ condition }: GoldenGame, rules: Rules, record: GameRecord): boolean {
  if (condition === undefined) return true;
  const decisions = new Set<string>();
  const game = simulate(rules.createGame(record.options), {}, rules);
  for (const action of record.actions) {
    for (const { kind } of game.pending()) decisions.add(kind);
    game.play(action);
  }
  const played: Played = { actions: record.actions, decisions };
  return condition(game.state, played);
}
