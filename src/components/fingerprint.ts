import { fingerprint } from '../engine/fingerprint.ts';
import type { Content } from './content.ts';

/** Keys for provenance or drawing. They do not affect gameplay. */
const IGNORED_KEYS: ReadonlySet<string> = new Set(['$comment', 'sources', 'position', 'outline', 'x', 'y']);

export function fingerprintOf(content: Content): string {
  return fingerprint({ ...content, id: undefined }, IGNORED_KEYS);
}
