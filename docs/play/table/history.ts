import { changeFor, type GameEvent, type Seat, type WholeState } from 'skymines-rules';
import type { TableGame } from '../tableGame.ts';

/** The game after one of its actions. */
interface Moment {
  readonly state: WholeState;
  /** The points of each seat if the game ended now. */
  readonly totals: readonly number[];
}

/** What one seat did in one go. */
export interface Move {
  readonly seat: Seat;
  readonly round: number;
  /** After how many actions it began, and after how many it was over. */
  readonly from: number;
  readonly to: number;
  /** What happened, as the viewer may know it. */
  readonly events: readonly GameEvent[];
}

/** A game from its beginning: every moment, and who did what in between. */
export interface History {
  readonly moments: readonly Moment[];
  readonly moves: readonly Move[];
}

/** Plays a game once more, from its beginning; `null` as long as it is secret. */
export function historyOf({ rules, past, view: { viewer } }: TableGame): History | null {
  if (past === null) return null;
  const { options, actions } = past;
  const again = rules.createSession({ options, actions: [] });
  const moment = (): Moment => ({
    state: again.getState() as WholeState,
    totals: again.score().map(({ total }) => total),
  });
  const moments = [moment()];
  const moves: Move[] = [];
  let events: readonly GameEvent[] = [];
  again.subscribe((change) => {
    const seen = changeFor(change, viewer);
    if (seen.type !== 'undone') events = seen.events;
  });
  actions.forEach((action, index) => {
    const { round, stack } = again.getState();
    const last = moves.at(-1);
    const isSame = last?.seat === action.seat && last.round === round && !stack.at(-1)?.kind.endsWith('urn');
    again.dispatch(action);
    moments.push(moment());
    if (isSame && last !== undefined)
      moves[moves.length - 1] = { ...last, to: index + 1, events: [...last.events, ...events] };
    else moves.push({ seat: action.seat, round, from: index, to: index + 1, events });
  });
  return { moments, moves };
}
