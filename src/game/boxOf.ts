import { Box } from '../components/box.ts';
import type { Content } from '../components/content.ts';
import { fingerprintOf } from '../components/fingerprint.ts';

// A box is expensive to build, so each component set has only one.
const BOXES = new WeakMap<Content, Box>();

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
