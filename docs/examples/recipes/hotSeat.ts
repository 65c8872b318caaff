import type { GameView, Seat, Session } from 'skymines-rules';

/** Returns the current seat's view, or the seat that needs the screen next. Luna does not need the screen. */
export function screen(session: Session, current: Seat): { view: GameView } | { coverFor: Seat } {
  const prompts = session.pending().filter(({ kind }) => kind !== 'lunaTurn');
  const seats = prompts.map(({ seat }) => seat);
  const [next = current] = seats;
  return seats.includes(current) || next === current ? { view: session.getView(current) } : { coverFor: next };
}
