import { read, write } from '../shared/browserStorage.ts';
import { store, stored } from './storage.ts';
import { type KeptGame, readKeptGame, type StoredGame } from './storedGame.ts';

const SHELF_KEY = 'skymines-rules:shelf';

/** A game that another one took the place of. */
export interface Shelved {
  readonly game: KeptGame;
  /** When it was put aside, in milliseconds. It names the entry as well. */
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
    return Number.isFinite(at) ? [{ game: readKeptGame(game, String(at)), at }] : [];
  } catch {
    return [];
  }
}

/** The game with this id, if it is on this device. */
export function gameOf(id: string): KeptGame | null {
  const games = [stored(), ...shelf().map(({ game }) => game)];
  return games.find((game) => game?.id === id) ?? null;
}

/** Returns the game of this device that another one continues: the one at the table before those set aside. */
export function continuedBy(next: StoredGame, running: KeptGame | null): KeptGame | null {
  const games = [running, ...shelf().map(({ game }) => game)];
  return games.find((game) => game !== null && isWithin(game, next)) ?? null;
}

/** Puts a game aside before another takes its place. There is no need to if the other goes on from it. */
export function shelve(game: KeptGame, next: KeptGame): 'aside' | 'needless' | 'noRoom' {
  if (game.record.actions.length === 0 || isEarlier(game, next)) return 'needless';
  const games = shelf();
  if (games.some((other) => isWithin(game, other.game))) return 'needless';
  const at = Math.max(Date.now(), (games[0]?.at ?? 0) + 1);
  const others = games.filter((other) => !isEarlier(other.game, game));
  return write(SHELF_KEY, [{ game, at }, ...others]) ? 'aside' : 'noRoom';
}

/** Stores the game on the table. Another tab may have put its own in the place: that goes aside. */
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

/** Whether a game makes way for another one: it is the same, or the other goes on from it. */
function isEarlier(game: KeptGame, other: KeptGame): boolean {
  return game.id === other.id || isWithin(game, other);
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
