import type { SpaceTerms, TrackBonus } from '../components/content.ts';
import type { Effect } from '../components/effects.ts';
import type { RefKind, RefParts } from '../game/model/refs.ts';
import type { Label } from './headings.ts';
import { joined, type RichText, say } from './parts.ts';
import type { Words } from './words.ts';

/** Functions that describe references, line by line. With a position, the lines include the current contents. */
export type Descriptions<Kinds extends RefKind> = {
  readonly [Kind in Kinds]: (parts: RefParts[Kind], words: Words) => readonly RichText[];
};

/** Returns a labelled line, or none if its value is `null` or `undefined`. */
export function lineOf(
  { locale }: Words,
  label: Label,
  value: RichText | string | number | null | undefined,
): readonly RichText[] {
  if (value === null || value === undefined) return [];
  return [locale.line(locale.labels[label], typeof value === 'object' ? value : [String(value)])];
}

/** Returns a line that consists of a label if a condition holds. */
export function noteOf({ locale }: Words, label: Label, holds: boolean | undefined): readonly RichText[] {
  return holds === true ? [[locale.labels[label]]] : [];
}

/** Returns texts as a list, or `null` if there are none. */
export function listOf(texts: readonly RichText[], separator: string = ', '): RichText | null {
  return texts.length === 0 ? null : joined(texts, separator);
}

/** Returns a line with the players who meet a condition, or none. */
export function playersLine<Item>(
  words: Words,
  label: Label,
  bySeat: readonly Item[] | undefined,
  holds: (item: Item) => boolean,
): readonly RichText[] {
  const names = bySeat?.flatMap((item, seat) => (holds(item) ? [words.seat(seat)] : []));
  return lineOf(words, label, listOf(names ?? []));
}

export function rewardLine(reward: readonly Effect[], words: Words): readonly RichText[] {
  return lineOf(words, 'reward', reward.length === 0 ? null : words.reward(reward));
}

export function priceLines({ cost, destroys }: SpaceTerms, words: Words): readonly RichText[] {
  return [
    ...lineOf(words, 'cost', cost === 0 ? null : words.count(cost, 'coin')),
    ...lineOf(words, 'destroys', destroys && words.locale.destroys[destroys]),
  ];
}

export function bonusOf(bonus: TrackBonus, words: Words): RichText {
  if (bonus.kind === 'permanent') return words.permanent(bonus.bonus);
  const price = listOf(priceLines(bonus, words));
  const reward = words.reward(bonus.reward);
  return price === null ? reward : say`${reward} (${price})`;
}
