import type { Seat } from '../components/ids.ts';
import { ForeignStateError } from '../game/model/errors.ts';
import type { GameState, GameView } from '../game/model/state.ts';
import { boxOf, openState } from '../game/position.ts';
import { determinizeView } from '../hosting/views/determinize.ts';
import { LIMITS } from '../input/limits.ts';
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
