import {
  type GameRecord,
  hashState,
  reasonText,
  resumeSession,
  type Seat,
  type Session,
  type SessionChange,
  type Violation,
} from 'skymines-rules';
import type { HintedChange } from './hints.ts';
import { type ReadWish, type Reason, refusal } from './messages.ts';
import type { KeptGame } from './store.ts';

export type Game = ReturnType<typeof openGame>;

/** What a seat wishes to do in the game. */
export type Move = Extract<ReadWish, { type: 'act' | 'undo' }>;

/** What came of a move: a change that is not stored yet, or why there is none. */
export type Played =
  | { readonly change: SessionChange; readonly hash: string }
  | { readonly reasons: readonly Reason[] };

/** A stored game that cannot be played on. It is no use to try again. The message is for the host, the reason for its people. */
export class UnplayableGame extends Error {
  constructor(
    message: string,
    readonly reason: Reason = refusal('broken', 'The server cannot open this game. Its log tells the host why.'),
  ) {
    super(message);
  }
}

/** A game of other rules, one of whose actions is not legal by those of today. It may be a secret one: people hear only of the rule. */
function stopped(index: number, violations: readonly Violation[]): UnplayableGame {
  const [{ rule = null, code = '' } = {}] = violations;
  const sentence =
    'This game was begun under other rules. By the rules of today, one of its actions is not legal, so it cannot go on here.';
  return new UnplayableGame(`The stored game stops at action ${index}: ${code}.`, {
    ...refusal('gameStops', rule === null ? sentence : `${sentence} (${rule})`),
    rule,
  });
}

/** So many of the last actions are played one by one, so that the session knows which of them came after which. */
const MOST_FRESH = 30;

const NOT_UNDOABLE =
  'You can take back only your own last action, as long as nobody has acted since and it showed nothing new.';

/** Plays a stored game again, which checks every action, and plays on in memory. Storing is the business of the table. */
export function openGame(kept: KeptGame) {
  const session = sessionOf(kept);
  let last: SessionChange | undefined;
  session.subscribe((change) => {
    last = change;
  });

  function changed(): Played {
    if (last === undefined) throw new Error('The session has not told its change.');
    return { change: last, hash: hashState(session.getState()) };
  }

  return {
    session,
    /** Plays a move that was chosen at a version of the game. */
    play(seat: Seat, move: Move): Played {
      const { version } = move;
      if (move.type === 'undo')
        return session.undo(seat, { version }) ? changed() : { reasons: [refusal('notUndoable', NOT_UNDOABLE)] };
      if (!isOf(seat, move.action)) return { reasons: [refusal('notYourSeat', 'You do not sit there.')] };
      const result = session.dispatch(move.action, { version });
      if (result.ok) return changed();
      return { reasons: result.violations.map(reasonOf) };
    },
    /** Plays a change that another server has stored. `undefined`: it does not lead there, and this game is no longer true. */
    follow({ type, action, hash }: HintedChange): SessionChange | undefined {
      const isDone = type === 'undone' ? session.undo(action.seat) : session.dispatch(action).ok;
      const next = isDone ? changed() : undefined;
      return next && 'change' in next && next.hash === hash ? next.change : undefined;
    },
    nameOf(seat: Seat): string {
      const player = session.getState().options.players[seat];
      return typeof player === 'string' ? player : (player?.name ?? '');
    },
    /** Luna does not take her turn by herself. Plays it if it is due. */
    playLuna(): Played | undefined {
      const [due] = session.pending();
      if (due?.kind !== 'lunaTurn') return undefined;
      session.dispatch({ type: 'lunaTurn', seat: due.seat });
      return changed();
    },
  };
}

/** A refusal of the library, as a page hears it. */
function reasonOf(violation: Violation): Reason {
  const { code, rule } = violation;
  return { code, rule, message: reasonText(violation) };
}

/** A session that knows the order of the last changes, so that seats which plan at once do not outdate each other. */
function sessionOf({ game, versions, hash }: KeptGame): Session {
  const fresh = freshActions(game.version, versions);
  const start = game.actions.length - fresh;
  const resumed = resumeSession({ ...game, actions: game.actions.slice(0, start), version: game.version - fresh });
  if (resumed.outcome === 'stops') throw stopped(resumed.index, resumed.violations);
  if (resumed.outcome !== 'same') throw new UnplayableGame(`The stored game cannot be read: ${resumed.outcome}.`);
  const { session, foreign } = resumed;
  for (const [index, action] of game.actions.slice(start).entries()) {
    const result = session.dispatch(action);
    if (!result.ok) throw stopped(start + index, result.violations);
  }
  // Other rules may give another hash; that every action is legal was checked.
  if (foreign.length === 0 && hashState(session.getState()) !== hash)
    throw new UnplayableGame('The game does not lead to the state that was stored.');
  return session;
}

/** How many of the last actions led to the last versions, with nothing taken back in between. */
function freshActions(version: number, versions: readonly number[]): number {
  const last = versions.length;
  let count = 0;
  while (count < Math.min(last, MOST_FRESH) && versions[last - 1 - count] === version - count) count += 1;
  return count;
}

/** Whether this is an action of this seat. */
function isOf(seat: Seat, action: unknown): boolean {
  return typeof action === 'object' && action !== null && 'seat' in action && action.seat === seat;
}

/** The record of a stored game; `undefined` while it is not over, because it holds every secret. */
export function recordOf(kept: KeptGame): GameRecord | undefined {
  const session = sessionOf(kept);
  return session.isOver() ? session.record() : undefined;
}
