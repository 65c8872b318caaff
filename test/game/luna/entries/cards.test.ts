import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../kit/events.ts';
import {
  earned,
  finishRound,
  INTERNATIONAL,
  LUNA,
  lunaBoard,
  lunaPlays,
  lunasTurn,
  planNothing,
  rankCompanies,
  SLOTS,
  soloTurn,
} from '../../../kit/luna.ts';
import type { CardId, GameState, LunaCardId } from '../../../kit/pinned.ts';
import { passes } from '../../../kit/play.ts';
import { type Change, type DraftState, fetchCard, show } from '../../../kit/table.ts';

/** Cards without shares for the display slots 1 to 12. */
const PLAIN = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08', 'A09', 'B01', 'B02', 'B03'];
const plain: Change = (draft) => {
  for (const [index, card] of PLAIN.entries()) show(draft, index + 1, card);
};
const empty = (draft: DraftState, ...slots: readonly number[]): void => {
  for (const slot of slots) {
    const card = draft.display[slot - 1];
    if (card) draft.destroyed.push(fetchCard(draft, card));
  }
};
const namesOf = (slots: readonly number[]): (CardId | undefined)[] => slots.map((slot) => PLAIN[slot - 1]);
const emptySlots = ({ display }: GameState): number[] =>
  display.flatMap((card, index) => (card === null ? [index + 1] : []));

/** The display slots for slots A to E. */
const GRIDS: readonly (readonly [LunaCardId, readonly (readonly number[])[]])[] = [
  ['I-1', [[1], [1], [1], [1], [1]]],
  ['I-2', [[7, 8], [2], [3], [4], [6, 10]]],
  [
    'I-12',
    [
      [1, 2],
      [1, 3],
      [1, 4],
      [1, 6],
      [1, 7],
    ],
  ],
  ['II-5', [[2], [3], [4], [6], [11]]],
];
const CASES = GRIDS.flatMap(([card, slots]) =>
  slots.map((taken, index) => ({ card, slot: SLOTS[index] ?? 'A', taken })),
);

describe('cards by grid', () => {
  test.each(CASES)(
    'LACT-29 card $card in slot $slot: the cards of the display slots $taken',
    ({ card, slot, taken }) => {
      const { state } = soloTurn(card, slot, plain);
      expect(lunaBoard(state).hand).toEqual(namesOf(taken));
      expect(emptySlots(state)).toEqual(taken);
    },
  );

  test('LACT-30 Luna takes cards by grid for free', () => {
    const played = soloTurn('I-2', 'E', plain);
    expect(earned(played)).toBe(0);
    expect(eventsOf(played.events, 'cardTaken')).toMatchObject([
      { seat: LUNA, card: 'A06', from: 'display', cost: 0, paidIn: 'nothing' },
      { seat: LUNA, card: 'B01', from: 'display', cost: 0, paidIn: 'nothing' },
    ]);
  });

  test('LACT-31 Luna takes only the other card when one slot is empty', () => {
    const { state, events } = soloTurn('I-12', 'D', (draft) => {
      plain(draft);
      empty(draft, 1);
    });
    expect(lunaBoard(state).hand).toEqual(['A06']);
    expect(emptySlots(state)).toEqual([1, 6]);
    expect(eventsOf(events, 'lunaSkipped')).toMatchObject([{ action: 'cards', rule: 'LACT-31' }]);
  });

  test('LACT-31 Luna takes no card when all the slots are empty', () => {
    const { state } = soloTurn('I-12', 'D', (draft) => {
      plain(draft);
      empty(draft, 1, 6);
    });
    expect(lunaBoard(state).hand).toEqual([]);
  });

  test('LACT-32 keeps the cards in her reserve without playing them, and refills the display at the usual time', () => {
    const start = lunasTurn({ B: 'I-2', C: 'I-6' }, plain);
    const first = lunaPlays(start).state;
    expect(emptySlots(first)).toEqual([2]);
    const second = lunaPlays(passes(first, 0)).state;
    expect(second.round).toBe(2);
    expect(emptySlots(second)).toEqual([]);
    let later = second;
    while (later.round < 4) later = finishRound(planNothing(later).state);
    const { hand, area, resting } = lunaBoard(later);
    expect(hand).toContain('A02');
    expect([...area.filter((card) => card !== null), ...resting.flat()]).toEqual([]);
  });
});

describe('the most valuable share', () => {
  const taken = (change: Change, card: LunaCardId = 'I-1') => {
    // The card from slot 1 comes first, because of the grid on I-1.
    const { state, events } = soloTurn(
      card,
      'B',
      (draft) => {
        plain(draft);
        rankCompanies(draft, 'tawac', 'astrogo', 'minerva', 'skymine');
        change(draft);
      },
      INTERNATIONAL,
    );
    return { cards: lunaBoard(state).hand, events };
  };
  const showing =
    (...cards: readonly (readonly [number, CardId])[]): Change =>
    (draft) => {
      for (const [slot, card] of cards) show(draft, slot, card);
    };

  test('LACT-33 AMB-LACT-4 international: picks the most valuable company on display', () => {
    // Shares of Skymine, Minerva and Astrogo; none of Tawac, the most valuable of all.
    const { cards } = taken(showing([5, 'D01'], [8, 'D02'], [12, 'D03']));
    expect(cards).toEqual(['A01', 'D03']);
  });

  test('LACT-33 Luna takes the card in the lowest slot when that company has several', () => {
    expect(taken(showing([11, 'D04'], [6, 'E04'], [3, 'D03'])).cards).toEqual(['A01', 'E04']);
  });

  test('LACT-33 counts a share on an energy card like one on a share card', () => {
    expect(taken(showing([9, 'C10'], [10, 'D04'], [2, 'D03'])).cards).toEqual(['A01', 'C10']);
  });

  test('LACT-33 breaks ties between companies by vacant spaces, then by track letter', () => {
    const shares = showing([2, 'D04'], [3, 'D02'], [4, 'D03']);
    const equal: Change = (draft) => {
      for (const company of ['tawac', 'astrogo', 'minerva'] as const) {
        draft.stations[company] = [5, 5, 5].map((outposts) => ({ pieces: outposts, opened: false }));
      }
      shares(draft);
    };
    expect(taken(equal).cards).toEqual(['A01', 'D02']); // B1
    const vacant: Change = (draft) => {
      equal(draft);
      draft.stations.astrogo = [4, 5, 5].map((outposts) => ({ pieces: outposts, opened: false }));
    };
    expect(taken(vacant).cards).toEqual(['A01', 'D03']);
  });

  test('LACT-33 LACT-1 ignores a share she has just taken by grid', () => {
    expect(taken(showing([1, 'D04'], [12, 'D01'])).cards).toEqual(['D04', 'D01']);
  });

  test('LACT-33 Luna takes no card when no share is on display', () => {
    const { cards, events } = taken(() => {});
    expect(cards).toEqual(['A01']);
    expect(eventsOf(events, 'lunaSkipped')).toMatchObject([{ action: 'mostValuableShareCard', rule: 'LACT-33' }]);
  });

  test('LACT-30 LACT-33 card II-5 takes both kinds of cards for free', () => {
    const played = soloTurn(
      'II-5',
      'C',
      (draft) => {
        plain(draft);
        show(draft, 12, 'E02');
      },
      INTERNATIONAL,
    );
    expect(lunaBoard(played.state).hand).toEqual(['A04', 'E02']);
    expect(earned(played)).toBe(0);
  });
});
