import { describe, expect, test } from 'vitest';
import { InvalidSaveError, STATE_SCHEMA } from '../../../src/entries/index.ts';
import { chooseRandomly, drawFor } from '../../../src/testing/modes.ts';
import { rules } from '../../kit/shipped.ts';
import { goldenText, goldenTexts } from './golden.ts';

// If this fails and neither the schema, nor the version of the rules, nor the components have changed, saves of players
// no longer load, and the code has to be fixed.

const text = goldenText();
const golden = JSON.parse(text);
const { fingerprint: own } = rules.createGame({ players: ['Melanie', 'Antoine'], seed: '' }).content;

function playOut(save: string): void {
  const draw = drawFor('golden');
  let state = rules.loadGame(save);
  while (!rules.isOver(state)) state = rules.reduce(state, chooseRandomly(draw, rules.legalActions(state)));
  expect(state.round).toBe(7);
  expect(rules.score(state)).toHaveLength(3);
}

describe('the golden save', () => {
  test('is an unfinished game with all modules', () => {
    expect(golden.round).toBe(5);
    expect(golden.stack).toEqual([{ kind: 'lunaTurn', seat: 2 }]);
    expect(golden.options).toMatchObject({ board: 'belt', missions: true, luna: { level: expect.any(Number) } });
    expect(golden.menace).not.toBeNull();
  });

  test('loads with its hash and is saved again unchanged', () => {
    const state = rules.loadGame(text);
    expect(rules.hashState(state)).toBe(golden.checksum);
    expect(JSON.parse(rules.saveGame(state))).toEqual(golden);
  });

  test('can be played to the end for every schema, if its components are the default ones', () => {
    const saves = goldenTexts().filter((each) => JSON.parse(each).content.fingerprint === own);
    expect(saves).toContain(text);
    for (const save of saves) playOut(save);
  });

  test('has the current schema and the default components', () => {
    expect(golden.schema, 'run: npm run content:accept').toBe(STATE_SCHEMA);
    expect(golden.content.fingerprint, 'run: npm run content:accept').toBe(own);
  });

  test('is rejected with the name of its component set when the components have changed', () => {
    const { checksum, ...other } = { ...golden, content: { ...golden.content, fingerprint: '0' } };
    expect(checksum).toBeTypeOf('string');
    expect(() => rules.loadGame(other)).toThrow(InvalidSaveError);
    expect(() => rules.loadGame(other)).toThrow(/\$\.content/);
  });
});
