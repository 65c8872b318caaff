import { describe, expect, test } from 'vitest';
import { useFieldScientist } from '../../../kit/actions.ts';
import { type CardId, type CardRef, COMPANIES, type Company, createGame, defaultContent } from '../../../kit/pinned.ts';
import { at, type Change, findCard, lay, player, settle, table } from '../../../kit/table.ts';

const CARD_OF = (company: Company): CardId =>
  findCard(({ action }) => action.kind === 'fieldScientist' && action.company === company);

/** The domes printed in some sectors. */
function domesIn(...sectors: readonly number[]): number {
  return defaultContent.moon.sectors.reduce(
    (sum, { number, domes }) => sum + (sectors.includes(number) ? domes : 0),
    0,
  );
}

/** The helium steps and coins that seat 0 gets for a card, from helium space 0. */
function yieldOf(card: CardRef, change: Change): { steps: number; coins: number } {
  const before = table.onTurn((draft) => {
    player(draft, 0).helium = 0;
    change(draft);
  });
  const { state } = table.played(before, useFieldScientist(card));
  return { steps: at(state, 0).helium, coins: at(state, 0).coins - at(before, 0).coins };
}

describe('sources of field scientists', () => {
  const isFieldScientist = (id: CardId): boolean =>
    defaultContent.cards.some((card) => card.id === id && card.action.kind === 'fieldScientist');

  test.each([2, 3, 4])(
    'FSC-2 no player of %i starts with a field scientist: all five are in the deck or on display',
    (count) => {
      for (const seed of ['one', 'two', 'three']) {
        const state = createGame({ players: ['a', 'b', 'c', 'd'].slice(0, count), seed });
        for (const { hand, area, resting } of state.players) {
          expect(
            [...hand, ...area.filter((card) => card !== null), ...resting.flat()].filter(isFieldScientist),
          ).toEqual([]);
        }
        const common = [...state.deck, ...state.display.filter((card) => card !== null)];
        expect(common.filter(isFieldScientist)).toHaveLength(5);
      }
    },
  );

  test('FSC-2 the components have one neutral card and one of each company, none among the starting cards', () => {
    const companies = defaultContent.cards.flatMap(({ action, letter }) =>
      action.kind === 'fieldScientist' ? [{ company: action.company, inDeck: letter !== null }] : [],
    );
    expect(companies).toHaveLength(5);
    for (const company of [null, ...COMPANIES]) expect(companies).toContainEqual({ company, inDeck: true });
  });
});

const DOMES: readonly (readonly [domes: number, steps: number, sectors: readonly number[]])[] = [
  [0, 2, []],
  [0, 2, [21, 24]],
  [1, 2, [1]],
  [2, 3, [22]],
  [2, 3, [1, 3]],
  [3, 3, [22, 1]],
  [4, 4, [22, 23]],
  [5, 4, [22, 23, 1]],
  [6, 5, [22, 23, 1, 3]],
];

test.each(DOMES)('FSC-4 with %i domes gives %i steps and 1 coin, for every company', (domes, steps, sectors) => {
  expect(domesIn(...sectors)).toBe(domes);
  for (const company of COMPANIES) {
    const change: Change = (draft) => {
      lay(draft, 0, CARD_OF(company));
      settle(draft, company, ...sectors);
    };
    expect(yieldOf(CARD_OF(company), change)).toEqual({ steps, coins: 1 });
  }
});
