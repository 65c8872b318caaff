import { Box } from '../components/box.ts';
import type { Content } from '../components/content.ts';
import { ForeignStateError } from './model/errors.ts';
import type { GameState } from './model/state.ts';
import { isView, RULES_VERSION, STATE_SCHEMA } from './model/state.ts';
import type { Game } from './rules/game.ts';

// One index per component set, not one per question.
const BOXES = new WeakMap<Content, Box>();

/** A component set with everything at hand by its id. */
export function boxOf(content: Content): Box {
  const box = BOXES.get(content) ?? new Box(content);
  BOXES.set(content, box);
  return box;
}

/** The position of a state under some rules. */
export function gameOf({ content }: { readonly content: Content }, state: GameState): Game {
  return { box: boxOf(content), state };
}

/**
 * The position of a state that may come from anywhere.
 * @throws ForeignStateError when it belongs to another schema, rules version or component set.
 */
export function openState(box: Box, state: GameState): Game {
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
 * The position of a state that a game can go on from.
 * @throws ForeignStateError as `openState` does, and when it is somebody's view.
 */
export function openWhole(box: Box, state: GameState): Game {
  const game = openState(box, state);
  if (!isView(state)) return game;
  throw new ForeignStateError(`This is the view of ${state.viewer}; only a whole state is played on.`);
}
