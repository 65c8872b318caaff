import type { Session } from 'skymines-rules';

/** Plays Luna's turns, each after a pause in milliseconds. Returns a function that stops further turns. */
export function playLuna(session: Session, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    const [prompt] = session.pending();
    if (prompt?.kind !== 'lunaTurn') return;
    timer = setTimeout(() => session.dispatch({ type: 'lunaTurn', seat: prompt.seat }), pause);
  };
  const unsubscribe = session.subscribe(schedule);
  schedule();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
