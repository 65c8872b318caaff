import type { CardId, Seat } from '../../../components/ids.ts';
import type { PlayerState } from '../../model/state.ts';
import type { Work } from '../kit.ts';
import { writePlayer } from '../kit.ts';

/** SHARE-3, EXP-5, END-2: all cards of a player: hand, action area, resting decks. Destroyed cards are nobody's. */
export function cardsOf({ hand, area, resting }: Pick<PlayerState, 'hand' | 'area' | 'resting'>): CardId[] {
  return [...hand, ...area.filter((card) => card !== null), ...resting.flat()];
}

/** BON-10: a hand card goes face up onto the destroyed-cards pile. */
export function destroyHandCard(work: Work, seat: Seat, card: CardId): void {
  const { hand } = writePlayer(work, seat);
  hand.splice(hand.indexOf(card), 1);
  work.state.destroyed.push(card);
  work.emit({ type: 'cardDestroyed', seat, card });
}
