import type { BonusSpaceId, MajorityItem } from './pinned.ts';

/** Returns the majority space of an item. */
export function spaceOf(item: MajorityItem): BonusSpaceId {
  return item === 'scientists' ? 'scientistMajority' : `${item}Majority`;
}
