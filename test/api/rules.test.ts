import { describe, expect, test } from 'vitest';
import * as root from '../../src/entries/index.ts';
import { createRules, defaultContent, rules } from '../../src/entries/index.ts';

describe('the ready rules', () => {
  test('have every function of the rules that are created from the same components', () => {
    expect(Object.keys(rules).sort()).toEqual(Object.keys(createRules(defaultContent)).sort());
  });

  test('play as the functions of the root do', () => {
    const options = { players: ['Ana', 'Ben'], seed: 'ready' };
    const state = rules.createGame(options);
    expect(root.createGame(options)).toEqual(state);
    expect(rules.legalActions(state, 0)).toEqual(root.legalActions(state, 0));
    expect(rules.hashState(state)).toBe(root.hashState(state));
    expect(rules.content).toBe(defaultContent);
  });
});
