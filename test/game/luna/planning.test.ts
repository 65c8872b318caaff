import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../kit/events.ts';
import {
  boardIn,
  finishRound,
  LUNA,
  lunaBoard,
  lunaIn,
  lunaOf,
  lunaPlays,
  planNothing,
  SLOTS,
  stackDeck,
  withLuna,
} from '../../kit/luna.ts';
import type { CreateGameOptions, GameState, LunaCardId } from '../../kit/pinned.ts';
import { createGame, isOver, pending } from '../../kit/pinned.ts';
import { passes } from '../../kit/play.ts';
import { type Change, coinsIn, table } from '../../kit/table.ts';

/** The planning phase of round 1, with Luna's markers at 0 and these cards on top of her deck. */
function planning(cards: readonly LunaCardId[], change: Change = () => {}, options: Partial<CreateGameOptions> = {}) {
  const start = table.skip(createGame(withLuna(1, options)), 'startingToken', 'startingDecks', 'barrier');
  return produce(start, (draft) => {
    const rest = lunaIn(draft).deck.filter((card) => !cards.includes(card));
    stackDeck(draft, ...cards, ...rest);
    Object.assign(boardIn(draft), { helium: 0, upload: 0, coins: 0 });
    change(draft);
  });
}

/** The cards in Luna's slots A to E. */
const slots = (state: GameState): string =>
  lunaOf(state)
    .slots.map((slot) => slot?.card ?? '-')
    .join(' ');
const FIVE = ['I-1', 'I-2', 'I-3', 'I-6', 'I-7'];
/** Three cards for the action slots, then two for the majority slots. */
const revealing = (left: LunaCardId, right: LunaCardId, change?: Change, options?: Partial<CreateGameOptions>) =>
  planNothing(planning(['I-1', 'I-2', 'I-3', left, right], change, options));

describe('her action cards', () => {
  test('LUNA-19 deals the next card of her deck to each open slot, from left to right', () => {
    const { state } = planNothing(planning(FIVE));
    expect(slots(state)).toBe('- I-1 I-2 I-3 -');
  });

  test.each([
    [8, 0, 'I-1 I-2 I-3 I-6 -', ['A', 'B', 'C', 'D']],
    [7, 4, '- I-1 I-2 I-3 I-6', ['B', 'C', 'D', 'E']],
    [20, 9, 'I-1 I-2 I-3 I-6 I-7', SLOTS],
    [7, 3, '- I-1 I-2 I-3 -', ['B', 'C', 'D']],
  ])('LUNA-19 with her markers on %i and %i the cards are: %s', (helium, upload, expected, open) => {
    const before = planning(FIVE, (draft) => Object.assign(boardIn(draft), { helium, upload }));
    const { state, events } = planNothing(before);
    expect(slots(state)).toBe(expected);
    expect(eventsOf(events, 'lunaCardsDealt')).toMatchObject([{ slots: open }]);
  });

  test('LUNA-19 deals her cards once all human players have placed theirs, before they are revealed', () => {
    const start = table.skip(createGame(withLuna(2)), 'startingDecks', 'barrier');
    const first = table.played(start, { type: 'confirmPlan', seat: 0 });
    expect(slots(first.state)).toBe('- - - - -');
    const { events } = table.played(first.state, { type: 'confirmPlan', seat: 1 });
    const order = events.map(({ type }) => type);
    expect(order.filter((type) => type === 'lunaCardsDealt')).toHaveLength(1);
    expect(order.indexOf('lunaCardsDealt')).toBeLessThan(order.indexOf('cardsRevealed'));
  });

  test('LUNA-19 LUNA-25 her cards stay face down until her turn', () => {
    const { state } = planNothing(planning(FIVE));
    expect(lunaOf(state).slots.map((slot) => slot?.faceUp ?? null)).toEqual([null, false, false, false, null]);
    const mine = passes(state, 0);
    expect(lunaOf(mine).slots.map((slot) => slot?.faceUp ?? null)).toEqual([null, false, false, false, null]);
  });
});

describe('her majority cards', () => {
  test('LUNA-21 AMB places the two cards after those of her slots face up, left first', () => {
    const { state, events } = planNothing(planning(FIVE));
    expect(lunaOf(state).majority).toEqual(['I-6', 'I-7']);
    expect(eventsOf(events, 'lunaMajorityDrawn')).toMatchObject([{ cards: ['I-6', 'I-7'] }]);
    expect(lunaOf(state).deck).toHaveLength(7);
  });

  test('LUNA-21 draws her majority cards after the human players have revealed theirs', () => {
    const start = table.skip(createGame(withLuna(3)), 'startingDecks', 'barrier');
    const order = planNothing(start).events.map(({ type }) => type);
    expect(order.lastIndexOf('cardsRevealed')).toBeLessThan(order.indexOf('lunaMajorityDrawn'));
    expect(order.filter((type) => type === 'lunaMajorityDrawn')).toHaveLength(1);
  });

  test.each([
    ['I-4', 'I-6', 2, 0],
    ['I-6', 'I-12', 2, 0],
    ['II-1', 'I-6', 0, 1],
    ['II-4', 'II-5', 2, 1],
    ['II-2', 'II-3', 0, 2],
    ['I-5', 'I-8', 4, 0],
    ['I-9', 'I-11', 0, 0],
  ])('LUNA-22 the reveal icons of %s and %s give helium %i, research %i', (left, right, helium, upload) => {
    expect(lunaBoard(revealing(left, right).state)).toMatchObject({ helium, upload });
  });

  test.each([
    ['I-4', 'II-1', ['heliumAdvanced', 'uploadMoved']],
    ['II-1', 'I-4', ['uploadMoved', 'heliumAdvanced']],
  ])('LUNA-22 applies the left card first: %s, then %s', (left, right, expected) => {
    const { events } = revealing(left, right);
    const order = events.map(({ type }) => type);
    expect(order.filter((type) => type === 'heliumAdvanced' || type === 'uploadMoved')).toEqual(expected);
  });

  test('LUNA-22 AMB applies reveal icons immediately, before the first turn', () => {
    const order = revealing('I-4', 'II-1').events.map(({ type }) => type);
    expect(order.indexOf('lunaMajorityDrawn')).toBeLessThan(order.indexOf('heliumAdvanced'));
    expect(order.indexOf('uploadMoved')).toBeLessThan(order.indexOf('turnStarted'));
  });

  test('LUNA-22 reveal icons pay 2 coins per step beyond the end of her tracks', () => {
    const atEnd: Change = (draft) => Object.assign(boardIn(draft), { helium: 27, upload: 15 });
    // Five slots are open.
    const { state, events } = planNothing(planning([...FIVE, 'I-4', 'II-1'], atEnd));
    expect(lunaBoard(state)).toMatchObject({ helium: 28, upload: 15, coins: 4 });
    expect(coinsIn(events, LUNA)).toBe(4);
  });

  test('LUNA-22 LUNA-18 reveal icons can move her over tokens', () => {
    const before: Change = (draft) => {
      boardIn(draft).upload = 4;
    };
    // Slot E is open.
    const start = planning(['I-1', 'I-2', 'I-3', 'I-4', 'II-1', 'I-6'], before, { luna: { level: 3 } });
    const { state, events } = planNothing(start);
    expect(eventsOf(events, 'lunaTokenPassed')).toMatchObject([{ track: 'research', at: 5, gradeTwo: 1 }]);
    expect(lunaOf(state).deck.at(-1)).toMatch(/^II-/);
  });

  test('LUNA-25 ignores the action sections of majority cards', () => {
    const { state, events } = revealing('I-10', 'I-3');
    expect(lunaBoard(state)).toMatchObject({ coins: 0, markers: 5, helium: 0 });
    expect(eventsOf(events, 'trackAdvanced')).toEqual([]);
    expect(eventsOf(events, 'lunaCardTurned')).toEqual([]);
    expect(state.placed).toEqual([]);
  });
});

describe('newly opened slots', () => {
  test('LUNA-25 a slot opened by a reveal icon gets its first card in the next round', () => {
    const before: Change = (draft) => Object.assign(boardIn(draft), { helium: 6, upload: 3 });
    const { state, events } = revealing('I-4', 'II-1', before);
    expect(eventsOf(events, 'slotOpened')).toMatchObject([{ slot: 0 }, { slot: 4 }]);
    expect(slots(state)).toBe('- I-1 I-2 I-3 -');
    const next = planNothing(finishRound(state)).state;
    expect(lunaOf(next).slots.map((slot) => slot !== null)).toEqual([true, true, true, true, true]);
  });

  test('LUNA-25 a slot opened by one of her cards gets no card in this round', () => {
    const cards = ['II-6', 'II-4', 'I-6', 'I-9', 'I-11'];
    const before = planning(cards, (draft) => Object.assign(boardIn(draft), { helium: 4, upload: 2 }));
    const { state } = planNothing(before);
    const afterOne = lunaPlays(passes(state, 0));
    expect(eventsOf(afterOne.events, 'slotOpened')).toMatchObject([{ slot: 0 }]);
    expect(slots(afterOne.state)).toBe('- II-6 II-4 I-6 -');
    const afterTwo = lunaPlays(afterOne.state);
    expect(eventsOf(afterTwo.events, 'slotOpened')).toMatchObject([{ slot: 4 }]);
    expect(slots(afterTwo.state)).toBe('- II-6 II-4 I-6 -');
    const done = lunaPlays(afterTwo.state);
    expect(eventsOf(done.events, 'lunaCardsDiscarded').flatMap(({ cards: played }) => played)).toHaveLength(3);
  });
});

test('LUNA-38 a game with her has 7 rounds of the usual phases', () => {
  let state = planning([]);
  const rounds: number[] = [];
  while (!isOver(state)) {
    rounds.push(state.round);
    expect(pending(state)).toMatchObject([{ kind: 'planning', seat: 0 }]);
    const acting = planNothing(state).state;
    expect(pending(acting)).toMatchObject([{ kind: 'turn', seat: 0 }]);
    state = finishRound(acting);
  }
  expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
