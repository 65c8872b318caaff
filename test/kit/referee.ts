import { tableOf } from '../lockstep/table.ts';
import type { Game } from '../referee/game.ts';
import { copy } from './json.ts';
import type { Content, GameState } from './pinned.ts';

/** Returns a state as a game of the second implementation. */
export function refereeGame(content: Content, state: GameState): Game {
  const { options } = state;
  return { content, options, table: copy(tableOf(state)), counts: {}, claimant: null, turns: 0 };
}
