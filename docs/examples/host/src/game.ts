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
import { type ParsedPageMessage, type Reason, refusal } from './messages.ts';
import type { KeptGame } from './store.ts';

export type Game = ReturnType<typeof openGame>;

/** A request to act or to undo. */
export type Move = Extract<ParsedPageMessage, { type: 'act' | 'undo' }>;

/** Result of a move: a change that has not been stored yet, or the reasons why the move was rejected. */
export type MoveResult =
  | { readonly change: SessionChange; readonly hash: string }
  | { readonly reasons: readonly Reason[] };

/**
 * Thrown for a stored game that cannot be continued. Retrying does not help. The message is meant for the log, and the
 * reason for the players.
 */
export class UnplayableGame extends Error {
  constructor(
    message: string,
    readonly reason: Reason = refusal(
      'broken',
      'The server cannot open this game. Ask its host to check the server log.',
    ),
  ) {
    super(message);
  }
}

/**
 * Returns the error for a game whose action is illegal under the current rules version. The action may be secret, so
 * players see only the rule.
 */
function incompatibleGame(index: number, violations: readonly Violation[]): UnplayableGame {
  const [{ rule = null, code = '' } = {}] = violations;
  const text =
    'This game was started with another version of the rules. One of its actions is now illegal, so it cannot be continued.';
  return new UnplayableGame(`The stored game stops at action ${index}: ${code}.`, {
    ...refusal('gameStops', rule === null ? text : `${text} (${rule})`),
    rule,
  });
}

/**
 * Maximum number of recent actions to dispatch one by one, so that the session knows the version after each of them.
 */
const MOST_FRESH = 30;

const NOT_UNDOABLE =
  'You can undo only your own last action, and only if it revealed nothing and no other player has acted since.';

/** Replays a stored game, checking every action, and continues it in memory. The caller stores its changes. */
export function openGame(kept: KeptGame) {
  const session = sessionOf(kept);
  let last: SessionChange | undefined;
  session.subscribe((change) => {
    last = change;
  });

  function lastChange(): MoveResult {
    if (last === undefined) throw new Error('The session reported no change.');
    return { change: last, hash: hashState(session.getState()) };
  }

  return {
    session,
    /** Plays a move. `version` is the version that the player saw when choosing. */
    play(seat: Seat, move: Move): MoveResult {
      const { version } = move;
      if (move.type === 'undo')
        return session.undo(seat, { version }) ? lastChange() : { reasons: [refusal('notUndoable', NOT_UNDOABLE)] };
      if (!isActionOf(seat, move.action)) return { reasons: [refusal('notYourSeat', 'This is not your seat.')] };
      const result = session.dispatch(move.action, { version });
      if (result.ok) return lastChange();
      return { reasons: result.violations.map(reasonOf) };
    },
    /**
     * Applies a change stored by another server. Returns `undefined` if the resulting state differs, in which case this
     * game is out of date.
     */
    follow({ type, action, hash }: HintedChange): SessionChange | undefined {
      const isApplied = type === 'undone' ? session.undo(action.seat) : session.dispatch(action).ok;
      const next = isApplied ? lastChange() : undefined;
      return next && 'change' in next && next.hash === hash ? next.change : undefined;
    },
    nameOf(seat: Seat): string {
      const player = session.getState().options.players[seat];
      return typeof player === 'string' ? player : (player?.name ?? '');
    },
    /** Plays Luna's turn if it is due. The library does not start her turns automatically. */
    playLuna(): MoveResult | undefined {
      const [due] = session.pending();
      if (due?.kind !== 'lunaTurn') return undefined;
      session.dispatch({ type: 'lunaTurn', seat: due.seat });
      return lastChange();
    },
  };
}

/** Converts a violation to the format sent to pages. */
function reasonOf(violation: Violation): Reason {
  const { code, rule } = violation;
  return { code, rule, message: reasonText(violation) };
}

/**
 * Resumes a session with the versions of the latest changes, so that players who plan at the same time do not block
 * each other.
 */
function sessionOf({ game, versions, hash }: KeptGame): Session {
  const fresh = freshActions(game.version, versions);
  const start = game.actions.length - fresh;
  const resumed = resumeSession({ ...game, actions: game.actions.slice(0, start), version: game.version - fresh });
  if (resumed.outcome === 'stops') throw incompatibleGame(resumed.index, resumed.violations);
  if (resumed.outcome !== 'same') throw new UnplayableGame(`The stored game cannot be read: ${resumed.outcome}.`);
  const { session, foreign } = resumed;
  for (const [index, action] of game.actions.slice(start).entries()) {
    const result = session.dispatch(action);
    if (!result.ok) throw incompatibleGame(start + index, result.violations);
  }
  // The hash may differ under another rules version. The actions were checked above in any case.
  if (foreign.length === 0 && hashState(session.getState()) !== hash)
    throw new UnplayableGame('Replaying the actions does not lead to the stored state.');
  return session;
}

/** Returns the number of most recent versions that were created by actions, without an undo in between. */
function freshActions(version: number, versions: readonly number[]): number {
  const last = versions.length;
  let count = 0;
  while (count < Math.min(last, MOST_FRESH) && versions[last - 1 - count] === version - count) count += 1;
  return count;
}

/** Returns `true` if this seat takes the action. */
function isActionOf(seat: Seat, action: unknown): boolean {
  return typeof action === 'object' && action !== null && 'seat' in action && action.seat === seat;
}

/** Returns the record of a stored game, or `undefined` until the game is over. A record contains all secrets. */
export function recordOf(kept: KeptGame): GameRecord | undefined {
  const session = sessionOf(kept);
  return session.isOver() ? session.record() : undefined;
}
