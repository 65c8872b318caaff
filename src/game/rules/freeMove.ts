import type { Seat } from '../../components/ids.ts';
import type { ViolationCode } from '../../rulebook/violations.ts';
import type { Action } from '../model/actions.ts';
import type { Frame } from '../model/frames.ts';
import type { Decision, Faults, Game, Work } from './kit.ts';
import { push } from './kit.ts';

/** Something a module allows beside the answers to a decision, which stays open (MISSION-14). */
export interface FreeMove<A extends Action> {
  readonly type: A['type'];
  options(game: Game, seat: Seat): readonly A[];
  check(game: Game, action: A): Faults<ViolationCode>;
  apply(work: Work, action: A): void;
}

/** A decision that can also be answered by a free move. */
export function withFreeMove<F extends Frame, A extends Action, Free extends Action>(
  decision: Decision<F, A>,
  free: FreeMove<Free>,
): Decision<F> {
  const isFree = (action: Action): action is Free => action.type === free.type;
  return {
    ...decision,
    answers: [...decision.answers, free.type],
    options: (game, frame, seat) => [...free.options(game, seat), ...decision.options(game, frame, seat)],
    check: (game, frame, action) =>
      isFree(action) ? free.check(game, action) : decision.check(game, frame, action as A),
    apply(work, frame, action) {
      if (isFree(action)) {
        push(work, frame);
        free.apply(work, action);
      } else decision.apply(work, frame, action as A);
    },
  };
}
