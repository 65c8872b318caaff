import { at } from '../engine/at.ts';
import type { LunaSlot } from '../model/content.ts';
import { LUNA_SLOTS } from '../model/content.ts';
import type { LunaCardId } from '../model/ids.ts';
import type { Work } from '../rules/kit.ts';
import { advanceHelium, advanceResearch } from './boardTracks.ts';
import { drawCard } from './deck.ts';
import { openSlots, writeLuna } from './luna.ts';

/**
 * LUNA-19: a card face down into each of her open slots, from the left, once the people have placed theirs.
 * LUNA-25: a slot that opens later gets its first card in the next round.
 */
export function dealCards(work: Work): void {
  const luna = writeLuna(work);
  const slots: LunaSlot[] = openSlots(work);
  for (const slot of slots) luna.slots[LUNA_SLOTS.indexOf(slot)] = { card: drawCard(work), faceUp: false };
  work.emit({ type: 'lunaCardsDealt', seat: luna.seat, slots });
}

/** LUNA-21 to LUNA-23: two majority cards, left first, then what their reveal icons give, left first. */
export function drawMajorityCards(work: Work): void {
  const luna = writeLuna(work);
  const left = drawCard(work);
  const right = drawCard(work);
  luna.majority = [left, right];
  work.emit({ type: 'lunaMajorityDrawn', seat: luna.seat, cards: [left, right] });
  for (const card of [left, right]) takeRevealIcon(work, card);
}

/** LUNA-22: at once, unlike the action section of a majority card, which is ignored (LUNA-25). */
function takeRevealIcon(work: Work, card: LunaCardId): void {
  const { reveal } = work.box.lunaCard(card);
  if (reveal === null) return;
  if (reveal.kind === 'helium') advanceHelium(work, reveal.steps);
  else advanceResearch(work, reveal.steps);
}

/** LUNA-29: the cards she has played, shuffled among themselves, go face up onto her discard pile. */
export function discardPlayed(work: Work, shuffle: (cards: LunaCardId[]) => LunaCardId[]): void {
  const luna = writeLuna(work);
  const cards = shuffle(luna.slots.flatMap((slot) => (slot === null ? [] : [slot.card])));
  luna.slots = luna.slots.map(() => null);
  luna.discard.push(...cards);
  work.emit({ type: 'lunaCardsDiscarded', seat: luna.seat, cards });
}

/** LUNA-30: the higher value on the top card of the pile removes the majority card on its side; a tie removes none. */
export function checkMajority(work: Work): void {
  const luna = writeLuna(work);
  const card = at(luna.discard, luna.discard.length - 1);
  const { left, right } = work.box.lunaCard(card);
  const side = left === right ? null : left > right ? 0 : 1;
  const discarded = side === null ? null : luna.majority[side];
  if (side !== null) discardMajority(work, side);
  work.emit({ type: 'lunaMajorityChecked', seat: luna.seat, card, discarded });
}

/** LUNA-32: at the end of the preparation phase the majority cards that are left go. */
export function discardMajorityCards(work: Work): void {
  discardMajority(work, 0);
  discardMajority(work, 1);
}

function discardMajority(work: Work, side: 0 | 1): void {
  const luna = writeLuna(work);
  const card = luna.majority[side];
  if (card === null) return;
  luna.majority[side] = null;
  luna.discard.push(card);
}
