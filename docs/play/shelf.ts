import { read, write } from '../shared/browserStorage.ts';
import { readStoredGame, type StoredGame } from './storedGame.ts';

const SHELF_KEY = 'skymines-rules:shelf';

/** A game that another one took the place of. */
export interface Shelved {
  readonly game: StoredGame;
  /** When it was put aside, in milliseconds. It names the game as well. */
  readonly at: number;
}

/** The games put aside, the newest first. */
export function shelf(): readonly Shelved[] {
  const found = read(SHELF_KEY);
  return Array.isArray(found) ? found.flatMap(readShelved) : [];
}

/** Reads one entry: a damaged one is left out, and the others stay. */
function readShelved(entry: unknown): readonly Shelved[] {
  try {
    const { game, at } = entry as Shelved;
    return Number.isFinite(at) ? [{ game: readStoredGame(game), at }] : [];
  } catch {
    return [];
  }
}

/** Puts a game aside before another takes its place. There is no need to if the other goes on from it. */
export function shelve(game: StoredGame, next: StoredGame): 'aside' | 'needless' | 'noRoom' {
  if (game.record.actions.length === 0 || isWithin(game, next)) return 'needless';
  const games = shelf();
  if (games.some((other) => isWithin(game, other.game))) return 'needless';
  const at = Math.max(Date.now(), (games[0]?.at ?? 0) + 1);
  // An earlier position of the same game makes way.
  const others = games.filter((other) => !isWithin(other.game, game));
  return write(SHELF_KEY, [{ game, at }, ...others]) ? 'aside' : 'noRoom';
}

export function remove(wanted: number): void {
  const others = shelf().filter(({ at }) => at !== wanted);
  write(SHELF_KEY, others);
}

/** Removes the game on the table and its earlier positions. */
export function removeCopiesOf(game: StoredGame): void {
  const others = shelf().filter((other) => !isWithin(other.game, game));
  write(SHELF_KEY, others);
}

/** Whether one game is the other, or an earlier position of it. */
function isWithin(game: StoredGame, other: StoredGame): boolean {
  const past = { ...other.record, actions: other.record.actions.slice(0, game.record.actions.length) };
  return JSON.stringify(told(game, game.record)) === JSON.stringify(told(other, past));
}

/** What makes a game another one. The campaign around it counts too. */
function told({ campaign }: StoredGame, { options, actions }: StoredGame['record']): unknown {
  return [campaign, options, actions];
}
