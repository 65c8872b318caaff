import type { Seat, StoredGame } from 'skymines-rules';
import { createSession, reasonText } from 'skymines-rules';

/** Handles one message. Returns the reasons why the action is illegal, or the game to store and the seats to notify. */
export function answer(
  game: StoredGame,
  { action, version }: { action: unknown; version: number },
): { reasons: readonly string[] } | { stored: StoredGame; notify: readonly Seat[] } {
  const session = createSession(game);
  const result = session.dispatch(action, { version });
  if (!result.ok) return { reasons: result.violations.map(reasonText) };
  return { stored: session.stored(), notify: session.pending().map(({ seat }) => seat) };
}
