import type { Menace } from '../../../components/content.ts';
import type { Game } from '../game.ts';

/** The menace as long as it lies on the board. */
export function menaceOnBoard({ box, state }: Game): Menace | undefined {
  return state.menace?.holder === null ? box.menace(state.menace.id) : undefined;
}
