import type { Box } from '../components/box.ts';
import { undrafted } from '../engine/copy.ts';
import { ForeignStateError } from './model/errors.ts';
import type { GameState } from './model/state.ts';
import { isView, RULES_VERSION, STATE_SCHEMA } from './model/state.ts';
import type { Game } from './rules/game.ts';

/**
 * Returns the position of a state or view, and checks that it belongs to these rules. Takes a draft of any immer.
 * @throws ForeignStateError when it has another schema, rules version or component set.
 */
export function openState(box: Box, given: GameState): Game {
  const state = undrafted(given);
  if (state.schema !== STATE_SCHEMA || state.rules !== RULES_VERSION) {
    throw new ForeignStateError(
      `State of schema ${state.schema} and rules ${state.rules}; these are ${STATE_SCHEMA} and ${RULES_VERSION}.`,
    );
  }
  if (state.content.fingerprint !== box.fingerprint) {
    const { id, fingerprint } = state.content;
    throw new ForeignStateError(
      `State of content "${id}" (${fingerprint}); these rules play with "${box.content.id}" (${box.fingerprint}).`,
    );
  }
  return { box, state };
}

/**
 * Returns the position of a state that can be played on.
 * @throws ForeignStateError as `openState` does, and when the state is a view.
 */
export function openWhole(box: Box, state: GameState): Game {
  const game = openState(box, state);
  if (!isView(state)) return game;
  throw new ForeignStateError(`This is the view of ${state.viewer}; only a whole state is played on.`);
}
