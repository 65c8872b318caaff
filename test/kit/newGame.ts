import { must } from './must.ts';
import { NAMES } from './people.ts';
import { type Card, type CreateGameOptions, createGame, defaultContent, type GameState } from './pinned.ts';

export const COUNTS = [2, 3, 4];

/** Returns a new four-player game with seat 0 as first player, unless the options differ. */
export function game(options: Partial<CreateGameOptions> = {}): GameState {
  return createGame({ players: NAMES, seed: 'set-up', firstPlayer: 0, ...options });
}

/** Returns many games that differ only in their seeds. */
export function games(count: number, options: Partial<CreateGameOptions> = {}): GameState[] {
  return Array.from({ length: count }, (_, index) => game({ seed: `game ${index}`, ...options }));
}

export function cardOf(id: string): Card {
  return must(defaultContent.cards.find((each) => each.id === id));
}
export const count = <T>(items: readonly T[], item: T): number => items.filter((each) => each === item).length;
