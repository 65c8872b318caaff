import type { Text } from '../text/text.ts';

/** Markup defined once in a drawing, and its id. */
export interface SharedMarkup {
  readonly id: string;
  readonly markup: string;
  /** Keys of the other shared markup used by this markup, which must be defined first. */
  readonly shows: readonly string[];
}

/**
 * Maximum number of caches per `Text`, and of elements in each. Drawings with different id prefixes use separate
 * caches.
 */
const LOOKS = 64;
const PARTS = 3000;

/** Cached markup of drawings that share a `Text`, by appearance and then by key. */
const CACHE = new WeakMap<Text, Map<string, Map<string, SharedMarkup>>>();

export function markupCache(text: Text, look: string): Map<string, SharedMarkup> {
  const looks = CACHE.get(text) ?? new Map<string, Map<string, SharedMarkup>>();
  CACHE.set(text, looks);
  const cached = looks.get(look);
  if (cached !== undefined && cached.size < PARTS) return cached;
  if (looks.size >= LOOKS) looks.clear();
  const added = new Map<string, SharedMarkup>();
  looks.set(look, added);
  return added;
}
