import { expect, test } from 'vitest';
import { at, type Change, lawful, lay, player, table } from './table.ts';

test('onTurn returns the first turn of the first player', () => {
  const state = table.onTurn();
  expect(table.rules.pending(state)).toEqual([{ seat: 0, kind: 'turn', params: {} }]);
  expect(at(state, 0).hand).toHaveLength(7);
});

test('cards placed by a change can be used', () => {
  const state = table.onTurn((draft) => lay(draft, 0, 'diamond-titanium2'));
  expect(table.options(state, 'useResources')[0]).toMatchObject({ cards: ['diamond-titanium2'] });
});

test('a lawful table rejects handmade positions', () => {
  const { act, onTurn } = lawful(table);
  const state = onTurn((draft) => lay(draft, 0, 'diamond-titanium2'));
  expect(act(state, { type: 'pass', seat: 0 })).not.toEqual(state);
  const twice: Change = (draft) => {
    player(draft, 0).hand.push('diamond-titanium2');
  };
  expect(() => act(table.onTurn(twice), { type: 'pass', seat: 0 })).toThrow('diamond-titanium2');
  expect(() => onTurn(twice)).toThrow('diamond-titanium2');
});
