import { produce } from 'immer';
import { expect } from 'vitest';
import { chooseGreedily } from '../../src/bots/greedy/greedy.ts';
import type { Action, CardId, GameState, Seat } from '../kit/pinned.ts';
import { type Change, hold, lay, layPlans, player, table } from '../kit/table.ts';

export const choice = (state: GameState, seat: Seat = 0): Action => chooseGreedily(state, seat, table.rules);

/** The first turn of seat 0 without a marker, with these cards face up. */
export const withCards = (cards: readonly CardId[], change: Change = () => {}): GameState =>
  table.onTurn((draft) => {
    player(draft, 0).markers = 0;
    lay(draft, 0, ...cards);
    change(draft);
  });

/** The same, without cards on display. */
export const withoutDisplay = (cards: readonly CardId[], change: Change = () => {}): GameState =>
  withCards(cards, (draft) => {
    draft.display.fill(null);
    change(draft);
  });

/** The planning phase of a round, with this hand, no other cards and this many plans in reach. */
export function hand(cards: readonly CardId[], { seat = 0, round = 1, plans = 0 } = {}): GameState {
  const start = table.rules.createGame({ players: ['Ana', 'Ben'], seed: 'planning', firstPlayer: 0 });
  return produce(table.skip(start, 'startingToken', 'startingDecks', 'barrier'), (draft) => {
    draft.round = round;
    const own = player(draft, seat);
    Object.assign(own, { hand: [], plans: own.plans.map(() => null) });
    hold(draft, seat, ...cards);
    layPlans(draft, seat, 1, ...['planA01', 'planA02', 'planA03'].slice(0, plans));
    for (const placed of own.plans) if (placed) placed.faceDown = true;
  });
}

/** The cards that the bot plans before it confirms. */
export function planned(from: GameState, seat: Seat = 0): CardId[] {
  let state = from;
  const chosen: CardId[] = [];
  let action = choice(state, seat);
  while (action.type === 'planCard') {
    chosen.push(action.card);
    state = table.act(state, action);
    action = choice(state, seat);
  }
  expect(action).toEqual({ type: 'confirmPlan', seat });
  return chosen.sort();
}
