import type { Seat } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import type { Action } from '../../game/model/actions.ts';
import type { Playout } from '../../game/playout.ts';
import type { Game } from '../../game/rules/game.ts';
import { MACHINE } from '../../game/skymines.ts';
import { greedyAction } from '../greedy/greedy.ts';

/** What the open decision is about; `undefined` when the game is over. */
export function openKind({ state }: Game): string | undefined {
  return state.stack[state.stack.length - 1]?.kind;
}

/** Whether the round of a search is over: the next one is being planned, or the game has ended. */
export function isRoundOver(game: Game): boolean {
  const kind = openKind(game);
  return kind === undefined || kind === 'planning';
}

/**
 * Goes on to the next turn of a seat or to the end of the round. The seat ends its action greedily; the others pass at once, and
 * Luna really plays.
 */
export function settle(playout: Playout, seat: Seat): void {
  while (!isRoundOver(playout)) {
    const asked = at(MACHINE.seats(playout.state), 0);
    if (asked === seat && openKind(playout) === 'turn') return;
    playout.play(asked === seat ? greedyAction(playout, seat) : idle(playout, asked));
  }
}

/** Passes, or gives the first answer: what a rival does who is not thought about. */
function idle(playout: Playout, seat: Seat): Action {
  return openKind(playout) === 'turn' ? { type: 'pass', seat } : at(playout.options(seat), 0);
}
