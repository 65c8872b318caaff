import { Box } from '../components/box.ts';
import type { Content } from '../components/content.ts';

// Each component set gets one box, not each question.
const BOXES = new WeakMap<Content, Box>();

/** Returns the box of a component set, always the same one; `fingerprint` serves the first call. */
export function boxWith(content: Content, fingerprint: () => string): Box {
  return BOXES.get(content) ?? keepBox(new Box(content, fingerprint));
}

/** Makes a box the one of its component set. */
export function keepBox<Kept extends Box>(box: Kept): Kept {
  BOXES.set(box.content, box);
  return box;
}
