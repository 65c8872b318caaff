import type { Session } from 'skymines-rules';

/** Plays each of Luna's turns after a pause in milliseconds. Returns a function that stops this. */
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
