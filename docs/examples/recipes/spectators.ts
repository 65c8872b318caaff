import type { ChangeView, GameView, Session } from 'skymines-rules';
import { changeFor } from 'skymines-rules';

/** Shows a game to somebody who takes no part. Returns the function that ends it. */
export function watch(session: Session, send: (view: GameView, change?: ChangeView) => void): () => void {
  send(session.getView('spectator'));
  return session.subscribe((change) => send(session.getView('spectator'), changeFor(change, 'spectator')));
}
