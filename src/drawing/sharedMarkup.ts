import type { Text } from '../text/text.ts';

/** Markup that is defined once in a drawing, with its id. */
export interface SharedMarkup {
  readonly id: string;
  readonly markup: string;
  /** Keys of the shared markup that it uses in turn, which must be defined before it. */
  readonly shows: readonly string[];
}

/** Maximum number of cached looks, and of cached markup for each. A page has a look for every id prefix. */
const LOOKS = 64;
const PARTS = 3000;

/** Cached markup of drawings with the same text, by look and then by key. */
const CACHE = new WeakMap<Text, Map<string, Map<string, SharedMarkup>>>();

/** Returns the cache of shared markup for this text and look; a drawing adds its own. */
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
