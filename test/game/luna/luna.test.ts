import { describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/game/boundRules.ts';
import { cardIn, lunaOf, withLuna } from '../../../src/game/luna/luna.ts';
import type { Game, Work } from '../../../src/game/rules/game.ts';
import { besideLuna } from '../../kit/luna.ts';
import { table } from '../../kit/table.ts';

/** A writable copy of the position. */
const workOn = ({ box, state }: Game): Work => ({
  box,
  state: structuredClone(state) as Work['state'],
  emit: () => {},
});

describe('Luna is required only in games with her', () => {
  const without = gameOf(table.rules, table.onTurn());
  const absent = new RangeError('This game is played without Luna');

  test('throws for a game without Luna', () => {
    expect(() => lunaOf(without)).toThrow(absent);
    expect(() => withLuna(workOn(without))).toThrow(absent);
  });

  test('throws for the card of an empty slot', () => {
    expect(() => cardIn(withLuna(workOn(gameOf(table.rules, besideLuna()))), 2)).toThrow(
      new RangeError('Luna has no card in slot 2'),
    );
  });
});
