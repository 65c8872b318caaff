import type { Seat, Session } from 'skymines-rules';

/** Counts how long each seat has thought. `now` is your clock, such as `performance.now`. */
export function clocks(session: Session, now: () => number): (seat: Seat) => number {
  const used = session.getState().players.map(() => 0);
  let since = now();
  let thinking = session.pending();
  const count = () => {
    const time = now();
    for (const { seat } of thinking) used[seat] = (used[seat] ?? 0) + time - since;
    [since, thinking] = [time, session.pending()];
  };
  session.subscribe(count);
  return (seat) => {
    count();
    return used[seat] ?? 0;
  };
}
