import type { Seat, Session } from 'skymines-rules';

/**
 * Returns a function to call with each seat that agrees. Once all human players have agreed, it undoes the last action.
 */
export function agreement(session: Session): (seat: Seat) => boolean {
  const seats = session.getState().options.players.map((_, seat) => seat);
  const agreed = new Set<Seat>();
  session.subscribe(() => agreed.clear());
  return (seat) => {
    agreed.add(seat);
    return seats.every((each) => agreed.has(each)) && session.undo();
  };
}
