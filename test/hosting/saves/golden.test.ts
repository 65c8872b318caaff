import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../../src/engine/fingerprint.ts';
import { InvalidSaveError } from '../../../src/index.ts';
import { chooseRandomly, drawFor } from '../../../src/testing/randomPlay.ts';
import { rules } from '../../kit/shipped.ts';
import { goldenText } from './golden.ts';

/**
 * The hash of `golden-1.json`. Both change only together with the schema, the version of the rules or the components,
 * see `golden.ts`. If this test fails and none of them has changed, saves of players no longer load: mend the code.
 */
const PINNED = '13141c66475f5717';

const text = goldenText();
const golden = JSON.parse(text);
const { fingerprint: own } = rules.createGame({ players: ['Melanie', 'Antoine'], seed: '' }).content;

describe('the golden save', () => {
  test('is the one whose hash is pinned', () => {
    expect(fingerprint(golden)).toBe(PINNED);
  });

  test('is of the middle of a game with everything', () => {
    expect(golden.round).toBe(5);
    expect(golden.stack).toEqual([{ kind: 'lunaTurn', seat: 2 }]);
    expect(golden.options).toMatchObject({ board: 'belt', missions: true, menace: 'spacePirates', luna: { level: 2 } });
  });

  test('loads, with the pinned hash', () => {
    const state = rules.loadGame(text);
    expect(rules.hashState(state)).toBe(PINNED);
    expect(JSON.parse(rules.saveGame(state))).toEqual({ ...golden, checksum: PINNED });
  });

  test('is played on to the end', () => {
    const draw = drawFor('golden');
    let state = rules.loadGame(text);
    while (!rules.isOver(state)) state = rules.reduce(state, chooseRandomly(draw, rules.legalActions(state)));
    expect(state.round).toBe(7);
    expect(rules.score(state)).toHaveLength(3);
  });

  test('is a save of the components that ship', () => {
    expect(golden.content.fingerprint, 'run: npx tsx test/hosting/saves/golden.ts').toBe(own);
  });

  test('is refused by name once the components have changed', () => {
    const other = { ...golden, content: { ...golden.content, fingerprint: '0' } };
    expect(() => rules.loadGame(other)).toThrow(InvalidSaveError);
    expect(() => rules.loadGame(other)).toThrow(/\$\.content/);
  });
});
