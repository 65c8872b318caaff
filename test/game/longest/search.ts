import type { Action } from '../../../src/index.ts';
import type { Simulator } from '../../../src/search/simulator.ts';
import { simulate } from '../../../src/search/simulator.ts';
import { must } from '../../kit/must.ts';
import { rules } from '../../kit/shipped.ts';
import type { PinnedGame } from './pinned.ts';
import { PINNED } from './pinned.ts';
import type { Numbered } from './walker.ts';
import { Walker } from './walker.ts';
import type { Weights } from './weights.ts';

/** How many turns are played between two tries. */
const TURNS = 6;

/** A whole game, and how far it stays as it is. */
interface Branch {
  /** The position after the actions that stay. */
  readonly game: Simulator;
  readonly stay: number;
  readonly actions: readonly Action[];
  /** The actions that turns and plannings begin with. */
  readonly turns: readonly number[];
  readonly numbers: readonly Numbered[];
}

/** The same game up to where it stays, then to the end with these numbers. */
function playedOn(branch: Branch, weights: Weights, numbers: readonly Numbered[]): Branch {
  const { stay } = branch;
  const game = branch.game.copy();
  const walker = new Walker(weights, numbers, stay);
  const actions = branch.actions.slice(0, stay);
  const turns = branch.turns.filter((turn) => turn < stay);
  while (!game.isOver()) {
    if (['turn', 'planning'].includes(must(game.state.stack.at(-1)).kind)) turns.push(actions.length);
    const action = walker.choose(game);
    actions.push(action);
    game.play(action);
  }
  return { ...branch, actions, turns, numbers };
}

function withNumber(branch: Branch, weights: Weights, number: number): Branch {
  const before = branch.numbers.filter(([action]) => action < branch.stay);
  return playedOn(branch, weights, [...before, [branch.stay, number]]);
}

/** The same game, some turns of which stay as well; nothing when it has no more turns. */
function someTurnsOn(branch: Branch): Branch[] {
  const stay = branch.turns.filter((turn) => turn > branch.stay)[TURNS - 1];
  if (stay === undefined) return [];
  const game = branch.game.copy();
  for (const action of branch.actions.slice(branch.stay, stay)) game.play(action);
  return [{ ...branch, game, stay }];
}

function longest(branches: readonly Branch[], kept: number): Branch[] {
  return [...branches].sort((one, other) => other.actions.length - one.actions.length).slice(0, kept);
}

function search({ options, weights, numbers }: PinnedGame, tries: number, kept: number): void {
  const game = simulate(rules.createGame(options), rules);
  const start = playedOn({ game, stay: 0, actions: [], turns: [], numbers: [] }, weights, numbers);
  let best = start;
  for (let branches = [start]; branches.length > 0; branches = branches.flatMap(someTurnsOn)) {
    const each = Math.ceil(tries / branches.length);
    const others = branches.flatMap((branch) =>
      Array.from({ length: each }, () => withNumber(branch, weights, Math.floor(Math.random() * 100_000))),
    );
    branches = longest([...branches, ...others], kept);
    best = must(branches[0]);
    console.log(best.stay, branches.map(({ actions }) => actions.length).join(' '));
  }
  console.log(
    JSON.stringify({ numbers: best.numbers, actions: best.actions.length, most: rules.mostActions(options) }),
  );
}

const [, , name, tries = '100', kept = '8', seed] = process.argv;
for (const game of PINNED) {
  if (game.name !== name) continue;
  const other = seed === undefined ? game : { ...game, options: { ...game.options, seed }, numbers: [] };
  search(other, Number(tries), Number(kept));
}
