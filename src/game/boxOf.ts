import { Box } from '../components/box.ts';
import type { Content } from '../components/content.ts';
import { fingerprintOf } from '../components/validateContent.ts';
import type { GameState } from './model/state.ts';
import type { Game } from './rules/module.ts';

// A box is expensive to build, so each component set has only one.
const BOXES = new WeakMap<Content, Box>();

/** Returns the box of a component set. The first call builds it with the given fingerprint. */
export function boxWith(content: Content, fingerprint: () => string): Box {
  return BOXES.get(content) ?? registerBox(new Box(content, fingerprint));
}

export function registerBox<Kept extends Box>(box: Kept): Kept {
  BOXES.set(box.content, box);
  return box;
}

/** Returns the `Box` of a component set. Each component set always has the same `Box`. */
export function boxOf(content: Content): Box {
  return boxWith(content, () => fingerprintOf(content));
}

/** Returns the position of a state without checking that it has this component set. */
export function gameOf({ content }: { readonly content: Content }, state: GameState): Game {
  return { box: boxOf(content), state };
}
