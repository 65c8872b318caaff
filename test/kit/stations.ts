import type { Draft } from 'immer';
import type { Company, GameState, StationColumn } from './pinned.ts';

/**
 * Sets the pieces left in the columns of a station; the others leave the game. An empty column permanently uncovers its
 * crossed-out space.
 */
export function home(draft: Draft<GameState>, company: Company, ...columns: readonly (number | StationColumn)[]): void {
  const { belt, removed, stations } = draft;
  for (const [index, column] of columns.entries()) {
    const home = typeof column === 'number' ? { pieces: column, opened: column === 0 } : { ...column };
    const gone = belt !== null && index === 1 ? belt.removedShuttles : removed;
    gone[company] += (stations[company][index]?.pieces ?? 0) - home.pieces;
    stations[company][index] = home;
  }
}
