import type { ChangeView, GameView, Session } from 'skymines-rules';
import { changeFor } from 'skymines-rules';

/** Sends a spectator's view immediately and after every change. Returns a function that stops this. */
export function watch(session: Session, send: (view: GameView, change?: ChangeView) => void): () => void {
  send(session.getView('spectator'));
  return session.subscribe((change) => send(session.getView('spectator'), changeFor(change, 'spectator')));
}
