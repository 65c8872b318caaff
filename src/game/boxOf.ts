import type { Box } from '../components/box.ts';
import type { Content } from '../components/content.ts';
import { fingerprintOf } from '../components/fingerprint.ts';
import { boxWith } from './boxes.ts';

/** Returns the `Box` of a component set. Each component set always has the same `Box`. */
export function boxOf(content: Content): Box {
  return boxWith(content, () => fingerprintOf(content));
}
