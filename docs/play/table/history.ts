import { changeFor, type GameEvent, type Seat, type WholeState } from 'skymines-rules';
import type { TableGame } from '../tableGame.ts';
import { actOf, type Ledger, NO_TURNS, type Turn, withAct } from './turns.ts';

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

/** A turn, or the cards that a seat revealed. */
export interface PlayedTurn {
  readonly turn: Turn;
  /** Number of actions before and after the turn. */
  readonly from: number;
  readonly to: number;
}

export interface History {
  readonly moments: readonly Moment[];
  readonly moves: readonly Move[];
  readonly turns: readonly PlayedTurn[];
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
  const starts: number[] = [];
  let ledger: Ledger = NO_TURNS;
  let events: readonly GameEvent[] = [];
  replay.subscribe((change) => {
    const seen = changeFor(change, viewer);
    const act = actOf(change, replay);
    if (seen.type === 'undone' || act === null) return;
    events = seen.events;
    ledger = withAct(ledger, act);
    const count = replay.actions.length;
    for (const turn of ledger.turns.slice(starts.length)) starts.push(turn.kind === 'plan' ? count - 1 : count);
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
  const turns = ledger.turns.map((turn, index) => ({ turn, from: starts[index] ?? 0, to: turn.to ?? actions.length }));
  return { moments, moves, turns };
}
