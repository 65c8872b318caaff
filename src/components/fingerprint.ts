import { fingerprint } from '../engine/fingerprint.ts';
import type { Content } from './content.ts';

/** Keys that say where a number comes from or where a thing is drawn; games do not depend on them. */
const IGNORED_KEYS: ReadonlySet<string> = new Set(['$comment', 'sources', 'position', 'outline', 'x', 'y']);

/** A text that is the same for all component sets that play alike. */
export function fingerprintOf(content: Content): string {
  return fingerprint({ ...content, id: undefined }, IGNORED_KEYS);
}
