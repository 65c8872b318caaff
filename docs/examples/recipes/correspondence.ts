import type { Seat, StoredGame } from 'skymines-rules';
import { createSession, reasonText } from 'skymines-rules';

/** Answers one message: why it is refused, or the game to store and the seats to tell that it is up to them. */
export function answer(
  game: StoredGame,
  { action, version }: { action: unknown; version: number },
): { refused: readonly string[] } | { store: StoredGame; tell: readonly Seat[] } {
  const session = createSession(game);
  const result = session.dispatch(action, { version });
  if (!result.ok) return { refused: result.violations.map(reasonText) };
  return { store: session.stored(), tell: session.pending().map(({ seat }) => seat) };
}
