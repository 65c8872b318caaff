import { expect, test } from 'vitest';
import { pass, restCard } from '../../../kit/actions.ts';
import { TWO } from '../../../kit/people.ts';
import type { Action, CardId, GameState, Seat } from '../../../kit/pinned.ts';
import { passes } from '../../../kit/play.ts';
import { at, type Change, fetchCard, player, table } from '../../../kit/table.ts';

const pickUp = (slot: number, seat: Seat = 0): Action => ({ type: 'pickUpDeck', seat, slot });

type Slots<T> = Readonly<Record<number, T>>;

/** Seat 0 with these cards in its action and resting slots, and all others in the hand. */
const arranged =
  (area: Slots<CardId>, resting: Slots<readonly CardId[]>, change: Change = () => {}): Change =>
  (draft) => {
    const own = player(draft, 0);
    own.hand.push(...own.resting.flat());
    own.resting = own.resting.map(() => []);
    for (const card of [...Object.values(area), ...Object.values(resting).flat()]) fetchCard(draft, card);
    for (const [slot, card] of Object.entries(area)) own.area[Number(slot)] = card;
    for (const [slot, cards] of Object.entries(resting)) own.resting[Number(slot)] = [...cards];
    change(draft);
  };

const DECKS = { 1: ['diamond-carbon1'], 3: ['diamond-titanium1', 'diamond-titanium2', 'A01'] } as const;

/** All states after a pass of seat 0. */
function everyEnd(state: GameState): GameState[] {
  const [prompt] = table.rules.pending(state);
  if (prompt?.kind !== 'pickUp' && prompt?.kind !== 'resting') return [state];
  return table.rules.legalActions(state).flatMap((action) => everyEnd(table.act(state, action)));
}

test('PASS-3 cards played this round cannot be taken this round', () => {
  const before = table.onTurn(arranged({ 1: 'A07', 2: 'A08' }, DECKS));
  const ends = everyEnd(table.act(before, pass()));
  for (const state of ends) {
    expect(at(state, 0).hand).not.toContain('A07');
    expect(at(state, 0).hand).not.toContain('A08');
  }
  expect(ends).toHaveLength(2 * 20);
});

test('AMB-PASS-6 the order inside a deck does not matter', () => {
  const reversed = { ...DECKS, 3: [...DECKS[3]].reverse() };
  const [one, other] = [DECKS, reversed].map((each) => {
    const state = table.act(table.onTurn(arranged({}, each)), pass(), pickUp(3));
    return [[...at(state, 0).hand].sort(), table.rules.score(state)];
  });
  expect(one).toEqual(other);
});

test('PASS-4 rests each card on a separate slot in any arrangement', () => {
  const area = { 1: 'A01', 2: 'A07', 3: 'A08' };
  const decks = { 1: ['diamond-carbon1'], 2: ['diamond-minerals1'], 3: ['diamond-titanium1'] };
  const ends = everyEnd(table.act(table.onTurn(arranged(area, decks)), pass(), pickUp(1)));
  const arrangements = new Set(ends.map((state) => JSON.stringify(at(state, 0).resting)));
  expect(arrangements.size).toBe(5 * 4 * 3);
  for (const state of ends) {
    const { resting, area: left } = at(state, 0);
    expect(left).toEqual([null, null, null, null, null]);
    const played = resting.map((deck) => deck.filter((card) => ['A01', 'A07', 'A08'].includes(card)).length);
    expect(Math.max(...played)).toBe(1);
    expect(resting.flat()).toHaveLength(5);
  }
});

test('PASS-9 rejects another slot', () => {
  const state = table.onTurn(
    arranged({ 2: 'A07' }, {}, (draft) => void draft.stack.push({ kind: 'resting', seat: 0, filled: [] })),
    { constrainedSlots: true },
  );
  expect(table.options(state, 'restCard').map(({ slot }) => slot)).toEqual([2]);
  for (const slot of [0, 1, 3, 4]) {
    expect(table.rules.explain(state, restCard('A07', slot))).toMatchObject([
      { code: 'constrainedSlot', rule: 'VARIANT-2' },
    ]);
  }
});

test('AMB-PASS-5 in round 7 the choices of passing change neither the cards owned nor the score', () => {
  const area = { 1: 'C07', 2: 'A07' };
  const decks = { 1: ['C08'], 2: ['diamond-carbon1'] };
  const last = table.onTurn(
    arranged(area, decks, (draft) => {
      draft.round = 7;
      draft.stations.skymine[0] = { pieces: 0, opened: true };
      draft.stations.minerva[0] = { pieces: 0, opened: true };
    }),
    TWO,
  );
  const results = everyEnd(table.act(last, pass())).map((state) => {
    const over = passes(state, 1);
    const { hand, resting } = at(over, 0);
    return JSON.stringify([[...hand, ...resting.flat()].sort(), table.rules.score(over)]);
  });
  expect(results).toHaveLength(2 * 20);
  expect(new Set(results).size).toBe(1);
});
