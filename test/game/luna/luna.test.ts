import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/game/boxOf.ts';
import { cardIn, lunaOf, writeLuna } from '../../../src/game/luna/luna.ts';
import { besideLuna } from '../../kit/luna.ts';
import { table } from '../../kit/table.ts';

describe('Luna is asked for only where she is', () => {
  const without = gameOf(table.rules, table.onTurn());
  const absent = new RangeError('Luna does not play');

  test('not in a game of people alone', () => {
    expect(() => lunaOf(without)).toThrow(absent);
    const state = structuredClone(without.state) as Parameters<typeof writeLuna>[0]['state'];
    expect(() => writeLuna({ box: without.box, state, emit: () => {} })).toThrow(absent);
  });

  test('nor for the card of an empty slot', () => {
    expect(() => cardIn(gameOf(table.rules, besideLuna()), 2)).toThrow(new RangeError('Luna has no card in slot 2'));
  });
});
