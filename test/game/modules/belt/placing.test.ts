import { expect, test } from 'vitest';
import { placeOutpost } from '../../../kit/actions.ts';
import { bare, beltExpansion, stock } from '../../../kit/belt.ts';
import { refusal } from '../../../kit/table.ts';

test('BELT-14 rejects unknown columns as the source of an outpost', () => {
  const state = beltExpansion('minerva', 6, (draft) => stock(draft, 'minerva', [0, 5, 6]));
  for (const none of [-1, 3]) expect(refusal(state, placeOutpost(18, 0, none))).toEqual(['noSuchColumn BELT-2']);
  expect(bare.options(state, 'placeOutpost').every(({ column }) => column === 2)).toBe(true);
});
