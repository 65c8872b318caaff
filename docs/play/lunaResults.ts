import { set, settings } from '../shared/settings.ts';

interface Losses {
  readonly level: number;
  /** Ids of the games lost in a row at this level. */
  readonly games: readonly string[];
}

/** Losses in a row after which an easier level is suggested. */
const MANY = 2;

const MAX_LEVEL = 8;

/** Returns the level to suggest after a game against Luna alone, or `null` for the same level. */
export function suggestedLevel(level: number, isWon: boolean, losses: number): number | null {
  if (isWon) return level < MAX_LEVEL ? level + 1 : null;
  return losses >= MANY && level > 0 ? level - 1 : null;
}

/** Adds a game. A game that has been added before changes nothing. */
export function lossesWith(before: Losses, level: number, game: string, isWon: boolean): Losses {
  if (isWon) return { level, games: [] };
  const games = before.level === level ? before.games.filter((each) => each !== game) : [];
  return { level, games: [...games, game] };
}

/** Remembers the result of a game against Luna alone, and returns the level to suggest next. */
export function levelAfter(level: number, game: string, isWon: boolean): number | null {
  const losses = lossesWith(storedLosses(), level, game, isWon);
  set('lunaLosses', JSON.stringify(losses));
  return suggestedLevel(level, isWon, losses.games.length);
}

function storedLosses(): Losses {
  const none = { level: -1, games: [] };
  try {
    const { level, games } = JSON.parse(settings()['lunaLosses'] ?? '') as Partial<Losses>;
    return typeof level === 'number' && Array.isArray(games) ? { level, games } : none;
  } catch {
    return none;
  }
}
