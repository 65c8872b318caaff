import { expect, test } from 'vitest';
import { type Change, lawful, lay, player, table } from './table.ts';

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
