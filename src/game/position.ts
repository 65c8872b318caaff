import { Box } from '../content/box.ts';
import type { Content } from '../model/content.ts';
import type { GameState } from '../model/state.ts';
import type { Game } from '../rules/kit.ts';

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
