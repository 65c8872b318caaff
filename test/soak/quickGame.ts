import type { Rules } from '../../src/entries/index.ts';
import { LIMITS } from '../../src/entries/index.ts';
import { simulate } from '../../src/entries/sim.ts';
import { movedBack, optionProblems, structureProblems } from '../../src/testing/invariants.ts';
import { randomOptions } from '../../src/testing/modes.ts';
import { chooseRandomly, drawFor } from '../../src/testing/randomPlay.ts';

/** Some games that were played, and what was wrong in them. */
export interface Played {
  readonly decisions: number;
  /** States whose parts were checked. */
  readonly checked: number;
  readonly problems: readonly string[];
}

/**
 * Plays a random game of any kind in place. Everywhere somebody can act; in one of `every` states the parts fit together,
 * no action is listed twice, and nothing has moved back; the game ends in time, with a winner or in a time loop.
 */
export function quickGame(rules: Rules, seed: string, every: number): Played {
  const draw = drawFor(`soak/${seed}`);
  const options = randomOptions(draw, seed);
  const problems: string[] = [];
  let [decisions, checked] = [0, 0];
  try {
    const simulator = simulate(rules.createGame(options), {}, rules);
    let before = simulator.copy().state;
    for (; !simulator.isOver() && problems.length === 0; decisions += 1) {
      const legal = simulator.legalActions();
      if (legal.length === 0) problems.push('a dead end');
      if (decisions > LIMITS.actions) problems.push('a game without an end');
      if (draw() * every < 1) {
        const { state } = simulator.copy();
        problems.push(
          ...structureProblems(rules, state),
          ...optionProblems(rules, state, legal),
          ...movedBack(before, state),
        );
        before = state;
        checked += 1;
      }
      if (problems.length === 0) simulator.play(chooseRandomly(draw, legal));
    }
    const isLooping = rules.timeLoop(simulator.state) !== null;
    if (problems.length === 0 && simulator.winners().length > 0 === isLooping)
      problems.push('nobody wins outside a time loop');
  } catch (error) {
    problems.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
  return { decisions, checked, problems: problems.map((problem) => `${seed}, after ${decisions} actions: ${problem}`) };
}
