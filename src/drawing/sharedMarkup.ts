import type { Text } from '../text/text.ts';

/** Markup that is written once in a picture, under its id. */
export interface SharedMarkup {
  readonly id: string;
  readonly markup: string;
  /** The keys of what it shows in its turn, which stands before it. */
  readonly shows: readonly string[];
}

/** So many looks and so much markup of each are kept. A page has a look for every prefix of its ids. */
const LOOKS = 64;
const PARTS = 3000;

/** What pictures with the same words have in common, by their look and then by key. */
const KEPT = new WeakMap<Text, Map<string, Map<string, SharedMarkup>>>();

/** Shared markup of earlier pictures with the same words and the same look. A picture adds its own. */
export function keptFor(text: Text, look: string): Map<string, SharedMarkup> {
  const looks = KEPT.get(text) ?? new Map<string, Map<string, SharedMarkup>>();
  KEPT.set(text, looks);
  const known = looks.get(look);
  if (known !== undefined && known.size < PARTS) return known;
  if (looks.size >= LOOKS) looks.clear();
  const kept = new Map<string, SharedMarkup>();
  looks.set(look, kept);
  return kept;
}
