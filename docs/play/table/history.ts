import { changeFor, type GameEvent, type Seat, type WholeState } from 'skymines-rules';
import type { TableGame } from '../tableGame.ts';

interface Moment {
  readonly state: WholeState;
  /** Points that each seat would have if the game ended now. */
  readonly totals: readonly number[];
}

/** Consecutive actions of one seat. */
export interface Move {
  readonly seat: Seat;
  readonly round: number;
  /** Number of actions before and after the move. */
  readonly from: number;
  readonly to: number;
  /** Events that the viewer may see. */
  readonly events: readonly GameEvent[];
}

export interface History {
  readonly moments: readonly Moment[];
  readonly moves: readonly Move[];
}

/** Returns `null` while the actions are secret. */
export function historyOf({ rules, past, view: { viewer } }: TableGame): History | null {
  if (past === null) return null;
  const { options, actions } = past;
  const replay = rules.createSession({ options, actions: [] });
  const moment = (): Moment => ({
    state: replay.getState() as WholeState,
    totals: replay.score().map(({ total }) => total),
  });
  const moments = [moment()];
  const moves: Move[] = [];
  let events: readonly GameEvent[] = [];
  replay.subscribe((change) => {
    const seen = changeFor(change, viewer);
    if (seen.type !== 'undone') events = seen.events;
  });
  actions.forEach((action, index) => {
    const { round, stack } = replay.getState();
    const last = moves.at(-1);
    const isSame = last?.seat === action.seat && last.round === round && !stack.at(-1)?.kind.endsWith('urn');
    replay.dispatch(action);
    moments.push(moment());
    if (isSame && last !== undefined)
      moves[moves.length - 1] = { ...last, to: index + 1, events: [...last.events, ...events] };
    else moves.push({ seat: action.seat, round, from: index, to: index + 1, events });
  });
  return { moments, moves };
}
