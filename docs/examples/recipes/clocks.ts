import type { Seat, Session } from 'skymines-rules';

/** Measures each seat's thinking time. `now` is your clock, for example `performance.now`. */
export function clocks(session: Session, now: () => number): (seat: Seat) => number {
  const used = session.getState().players.map(() => 0);
  let since = now();
  let prompts = session.pending();
  const update = () => {
    const time = now();
    for (const { seat } of prompts) used[seat] = (used[seat] ?? 0) + time - since;
    [since, prompts] = [time, session.pending()];
  };
  session.subscribe(update);
  return (seat) => {
    update();
    return used[seat] ?? 0;
  };
}
