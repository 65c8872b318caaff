import type { GameState, Rules } from '../../src/entries/index.ts';
import type { Ref } from '../../src/entries/queries.ts';
import { everyRef } from './texts.ts';

/** Returns everything that can be clicked in a game, also on the other side of the board. */
export function things({ content }: Rules, { options }: GameState): readonly Ref[] {
  return everyRef(content, [...options.players.keys()]);
}
