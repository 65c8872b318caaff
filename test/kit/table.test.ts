import { expect, test } from 'vitest';
import { at, lay, table } from './table.ts';

test('the table stands at the first turn of the first player', () => {
  const state = table.onTurn();
  expect(table.rules.pending(state)).toEqual([{ seat: 0, kind: 'turn', params: {} }]);
  expect(at(state, 0).hand).toHaveLength(7);
});

test('cards laid by hand can be used', () => {
  const state = table.onTurn((draft) => lay(draft, 0, 'diamond-titanium2'));
  expect(table.options(state, 'useResources')[0]).toMatchObject({ cards: ['diamond-titanium2'] });
});
