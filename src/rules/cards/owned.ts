import type { CardId } from '../../model/ids.ts';
import type { PlayerState } from '../../model/state.ts';

/** SHARE-3, EXP-5, END-2: all cards of a player: hand, action area, resting decks. Destroyed cards are nobody's. */
export function cardsOf({ hand, area, resting }: Pick<PlayerState, 'hand' | 'area' | 'resting'>): CardId[] {
  return [...hand, ...area.filter((card) => card !== null), ...resting.flat()];
}
