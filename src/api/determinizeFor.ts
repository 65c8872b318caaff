import { boxOf, openState } from '../game/position.ts';
import { LIMITS } from '../json/limits.ts';
import { ForeignStateError } from '../model/errors.ts';
import type { Seat } from '../model/ids.ts';
import type { GameState, GameView } from '../model/state.ts';
import { determinizeView } from '../views/determinize.ts';
import type { CoreRules } from './bindCore.ts';

/** A state behind the view of a seat, checked to be that seat's and of these rules. */
export function determinizeFor({ content }: CoreRules, view: GameView, seat: Seat, seed: string): GameState {
  if (view.viewer !== seat) throw new ForeignStateError(`This is the view of ${view.viewer}, not of seat ${seat}.`);
  if (typeof seed !== 'string' || seed.length > LIMITS.seed) {
    throw new RangeError(`The seed must be a text of at most ${LIMITS.seed} characters.`);
  }
  const { box } = openState(boxOf(content), view);
  return determinizeView(box, view, seed);
}
