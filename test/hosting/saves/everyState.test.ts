// The checks of a save must accept every reachable state, so every state of random games has to pass them.

import { expect, test } from 'vitest';
import { structureProblems } from '../../../src/testing/invariants.ts';
import { drawFor, randomOptions } from '../../../src/testing/modes.ts';
import { MODES, playMode } from '../../kit/modes.ts';
import { walk } from '../../kit/randomGame.ts';
import { rules } from '../../kit/shipped.ts';
import { soakCount } from '../../kit/soak.ts';

test.each(MODES)('every state of a game of $name can be loaded', (mode) => {
  for (let game = 0; game < soakCount(1, 2); game += 1) {
    playMode(rules, mode, game, ({ state }) => {
      expect(structureProblems(rules, state), `${mode.name} ${game}, ${JSON.stringify(state.stack)}`).toEqual([]);
    });
  }
});

test('every state of a game with random options can be loaded', () => {
  for (let game = 0; game < soakCount(1, 20); game += 1) {
    const seed = `every state ${game}`;
    const state = rules.createGame(randomOptions(drawFor(seed), seed));
    walk(rules, state, seed, (step) => {
      const problems = structureProblems(rules, step.state);
      if (problems.length > 0) expect.fail(`${seed}: ${problems.join('; ')} ${JSON.stringify(step.state.stack)}`);
    });
  }
});
