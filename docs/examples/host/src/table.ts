import { createSession, type GameRecord, hashState, reasonText, type Seat, type SessionChange } from 'skymines-rules';
import { type Message, type ReadWish, type Reason, refusal } from './messages.ts';
import type { KeptGame } from './store.ts';

/** A page that shows this table. */
export interface Guest {
  readonly seat: Seat;
  send(message: Message): void;
  /** Ends the connection. The page connects again and gets the table as it is stored. */
  leave(): void;
}

export type Table = ReturnType<typeof openTable>;

/** Opens a stored game: plays it again, which checks every action. `append` stores a change, or throws. */
export function openTable({ game, hash }: KeptGame, append: (change: SessionChange, hash: string) => void) {
  const guests = new Set<Guest>();
  let isBroken = false;
  let record: GameRecord | undefined;
  const session = createSession(game, { onListenerError: breakUp });
  if (hashState(session.getState()) !== hash) throw new Error('The game does not lead to the state that was stored.');
  session.subscribe((change) => {
    append(change, hashState(session.getState())); // first store the change, then tell the pages
    for (const guest of guests) tell(guest, change);
  });
  goOn();

  /** The session is ahead of the database, so nobody may hear of it. The next page opens the table from the database. */
  function breakUp(error: unknown): void {
    console.error(error);
    isBroken = true;
    for (const guest of guests) guest.leave();
  }

  /** Luna does not take her turn by herself. */
  function goOn(): void {
    for (let [due] = session.pending(); due?.kind === 'lunaTurn' && !isBroken; [due] = session.pending()) {
      session.dispatch({ type: 'lunaTurn', seat: due.seat });
    }
  }

  /** Sends the table: with what a change brought, or with everything. */
  function tell(guest: Guest, change?: SessionChange): void {
    const { seat } = guest;
    const all = session.events(seat);
    const added = change === undefined || change.type === 'undone' ? all.length : change.events.length;
    guest.send({
      type: 'table',
      seat,
      version: session.version,
      view: session.getView(seat),
      events: all.slice(all.length - added),
      from: all.length - added,
      canUndo: session.canUndo(seat),
      record: session.isOver() ? recordOf() : null,
    });
  }

  /** The end cannot be taken back, so the record is made once. */
  function recordOf(): GameRecord {
    record ??= session.record();
    return record;
  }

  /** Does what a seat wishes, and returns why not. */
  function wish(seat: Seat, wished: Exclude<ReadWish, { type: 'join' }>): readonly Reason[] {
    const { version } = wished;
    if (wished.type === 'undo') {
      if (session.undo(seat, { version })) return [];
      return [
        refusal(
          'notUndoable',
          'You can take back only your own last action, as long as nobody has acted since and it showed nothing new.',
        ),
      ];
    }
    if (!isOf(seat, wished.action)) return [refusal('notYourSeat', 'You do not sit there.')];
    const result = session.dispatch(wished.action, { version });
    if (result.ok) return [];
    return result.violations.map((violation) => ({ ...violation, message: reasonText(violation) }));
  }

  return {
    isEmpty: () => guests.size === 0,
    isBroken: () => isBroken,
    join(guest: Guest): void {
      guests.add(guest);
      if (isBroken) guest.leave();
      else tell(guest);
    },
    leave: (guest: Guest) => guests.delete(guest),
    /** Answers a page. A page whose wish could not be stored gets no answer but the end of its connection. */
    receive(guest: Guest, wished: Exclude<ReadWish, { type: 'join' }>): void {
      const reasons = wish(guest.seat, wished);
      if (isBroken) return;
      guest.send(reasons.length === 0 ? { type: 'done', id: wished.id } : { type: 'refused', id: wished.id, reasons });
      goOn();
    },
  };
}

/** Whether this is an action of this seat. */
function isOf(seat: Seat, action: unknown): boolean {
  return typeof action === 'object' && action !== null && 'seat' in action && action.seat === seat;
}
