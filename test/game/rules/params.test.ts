import { describe, expect, test } from 'vitest';
import { must } from '../../kit/must.ts';
import type { Action, GameEvent, GameState } from '../../kit/pinned.ts';
import { player, refusal, table } from '../../kit/table.ts';

/** The event of a type after an action. */
function eventOf(state: GameState, action: Action, type: GameEvent['type']): GameEvent | undefined {
  return table.played(state, action).events.find((event) => event.type === type);
}
/** The params of the violation of an action. */
const figures = (state: GameState, action: Action) => table.rules.explain(state, action).map(({ params }) => params);

describe('events', () => {
  test('STATION-11 outpostRemoved contains the outpost', () => {
    const state = table.onTurn((draft) => {
      draft.stack.push({ kind: 'removal', seat: 0, count: 1, optional: false });
    });
    const remove: Action = { type: 'removeOutpost', seat: 0, company: 'tawac', column: 2 };
    expect(eventOf(state, remove, 'outpostRemoved')).toEqual({ ...remove, type: 'outpostRemoved' });
  });

  test('RP-9 planTaken contains the special plan and its points', () => {
    const state = table.onTurn((draft) => {
      draft.stack.push({ kind: 'research', seat: 0, points: 2 });
      draft.round = 7;
    });
    const plan = must(state.specialPlans.find((id) => refusal(state, take(id)).length === 0));
    expect(eventOf(state, take(plan), 'planTaken')).toEqual({ type: 'planTaken', seat: 0, plan, points: 2 });
  });

  test('SETUP-42 SETUP-44 the setup events contain the cards of the resting decks and the token that becomes a plan', () => {
    const { state, events } = table.setUp({ players: ['Ana', 'Ben'], seed: 'told' });
    for (const seat of [0, 1]) {
      const { token, resting } = must(state.players[seat]);
      expect(events).toContainEqual({ type: 'tokenTaken', seat, token });
      expect(events).toContainEqual({ type: 'decksArranged', seat, cards: resting.flat() });
    }
  });
});

const take = (plan: string): Action => ({ type: 'takeSpecialPlan', seat: 0, plan });

describe('violation params', () => {
  test('describe an empty or unknown display slot', () => {
    const state = table.onTurn((draft) => {
      draft.display[2] = null;
      player(draft, 0).coins = 9;
      draft.stack.push({ kind: 'purchase', seat: 0, rule: 'BON-8', discount: 0 });
    });
    const buy = (slot: number): Action => ({ type: 'buyCard', seat: 0, slot });
    expect(figures(state, buy(3))).toEqual([{ displaySlot: 3 }]);
    expect(figures(state, buy(13))).toEqual([{ displaySlot: 13 }]);
  });

  test('list the cards that the token does not show', () => {
    let state = table.rules.createGame({ players: ['Ana', 'Ben'], seed: 'told' });
    state = table.skip(state, 'startingToken');
    const { hand, token } = must(state.players[0]);
    const [wrong] = hand.flatMap((first) =>
      hand.flatMap((second) =>
        hand.flatMap((third): Extract<Action, { type: 'arrangeStartingDecks' }>[] => {
          const action = { type: 'arrangeStartingDecks', seat: 0, cards: [first, second, third] } as const;
          return new Set(action.cards).size === 3 && table.rules.explain(state, action).length > 0 ? [action] : [];
        }),
      ),
    );
    const action = must(wrong);
    expect(figures(state, action)).toEqual([{ tokenCards: token, cards: action.cards }]);
  });
});
