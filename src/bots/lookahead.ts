import type { Action } from '../model/actions.ts';
import type { DecisionKind } from '../model/frames.ts';
import type { GameState } from '../model/state.ts';
import { standing } from './standing.ts';
import type { Rating, View } from './view.ts';
import { gameOf } from './view.ts';

/** Decisions that begin something new; what comes before them belongs to the action in hand. */
const BEGINNINGS: readonly DecisionKind[] = ['turn', 'planning', 'startingToken', 'startingDecks', 'pickUp'];

/** The state after an action and everything else the seat has to decide about it. */
export function outcome(view: View, action: Action): GameState {
  return playedOut(view, view.rules.reduce(view.game.state, action));
}

/** The same from a state on the way. */
export function playedOut({ rules, seat, choose }: View, from: GameState): GameState {
  let state = from;
  for (;;) {
    const [prompt] = rules.pending(state);
    if (prompt === undefined || prompt.seat !== seat || BEGINNINGS.includes(prompt.kind)) return state;
    state = rules.reduce(state, choose(rules, state, seat));
  }
}

/** Rates an action by the standing it leads to in the end. */
export function byOutcome(view: View): Rating {
  return (action) => standing(gameOf(view.rules, outcome(view, action)), view.seat);
}

/** Rates an action by the standing right after it; enough where all answers leave the same to do. */
export function byStanding({ rules, game, seat }: View): Rating {
  return (action) => standing(gameOf(rules, rules.reduce(game.state, action)), seat);
}

/** What an action adds to the standing. */
export function gains(view: View): Rating {
  const before = standing(view.game, view.seat);
  const after = byOutcome(view);
  return (action) => after(action) - before;
}
