import { produce } from 'immer';
import { NAMES } from './people.ts';
import type { Card, CreateGameOptions, GameState } from './pinned.ts';
import { createGame, defaultContent } from './pinned.ts';
import type { Change } from './table.ts';
import { table } from './table.ts';

export const COUNTS = [2, 3, 4];

/** A new game for four, first player in seat 0, unless told otherwise. */
export function game(options: Partial<CreateGameOptions> = {}): GameState {
  return createGame({ players: NAMES, seed: 'set-up', firstPlayer: 0, ...options });
}

/** Many games that differ in their seed alone. */
export function games(count: number, options: Partial<CreateGameOptions> = {}): GameState[] {
  return Array.from({ length: count }, (_, index) => game({ seed: `game ${index}`, ...options }));
}

/** A new game, changed by hand before the first decision. */
export function changed(change: Change, options: Partial<CreateGameOptions> = {}): GameState {
  return produce(game(options), change);
}

/** The state of round 1 when everybody is about to plan. */
export function atPlanning(options: Partial<CreateGameOptions> = {}): GameState {
  return table.skip(game(options), 'startingToken', 'startingDecks', 'barrier');
}

export function cardOf(id: string): Card {
  const card = defaultContent.cards.find((each) => each.id === id);
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}
export const count = <T>(items: readonly T[], item: T): number => items.filter((each) => each === item).length;
