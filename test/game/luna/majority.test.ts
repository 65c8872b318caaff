import { expect, test } from 'vitest';
import { besideLuna, setMajority } from '../../kit/luna.ts';
import { defaultContent, type LunaCardId, MAJORITY_ITEMS } from '../../kit/pinned.ts';
import { table } from '../../kit/table.ts';

/** The amount with which Luna blocks, from the violation for a player who has nothing. */
function lunasAmounts(left: LunaCardId | null, right: LunaCardId | null): Record<string, number> {
  const state = besideLuna((draft) => setMajority(draft, left, right));
  const amounts = MAJORITY_ITEMS.map((item) => {
    const space = item === 'scientists' ? 'scientistMajority' : (`${item}Majority` as const);
    const [violation] = table.rules.explain(state, { type: 'placeBonusMarker', seat: 0, space });
    return [item, violation?.code === 'lunaBlocks' ? Number(violation.params['amount']) : 0];
  });
  return Object.fromEntries(amounts);
}

// More in test/scenarios/luna/majority.txt.
test.each(defaultContent.luna.cards)('LUNA-23 card $id gives its icons on the two sides', (card) => {
  const { id, left, right, scientists } = card;
  const nothing = { titanium: 0, carbon: 0, energy: 0, minerals: 0 };
  expect(lunasAmounts(id, null)).toEqual({ ...nothing, titanium: left, carbon: right, scientists });
  expect(lunasAmounts(null, id)).toEqual({ ...nothing, energy: left, minerals: right, scientists });
});
