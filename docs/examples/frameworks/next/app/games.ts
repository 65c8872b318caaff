import { createSession, randomSeed, type Session } from 'skymines-rules';

// A global survives the reloads of the development server. Use your database instead.
const memory = globalThis as typeof globalThis & { games?: Map<string, string> };
memory.games ??= new Map();
const rows = memory.games;

/** Continues the stored game with this id, or starts a new one. */
export function openGame(id: string): Session {
  const row = rows.get(id);
  const session = createSession(row === undefined ? { players: ['Ana', 'Ben'], seed: randomSeed() } : JSON.parse(row));
  if (row === undefined) keepGame(id, session);
  return session;
}

/** Stores the game: its options and actions, a few kilobytes of JSON. */
export function keepGame(id: string, session: Session): void {
  rows.set(id, JSON.stringify(session.stored()));
}
