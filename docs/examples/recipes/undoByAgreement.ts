import type { Seat, Session } from 'skymines-rules';

/** Takes the last action back as soon as every person has agreed. Returns the function that hears who agrees. */
export function agreement(session: Session): (seat: Seat) => boolean {
  const people = session.getState().options.players.map((_, seat) => seat);
  const agreed = new Set<Seat>();
  session.subscribe(() => agreed.clear());
  return (seat) => {
    agreed.add(seat);
    return people.every((each) => agreed.has(each)) && session.undo();
  };
}
