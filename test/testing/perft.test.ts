import { describe, expect, test } from 'vitest';
import { createGame, rules, type WholeState } from '../../src/entries/index.ts';
import { simulate } from '../../src/entries/sim.ts';
import { drawFor, PerftLimitError, perft, perftByAction } from '../../src/entries/testing.ts';
import { playoutOf, Walk } from '../../src/testing/perft.ts';

const state = createGame({ players: ['Ana', 'Ben'], seed: 'apollo' }) as WholeState;

/** Counts with the public functions only. */
function plain(from: WholeState, depth: number): number {
  if (depth === 0) return 1;
  return rules
    .legalActions(from)
    .reduce((leaves, action) => leaves + plain(rules.reduce(from, action) as WholeState, depth - 1), 0);
}

describe('perft', () => {
  test.each([0, 1, 2, 3])('counts every sequence of %i actions once', (depth) => {
    expect(perft(state, depth, rules)).toBe(plain(state, depth));
  });

  test('splits the count by the first action, in the order of the list', () => {
    const counts = perftByAction(state, 2);
    expect(counts.map(({ action }) => action)).toEqual(rules.legalActions(state));
    expect(counts.reduce((total, { leaves }) => total + leaves, 0)).toBe(perft(state, 2));
  });

  test('counts no sequence beyond the end of the game', () => {
    const simulator = simulate(state);
    simulator.playout(drawFor('perft'));
    const over = simulator.copy().state as WholeState;
    expect([perft(over, 0), perft(over, 1), perft(over, 2)]).toEqual([1, 0, 0]);
  });

  test.each([-1, 1.5, 21, Number.NaN])('throws a PerftLimitError for the depth %f', (depth) => {
    expect(() => perft(state, depth)).toThrow(PerftLimitError);
  });

  test('throws a PerftLimitError when it has listed too many actions', () => {
    const playout = playoutOf(state, undefined);
    expect(new Walk(12 + 72).leaves(playout, 2)).toBe(72);
    expect(() => new Walk(12 + 71).leaves(playout, 2)).toThrow('Stopped after 83 legal actions.');
  });

  test('throws a PerftLimitError for a split at depth 0', () => {
    expect(() => perftByAction(state, 0)).toThrow('from 1 to 20');
  });
});
