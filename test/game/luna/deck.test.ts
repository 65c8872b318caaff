import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import {
  boardIn,
  fillSlots,
  finishRound,
  lunaIn,
  lunaOf,
  planNothing,
  setMajority,
  stackDeck,
  withLuna,
} from '../../kit/luna.ts';
import { type CreateGameOptions, createGame, type GameState, type LunaCardId } from '../../kit/pinned.ts';
import { type Change, eventsOf, table } from '../../kit/table.ts';

/** The planning phase of round 1 with these cards in the deck and all other grade-1 cards on the discard pile. */
function withDeck(cards: readonly LunaCardId[], change: Change = () => {}, options: Partial<CreateGameOptions> = {}) {
  const start = table.skip(createGame(withLuna(1, options)), 'startingToken', 'startingDecks', 'barrier');
  return produce(start, (draft) => {
    const luna = lunaIn(draft);
    luna.discard = [...luna.deck, ...luna.discard].filter((card) => !cards.includes(card));
    stackDeck(draft, ...cards);
    change(draft);
  });
}

const dealt = (state: GameState): LunaCardId[] => lunaOf(state).slots.flatMap((slot) => (slot ? [slot.card] : []));
const everywhere = (state: GameState): LunaCardId[] => {
  const { deck, discard, gradeTwo, majority } = lunaOf(state);
  return [...deck, ...discard, ...gradeTwo, ...dealt(state), ...majority.filter((card) => card !== null)].sort();
};

describe('a deck that runs out', () => {
  test('LUNA-20 the discard pile and one card of grade 2 are shuffled and become the deck', () => {
    const before = withDeck(['I-1', 'I-2', 'I-6', 'I-7']);
    const added = lunaOf(before).gradeTwo.at(-1);
    const { state, events } = planNothing(before);
    expect(dealt(state)).toEqual(['I-1', 'I-2', 'I-6']);
    expect(lunaOf(state).majority[0]).toBe('I-7');
    const { deck, discard, gradeTwo, majority } = lunaOf(state);
    expect(discard).toEqual([]);
    expect(gradeTwo).toEqual(lunaOf(before).gradeTwo.slice(0, -1));
    expect([...deck, majority[1]].sort()).toEqual([...lunaOf(before).discard, added].sort());
    expect(eventsOf(events, 'lunaDeckRenewed')).toMatchObject([{ cards: 9, gradeTwo: 1 }]);
    expect(everywhere(state)).toEqual(everywhere(before));
  });

  test('LUNA-20 AMB renews the deck when a card is needed, not when the last card is drawn', () => {
    const before = withDeck(['I-1', 'I-2', 'I-6', 'I-7', 'I-10']);
    const { state, events } = planNothing(before);
    expect(lunaOf(state)).toMatchObject({ deck: [], majority: ['I-7', 'I-10'] });
    expect(lunaOf(state).discard).toEqual(lunaOf(before).discard);
    expect(lunaOf(state).gradeTwo).toEqual(lunaOf(before).gradeTwo);
    expect(eventsOf(events, 'lunaDeckRenewed')).toEqual([]);
  });

  test('LUNA-20 AMB shuffles the cards she has just played into the new deck', () => {
    const { state } = planNothing(withDeck(['I-1', 'I-2', 'I-6', 'I-7', 'I-10']));
    const next = finishRound(state);
    expect(lunaOf(next).deck).toEqual([]);
    const inPile = [...lunaOf(next).discard];
    expect(inPile).toHaveLength(12);
    const { state: renewed } = planNothing(next);
    const { deck, majority } = lunaOf(renewed);
    const now = [...deck, ...dealt(renewed), ...majority].sort();
    expect(now).toEqual([...inPile, lunaOf(next).gradeTwo.at(-1)].sort());
  });

  test('LUNA-20 deals the old cards first when the deck runs out while her slots are filled', () => {
    const { state } = planNothing(withDeck(['I-1']));
    expect(dealt(state)[0]).toBe('I-1');
    expect(dealt(state)).toHaveLength(3);
    expect(everywhere(state)).toHaveLength(19);
  });

  test('LUNA-20 the new deck is shuffled', () => {
    const orders = Array.from({ length: 20 }, (_, index) => {
      const sorted: Change = (draft) => {
        lunaIn(draft).discard.sort();
        lunaIn(draft).gradeTwo.sort();
      };
      const { state } = planNothing(withDeck(['I-1', 'I-2', 'I-6'], sorted, { seed: `shuffle ${index}` }));
      return [...lunaOf(state).deck, ...lunaOf(state).majority].join(' ');
    });
    expect(new Set(orders).size).toBe(20);
    const tops = orders.map((order) => order.split(' ').at(-1));
    expect(new Set(tops).size).toBeGreaterThan(4);
  });

  test.each([0, 1])('LUNA-14 LUNA-20 at level %i no card of grade 2 is added', (level) => {
    const before = withDeck(['I-1', 'I-2', 'I-6'], undefined, { luna: { level } });
    const { state, events } = planNothing(before);
    expect(everywhere(state)).toHaveLength(12);
    expect(eventsOf(events, 'lunaDeckRenewed')).toMatchObject([{ cards: 9, gradeTwo: 0 }]);
  });

  test('LUNA-20 adds no card when no grade-2 card is left', () => {
    const before = withDeck(['I-1', 'I-2', 'I-6'], (draft) => {
      lunaIn(draft).discard.push(...lunaIn(draft).gradeTwo);
      lunaIn(draft).gradeTwo = [];
    });
    const { state, events } = planNothing(before);
    expect(everywhere(state)).toHaveLength(19);
    expect(eventsOf(events, 'lunaDeckRenewed')).toMatchObject([{ cards: 16, gradeTwo: 0 }]);
  });
});

describe('card counts', () => {
  test.each([
    [2, 0, 0, 5],
    [2, 8, 0, 6],
    [2, 8, 4, 7],
    [0, 8, 4, 5],
    [1, 7, 4, 6],
  ])(
    'LUNA-14 LUNA-19 LDATA-9 at level %i with her markers on %i and %i a round takes %i cards',
    (level, helium, upload, drawn) => {
      const start = table.skip(createGame(withLuna(1, { luna: { level } })), 'startingDecks', 'barrier');
      const before = produce(start, (draft) => void Object.assign(boardIn(draft), { helium, upload }));
      expect(lunaOf(before).deck).toHaveLength(12);
      expect(lunaOf(planNothing(before).state).deck).toHaveLength(12 - drawn);
    },
  );

  test('LUNA-13 LUNA-20 no card is lost or duplicated in seven rounds', () => {
    let state = table.skip(createGame(withLuna(1, { luna: { level: 5 } })), 'startingDecks', 'barrier');
    const all = everywhere(state);
    expect(new Set(all).size).toBe(19);
    while (state.round < 7) {
      state = finishRound(planNothing(state).state);
      expect(everywhere(state)).toEqual(all);
    }
  });

  test('LUNA-18 a grade-2 card put on top of the deck is drawn next', () => {
    const start = withDeck(['I-1', 'I-2', 'I-6', 'I-7', 'I-10'], undefined, { luna: { level: 5 } });
    const first = planNothing(start).state;
    // Both majority cards stay, and one of her cards moves her past the token on research step 2.
    const ready = produce(first, (draft) => {
      lunaIn(draft).deck = ['I-3'];
      fillSlots(draft, { B: 'II-4' });
      setMajority(draft, 'I-7', 'I-10');
    });
    const top = lunaOf(ready).gradeTwo.at(-1);
    const second = planNothing(finishRound(ready)).state;
    expect(lunaOf(second).slots[1]?.card).toBe(top);
  });
});
