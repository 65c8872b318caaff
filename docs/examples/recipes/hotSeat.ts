import type { GameView, Seat, Session } from 'skymines-rules';

/** Returns the view of the current seat, or the seat that gets the screen next. Luna needs no screen. */
export function screen(session: Session, current: Seat): { view: GameView } | { coverFor: Seat } {
  const prompts = session.pending().filter(({ kind }) => kind !== 'lunaTurn');
  const seats = prompts.map(({ seat }) => seat);
  const [next = current] = seats;
  return seats.includes(current) || next === current ? { view: session.getView(current) } : { coverFor: next };
}
