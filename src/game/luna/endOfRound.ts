import { at } from '../../engine/lists.ts';
import { writePlayer } from '../rules/players.ts';
import { shuffleCards } from './deck.ts';
import type { LunaWork } from './luna.ts';

/** LUNA-29 to LUNA-31: Luna's remaining majority cards still block majorities after her last card. */
export function finishRound(work: LunaWork): void {
  const { seat } = work.luna;
  discardPlayed(work);
  checkMajority(work);
  writePlayer(work, seat).passed = true;
  work.emit({ type: 'passed', seat });
}

/** LUNA-29: shuffles the cards that Luna has played, and puts them face up on her discard pile. */
function discardPlayed(work: LunaWork): void {
  const { luna } = work;
  const played = luna.slots.flatMap((slot) => (slot === null ? [] : [slot.card]));
  const cards = shuffleCards(work, played);
  luna.slots = luna.slots.map(() => null);
  luna.discard.push(...cards);
  work.emit({ type: 'lunaCardsDiscarded', seat: luna.seat, cards });
}

/** LUNA-30: the discard pile's top card decides which majority card is removed. A tie removes neither. */
function checkMajority(work: LunaWork): void {
  const { luna } = work;
  const card = at(luna.discard, luna.discard.length - 1);
  const { left, right } = work.box.lunaCard(card);
  const side = left === right ? null : left > right ? 0 : 1;
  const discarded = side === null ? null : luna.majority[side];
  if (side !== null) discardMajority(work, side);
  work.emit({ type: 'lunaMajorityChecked', seat: luna.seat, card, discarded });
}

/** LUNA-32: discards the remaining majority cards at the end of the preparation phase. */
export function discardMajorityCards(work: LunaWork): void {
  discardMajority(work, 0);
  discardMajority(work, 1);
}

function discardMajority({ luna }: LunaWork, side: 0 | 1): void {
  const card = luna.majority[side];
  if (card === null) return;
  luna.majority[side] = null;
  luna.discard.push(card);
}
