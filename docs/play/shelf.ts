import { read, write } from '../shared/browserStorage.ts';
import { store, stored } from './storage.ts';
import { type KeptGame, readKeptGame, type StoredGame } from './storedGame.ts';

const SHELF_KEY = 'skymines-rules:shelf';

export interface Shelved {
  readonly game: KeptGame;
  /** In milliseconds. Identifies the entry. */
  readonly at: number;
}

export function shelf(): readonly Shelved[] {
  const found = read(SHELF_KEY);
  return Array.isArray(found) ? found.flatMap(readShelved) : [];
}

/** A damaged entry is dropped and does not affect the others. */
function readShelved(entry: unknown): readonly Shelved[] {
  try {
    const { game, at } = entry as Shelved;
    return Number.isFinite(at) ? [{ game: readKeptGame(game, String(at)), at }] : [];
  } catch {
    return [];
  }
}

/** Returns the game with this id, or `null` if it is not on this device. */
export function gameOf(id: string): KeptGame | null {
  const games = [stored(), ...shelf().map(({ game }) => game)];
  return games.find((game) => game?.id === id) ?? null;
}

/** Returns the stored game that `next` continues. Checks the current game first. */
export function continuedBy(next: StoredGame, running: KeptGame | null): KeptGame | null {
  const games = [running, ...shelf().map(({ game }) => game)];
  return games.find((game) => game !== null && isWithin(game, next)) ?? null;
}

/** Sets a game aside, unless the next game continues it. */
export function shelve(game: KeptGame, next: KeptGame): 'aside' | 'needless' | 'noRoom' {
  if (game.record.actions.length === 0 || isEarlier(game, next)) return 'needless';
  const games = shelf();
  if (games.some((other) => isWithin(game, other.game))) return 'needless';
  const at = Math.max(Date.now(), (games[0]?.at ?? 0) + 1);
  const others = games.filter((other) => !isEarlier(other.game, game));
  return write(SHELF_KEY, [{ game, at }, ...others]) ? 'aside' : 'noRoom';
}

/** Stores the game on the table. If another tab has meanwhile stored a different game, sets that game aside. */
export function keep(game: KeptGame): void {
  const other = stored();
  if (other !== null) shelve(other, game);
  if (store(game)) keepOnly((each) => !isEarlier(each.game, game));
}

export function remove(wanted: number): void {
  keepOnly(({ at }) => at !== wanted);
}

function keepOnly(isWanted: (shelved: Shelved) => boolean): void {
  const games = shelf();
  const wanted = games.filter(isWanted);
  if (wanted.length < games.length) write(SHELF_KEY, wanted);
}

/** Returns `true` if `other` is the same game or continues it. */
function isEarlier(game: KeptGame, other: KeptGame): boolean {
  return game.id === other.id || isWithin(game, other);
}

/** Returns `true` if a game is an earlier position of the other, or the same. */
function isWithin(game: StoredGame, other: StoredGame): boolean {
  const past = { ...other.record, actions: other.record.actions.slice(0, game.record.actions.length) };
  return JSON.stringify(identityOf(game, game.record)) === JSON.stringify(identityOf(other, past));
}

function identityOf({ campaign }: StoredGame, { options, actions }: StoredGame['record']): unknown {
  return [campaign, options, actions];
}
