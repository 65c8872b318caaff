import { expect, test } from '@jest/globals';
import { createGame, explain, legalActions, reduce } from 'skymines-rules';

test('a legal action changes the state', () => {
  const state = createGame({ players: ['Ana', 'Ben'], seed: 'apollo' });
  const [action] = legalActions(state);
  expect(reduce(state, action)).not.toBe(state);
});

test('passing during set-up breaks SETUP-42', () => {
  const state = createGame({ players: ['Ana', 'Ben'], seed: 'apollo' });
  expect(explain(state, { type: 'pass', seat: 0 })).toMatchObject([{ rule: 'SETUP-42' }]);
});
