import { Box } from '../components/box.ts';
import type { Content } from '../components/content.ts';
import { fingerprintOf } from '../components/fingerprint.ts';
import type { GameState } from './model/state.ts';
import type { Game } from './rules/game.ts';

// Each component set gets one box, not each question.
const BOXES = new WeakMap<Content, Box>();

/** Returns the box of a component set, always the same one. */
export function boxOf(content: Content): Box {
  const box = BOXES.get(content) ?? new Box(content, () => fingerprintOf(content));
  BOXES.set(content, box);
  return box;
}

/** Returns the position of a state that is known to belong to these components. */
export function gameOf({ content }: { readonly content: Content }, state: GameState): Game {
  return { box: boxOf(content), state };
}
