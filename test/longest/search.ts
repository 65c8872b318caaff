import { createRules, defaultContent } from '../../src/index.ts';
import type { Simulator } from '../../src/sim/index.ts';
import { simulate } from '../../src/sim/index.ts';
import type { PinnedGame } from './pinned.ts';
import { PINNED } from './pinned.ts';
import { Walker } from './walker.ts';
import type { Weights } from './weights.ts';

// Looks for longer games than the pinned ones: npx tsx test/longest/search.ts "<name>" [tries per round] [kept].
// Round by round many numbers are tried, each to the end of the game, and those of the longest games go on.

const rules = createRules(defaultContent);

/** A game up to the end of a round, and how long it became when it was played on. */
interface Branch {
  readonly game: Simulator;
  readonly numbers: readonly number[];
  readonly actions: number;
  readonly longest: number;
}

/** Plays until a round begins, and tells how many actions that took. */
function playTo(game: Simulator, round: number, weights: Weights, numbers: readonly number[]): number {
  const walker = new Walker(weights, numbers);
  let actions = 0;
  for (; !game.isOver() && game.state.round < round; actions += 1) game.play(walker.choose(game));
  return actions;
}

function grown(branch: Branch, weights: Weights, number: number, round: number): Branch {
  const numbers = [...branch.numbers, number];
  const game = branch.game.copy();
  const actions = branch.actions + playTo(game, round + 1, weights, numbers);
  return { game, numbers, actions, longest: actions + playTo(game.copy(), Number.POSITIVE_INFINITY, weights, numbers) };
}

function search({ options, weights }: PinnedGame, tries: number, kept: number): void {
  let branches: readonly Branch[] = [
    { game: simulate(rules.createGame(options), rules), numbers: [], actions: 0, longest: 0 },
  ];
  for (let round = 1; round <= defaultContent.figures.rounds; round += 1) {
    const each = Math.ceil(tries / branches.length);
    // 0 is the way without chance.
    const all = branches.flatMap((branch) =>
      Array.from({ length: each }, (_, index) =>
        grown(branch, weights, index === 0 ? 0 : Math.floor(Math.random() * 100_000), round),
      ),
    );
    branches = all.sort((one, other) => other.longest - one.longest).slice(0, kept);
    console.log(round, branches.map(({ longest }) => longest).join(' '));
  }
  const [best] = branches;
  console.log(JSON.stringify({ numbers: best?.numbers, actions: best?.longest, most: rules.mostActions(options) }));
}

const [, , name, tries = '100', kept = '8'] = process.argv;
for (const game of PINNED) if (game.name === name) search(game, Number(tries), Number(kept));
