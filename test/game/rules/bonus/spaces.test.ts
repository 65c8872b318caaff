import { expect, test } from 'vitest';
import { placeBonusMarker } from '../../../kit/actions.ts';
import { defaultContent } from '../../../kit/pinned.ts';
import { coinsIn, hold, refusal, tableWith } from '../../../kit/table.ts';

test('BON-5 rejects a space that a custom board leaves out', () => {
  const spaces = defaultContent.spaces.filter(({ id }) => id !== 'destroy');
  const lab = tableWith({ ...defaultContent, spaces });
  const state = lab.onTurn();
  expect(lab.options(state, 'placeBonusMarker').map(({ space }) => space)).not.toContain('destroy');
  expect(refusal(state, placeBonusMarker('destroy'))).toEqual(['noSuchSpace BON-5']);
});

test('BON-10 the destroy space pays the cost printed on the card without a display slot', () => {
  const cheap = tableWith({
    ...defaultContent,
    id: 'dear-slots',
    slotCosts: defaultContent.slotCosts.map(() => 9),
    cards: defaultContent.cards.map((card) => (card.id === 'A01' ? { ...card, cost: 5 } : card)),
  });
  const before = cheap.onTurn((draft) => hold(draft, 0, 'A01'));
  expect(coinsIn(cheap.played(before, placeBonusMarker('destroy', { destroy: 'A01' })).events, 0)).toBe(7);
});
