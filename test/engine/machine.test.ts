import { castDraft } from 'immer';
import { describe, expect, test } from 'vitest';
import { type Fault, NO_FAULTS } from '../../src/engine/decision.ts';
import { Machine } from '../../src/engine/machine.ts';

// A game with one decision, in which seats take a card each, and one procedure that counts its runs.

interface Frame {
  readonly kind: string;
  readonly seats: readonly number[];
  readonly cards: readonly number[];
}
interface State {
  readonly stack: readonly Frame[];
  readonly taken: readonly number[];
  readonly turns: number;
}
interface Take {
  readonly type: string;
  readonly seat: number;
  readonly card: number;
}
type Told = string;

const machine = new Machine<null, State, Take, Told, Fault>({
  decisions: {
    take: {
      answers: ['take'],
      automatic: true,
      seats: ({ seats }) => seats,
      candidates: (_game, { cards }, seat) => cards.map((card) => ({ type: 'take', seat, card })),
      check: () => NO_FAULTS,
      apply({ state, emit }, { cards }, { card }) {
        state.taken.push(card);
        emit(`took ${card} of ${cards.length}`);
      },
    },
  },
  procedures: {
    turn: {
      run({ state }) {
        state.turns += 1;
      },
    },
  },
  resolved: ({ card }) => `only ${card}`,
  observe: () => {},
  restrictionsOf: () => undefined,
  failure: (error) => error,
});

const asking = (seats: readonly number[], cards: readonly number[]): Frame => ({ kind: 'take', seats, cards });
const turn: Frame = { kind: 'turn', seats: [], cards: [] };
const withStack = (...stack: Frame[]): State => ({ stack, taken: [], turns: 0 });
const at = (state: State) => ({ box: null, state });
const take = (card: number, seat = 0): Take => ({ type: 'take', seat, card });

describe('the machine', () => {
  test('takes the only option of a seat with an event', () => {
    const state = withStack(asking([1], [4, 5]), asking([0], [7]));
    expect(machine.start(at(state))).toEqual({
      state: { stack: [asking([1], [4, 5])], taken: [7], turns: 0 },
      events: ['only 7', 'took 7 of 1'],
    });
  });

  test('takes the only option after an action with an event', () => {
    const state = withStack(asking([1], [4, 5]), asking([0], [7]), asking([0], [8, 9]));
    expect(machine.apply(at(state), take(9))).toEqual({
      state: { stack: [asking([1], [4, 5])], taken: [9, 7], turns: 0 },
      events: ['took 9 of 2', 'only 7', 'took 7 of 1'],
    });
  });

  test('runs procedures until a decision is open', () => {
    const state = withStack(asking([1], [4, 5]), turn, turn, asking([0], [7, 8]));
    const step = machine.apply(at(state), take(8));
    expect(step).toEqual({ state: { stack: [asking([1], [4, 5])], taken: [8], turns: 2 }, events: ['took 8 of 2'] });
  });

  test.each([
    ['no seat', []],
    ['two seats', [0, 1]],
  ])('answers automatically only for a single seat, not for %s', (_, seats) => {
    const state = withStack(asking(seats, [7]));
    expect(machine.start(at(state))).toEqual({ state, events: [] });
  });

  test('has no deciding seat for a frame that is not a decision', () => {
    expect(machine.seats(withStack(turn))).toEqual([]);
    expect(machine.options(at(withStack(turn)))).toEqual([]);
  });

  test('names all deciding seats to another seat', () => {
    const state = withStack(asking([1, 2], [4, 5]));
    expect(machine.check(at(state), take(4))).toEqual([
      { code: 'notThisSeat', params: { asked: [1, 2], decision: 'take', seat: 0 } },
    ]);
  });

  test('plays in place, emits the events and returns the new list of actions', () => {
    const events: Told[] = [];
    const state = castDraft(withStack(asking([1], [4, 5]), turn, asking([0], [7]), asking([0], [8, 9])));
    const list = machine.playInPlace({ box: null, state, emit: (event) => events.push(event) }, take(9));
    expect(list).toEqual([take(4, 1), take(5, 1)]);
    expect(state).toEqual({ stack: [asking([1], [4, 5])], taken: [9, 7], turns: 1 });
    expect(events).toEqual(['took 9 of 2', 'only 7', 'took 7 of 1']);
  });

  test('does not change a finished game', () => {
    const over = withStack();
    expect(machine.apply(at(over), take(4))).toEqual({ state: over, events: [] });
    const state = { stack: [], taken: [], turns: 0 };
    expect(machine.playInPlace({ box: null, state, emit: () => {} }, take(4))).toBeUndefined();
    expect(state).toEqual(over);
  });
});
