import type { Session } from 'skymines-rules';

/** Plays Luna's turns, each after a pause of some milliseconds. Returns the function that ends it. */
export function playLuna(session: Session, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const [due] = session.pending();
    if (due?.kind !== 'lunaTurn') return;
    timer = setTimeout(() => session.dispatch({ type: 'lunaTurn', seat: due.seat }), pause);
  };
  const stop = session.subscribe(wait);
  wait();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
