import fc from 'fast-check';
import { createRules, defaultContent } from 'skymines-rules';
import { checkConformance, fuzz } from 'skymines-rules/testing';
import { arbitraries } from 'skymines-rules/testing/arbitraries';
import { expect, test } from 'vitest';

const rules = createRules(defaultContent); // or your own component set
const { games } = arbitraries(fc, rules);

test('random games have no problems', () => {
  expect(checkConformance(rules, { games: 3, every: 50 }).problems).toEqual([]);
});

test('malformed input is rejected', () => {
  expect(fuzz(rules, { actions: 500, saves: 20, texts: 20 }).problems).toEqual([]);
});

test('a total is the sum of its seven categories', () => {
  fc.assert(
    fc.property(games(40), ({ state }) =>
      rules
        .score(state)
        .every(({ total, ...categories }) => Object.values(categories).reduce((a, b) => a + b) === total),
    ),
  );
});
