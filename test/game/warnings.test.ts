import { produce } from 'immer';
import { expect, test } from 'vitest';
import { gameOf } from '../../src/game/boundRules.ts';
import { warningNotes } from '../../src/game/warnings.ts';
import type { Action, GameState } from '../kit/pinned.ts';
import { lay, table } from '../kit/table.ts';

test('returns nothing for energy, `stop` or a space that is not available', () => {
  const setUp = table.rules.createGame({ players: ['Ana', 'Ben'], seed: 'warnings' });
  const over: GameState = { ...table.onTurn((draft) => lay(draft, 0, 'A07')), stack: [] };
  const actions: Action[] = [
    { type: 'useEnergy', seat: 0, company: 'tawac' },
    { type: 'stop', seat: 0 },
    { type: 'placeBonusMarker', seat: 0, space: 'personal0' },
  ];
  for (const state of [setUp, over]) {
    const game = gameOf(table.rules, state);
    for (const action of actions) expect(warningNotes(game, action)).toEqual([]);
  }
});

test('returns nothing for the end of an expansion that can place nothing more', () => {
  const state = table.onTurn((draft) => lay(draft, 0, 'A07'));
  const expanding = table.act(state, { type: 'useEnergy', seat: 0, company: 'tawac' });
  const spent = produce(expanding, ({ stack }) => {
    Object.assign(stack.at(-1) ?? {}, { energy: 0 });
  });
  expect(table.rules.warnings(spent, { type: 'stop', seat: 0 })).toEqual([]);
});
