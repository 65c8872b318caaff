import type { CardId, Seat } from '../../model/ids.ts';
import type { Work } from '../kit.ts';
import { writePlayer } from '../kit.ts';

/** BON-10: a hand card goes face up onto the destroyed-cards pile. */
export function destroyHandCard(work: Work, seat: Seat, card: CardId): void {
  const { hand } = writePlayer(work, seat);
  hand.splice(hand.indexOf(card), 1);
  work.state.destroyed.push(card);
  work.emit({ type: 'cardDestroyed', seat, card });
}
