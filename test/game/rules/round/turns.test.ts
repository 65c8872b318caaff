import { expect, test } from 'vitest';
import { type Action, explain } from '../../../kit/pinned.ts';
import { at, lay, refusal, table } from '../../../kit/table.ts';

test('ROUND-9 rejects a value that is not an action', () => {
  for (const action of [null, 'pass', { type: 'wait', seat: 0 }, { type: 'pass' }, { type: 'pass', seat: 'x' }]) {
    expect(explain(table.onTurn(), action as Action)).toMatchObject([
      { code: 'malformedAction', rule: 'ROUND-9', page: '10' },
    ]);
  }
});

test('PLAN-3, PASS-3, PASS-4 rejects a negative slot', () => {
  const planning = table.setUp({ players: ['Melanie', 'Antoine'], seed: 'planning' }).state;
  const card = at(planning, 0).hand[0] ?? '';
  expect(refusal(planning, { type: 'planCard', seat: 0, card, slot: -1 })).toEqual(['slotOff PLAN-3']);
  const passed = table.act(
    table.onTurn((draft) => lay(draft, 0, 'A01')),
    { type: 'pass', seat: 0 },
  );
  expect(refusal(passed, { type: 'pickUpDeck', seat: 0, slot: -1 })).toEqual(['noSuchRestingSlot PASS-3']);
  const resting = table.skip(passed, 'pickUp');
  expect(refusal(resting, { type: 'restCard', seat: 0, card: 'A01', slot: -1 })).toEqual(['noSuchRestingSlot PASS-4']);
});
