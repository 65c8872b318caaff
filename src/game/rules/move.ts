import { optionsOf } from '../../engine/decision.ts';
import type { Action } from '../model/actions.ts';
import { type Decision, type Faults, push, type SeatFrame } from './decision.ts';
import type { Game, Work } from './game.ts';

/** The implementation of one action type: its options, its check and its effect. */
export interface Move<A extends Action, F> {
  readonly type: A['type'];
  /** Returns every legal action of this type, without duplicates and in a fixed order. */
  options(game: Game, frame: F): readonly A[];
  check(game: Game, frame: F, action: A): Faults;
  apply(work: Work, frame: F, action: A): void;
}

/** One move for each action type, in the order in which their options are listed. */
export type Moves<A extends Action, F> = { readonly [Type in A['type']]: Move<Extract<A, { type: Type }>, F> };

/** Returns the main functions of a decision, derived from its moves. */
export function decisionFromMoves<A extends Action, F extends SeatFrame>(
  moves: Moves<A, F>,
): Pick<Decision<F, A>, 'answers' | 'candidates' | 'check' | 'apply'> {
  const all: readonly Move<A, F>[] = Object.values(moves);
  const moveFor = ({ type }: A): Move<A, F> => moves[type as A['type']];
  return {
    answers: all.map(({ type }) => type),
    candidates(game, frame) {
      const options: A[] = [];
      for (const move of all) options.push(...move.options(game, frame));
      return options;
    },
    check: (game, frame, action) => moveFor(action).check(game, frame, action),
    apply: (work, frame, action) => moveFor(action).apply(work, frame, action),
  };
}

/** Adds a module's move to a decision (MISSION-14). The decision remains open after this move. */
export function withFreeMove<F extends SeatFrame, A extends Action, Free extends Action>(
  decision: Decision<F, A>,
  free: Move<Free, SeatFrame>,
): Decision<F> {
  const isFree = (action: Action): action is Free => action.type === free.type;
  const { counted: _, ...listed } = decision; // `counted` does not include the free move
  return {
    ...listed,
    answers: [...decision.answers, free.type],
    allLegal: true,
    candidates(game, frame, seat) {
      const moves = free.options(game, frame);
      const answers = optionsOf(decision, game, frame, seat);
      return moves.length === 0 ? answers : [...moves, ...answers];
    },
    check: (game, frame, action) =>
      isFree(action) ? free.check(game, frame, action) : decision.check(game, frame, action as A),
    apply(work, frame, action, before) {
      if (isFree(action)) {
        push(work, frame);
        free.apply(work, frame, action);
      } else decision.apply(work, frame, action as A, before);
    },
  };
}
