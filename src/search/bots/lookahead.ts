import type { Action } from '../../game/model/actions.ts';
import type { DecisionKind } from '../../game/model/frames.ts';
import type { Playout } from '../../game/playout.ts';
import { playOn, playoutOf } from '../../game/playout.ts';
import { standing } from './standing.ts';
import type { Rating, View } from './view.ts';

/** Decisions that begin something new; what comes before them belongs to the action in hand. */
const BEGINNINGS: readonly DecisionKind[] = [
  'turn',
  'planning',
  'startingToken',
  'startingDecks',
  'pickUp',
  'lunaTurn',
];

/** The position after an action, apart from the one in hand. */
export function after({ game }: View, action: Action): Playout {
  const playout = playoutOf(game);
  playOn(playout, action);
  return playout;
}

/** Plays on everything else the seat has to decide about the action in hand. */
export function playedOut({ rules, seat, choose }: View, playout: Playout): Playout {
  for (;;) {
    const [prompt] = rules.pending(playout.state);
    if (prompt === undefined || prompt.seat !== seat || BEGINNINGS.includes(prompt.kind)) return playout;
    playOn(playout, choose(rules, playout.state, seat));
  }
}

/** Rates an action by the standing it leads to in the end. */
export function byOutcome(view: View): Rating {
  return (action) => standing(playedOut(view, after(view, action)), view.seat);
}

/** Rates an action by the standing right after it; enough where all answers leave the same to do. */
export function byStanding(view: View): Rating {
  return (action) => standing(after(view, action), view.seat);
}

/** What an action adds to the standing. */
export function gains(view: View): Rating {
  const before = standing(view.game, view.seat);
  const outcome = byOutcome(view);
  return (action) => outcome(action) - before;
}
