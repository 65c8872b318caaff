import { expect, test } from '@jest/globals';
import { createGame, explain, legalActions, reduce } from 'skymines-rules';

const state = createGame({ players: ['Ana', 'Ben'], seed: 'apollo' });

test('applies a legal action', () => {
  const [action] = legalActions(state);
  expect(reduce(state, action)).not.toEqual(state);
});

test('rejects passing during set-up', () => {
  expect(explain(state, { type: 'pass', seat: 0 })).toMatchObject([{ rule: 'SETUP-42' }]);
});
