import { type Kept, readKept } from './kept.ts';

const SHELF_KEY = 'skymines-rules:shelf';

/** A game that another one took the place of. */
export interface Shelved {
  readonly kept: Kept;
  /** When it was put aside, in milliseconds. It names the game as well. */
  readonly at: number;
}

/** The games put aside, the newest first. */
export function shelf(): readonly Shelved[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SHELF_KEY) ?? '[]');
    return Array.isArray(found) ? found.flatMap(readShelved) : [];
  } catch {
    return [];
  }
}

/** Reads one entry: a damaged one is left out, and the others stay. */
function readShelved(entry: unknown): readonly Shelved[] {
  try {
    const { kept, at } = entry as Shelved;
    return Number.isFinite(at) ? [{ kept: readKept(JSON.stringify(kept)), at }] : [];
  } catch {
    return [];
  }
}

/** Puts a game aside before another takes its place. There is no need to if the other goes on from it. */
export function putAside(game: Kept, next: Kept): 'aside' | 'needless' | 'noRoom' {
  if (game.record.actions.length === 0 || isWithin(game, next)) return 'needless';
  const games = shelf();
  if (games.some(({ kept }) => isWithin(game, kept))) return 'needless';
  const at = Math.max(Date.now(), (games[0]?.at ?? 0) + 1);
  // An earlier position of the same game makes way.
  const others = games.filter(({ kept }) => !isWithin(kept, game));
  return write([{ kept: game, at }, ...others]) ? 'aside' : 'noRoom';
}

export function takeOff(wanted: number): void {
  write(shelf().filter(({ at }) => at !== wanted));
}

/** Takes off the earlier positions of a game that is on the table. */
export function takeOffWithin(game: Kept): void {
  write(shelf().filter(({ kept }) => !isWithin(kept, game)));
}

/** Private windows and full storages refuse. */
function write(games: readonly Shelved[]): boolean {
  try {
    localStorage.setItem(SHELF_KEY, JSON.stringify(games));
    return true;
  } catch {
    return false;
  }
}

/** Whether one game is the other, or an earlier position of it. */
function isWithin(game: Kept, other: Kept): boolean {
  const past = { ...other.record, actions: other.record.actions.slice(0, game.record.actions.length) };
  return JSON.stringify(told(game, game.record)) === JSON.stringify(told(other, past));
}

/** What makes a game another one. The campaign around it counts too. */
function told({ campaign }: Kept, { options, actions }: Kept['record']): unknown {
  return [campaign, options, actions];
}
