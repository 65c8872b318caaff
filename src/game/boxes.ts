import { Box } from '../components/box.ts';
import type { Content } from '../components/content.ts';

// A box is expensive to build, so each component set has only one.
const BOXES = new WeakMap<Content, Box>();

export function boxWith(content: Content, fingerprint: () => string): Box {
  return BOXES.get(content) ?? registerBox(new Box(content, fingerprint));
}

export function registerBox<Kept extends Box>(box: Kept): Kept {
  BOXES.set(box.content, box);
  return box;
}
