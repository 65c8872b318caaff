import { Box } from '../components/box.ts';
import type { Content } from '../components/content.ts';

// Each component set gets one box, not each question.
const BOXES = new WeakMap<Content, Box>();

/** Returns the box of a component set, always the same one; `fingerprint` serves the first call. */
export function boxWith(content: Content, fingerprint: () => string): Box {
  const box = BOXES.get(content) ?? new Box(content, fingerprint);
  BOXES.set(content, box);
  return box;
}
