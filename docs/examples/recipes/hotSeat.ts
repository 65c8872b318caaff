import type { GameView, Seat, Session } from 'skymines-rules';

/** What the screen shows: the view of who sits there, or a cover until the next person says "it is me". Luna needs no screen. */
export function screen(session: Session, sitting: Seat): { view: GameView } | { coverFor: Seat } {
  const people = session.pending().filter(({ kind }) => kind !== 'lunaTurn');
  const due = people.map(({ seat }) => seat);
  const [next = sitting] = due;
  return due.includes(sitting) || next === sitting ? { view: session.getView(sitting) } : { coverFor: next };
}
