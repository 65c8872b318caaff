import { describe, expect, test } from 'vitest';
import * as root from '../../src/entries/index.ts';
import { createRules, defaultContent, rules } from '../../src/entries/index.ts';

describe('the default rules', () => {
  test('have every function of rules created from the same components', () => {
    expect(Object.keys(rules).sort()).toEqual(Object.keys(createRules(defaultContent)).sort());
  });

  test('behave like the functions of the root entry', () => {
    const options = { players: ['Ana', 'Ben'], seed: 'ready' };
    const state = rules.createGame(options);
    expect(root.createGame(options)).toEqual(state);
    expect(rules.legalActions(state, 0)).toEqual(root.legalActions(state, 0));
    expect(rules.hashState(state)).toBe(root.hashState(state));
    expect(rules.content).toBe(defaultContent);
  });
});
