import type { LunaSlot } from '../../components/content.ts';
import { LUNA_SLOTS, type LunaCardId } from '../../components/ids.ts';
import { advanceOn } from './boardTracks.ts';
import { drawCard } from './deck.ts';
import type { LunaWork } from './luna.ts';
import { openSlots } from './luna.ts';

/** LUNA-19: a slot that opens later gets its first card in the next round (LUNA-25). */
export function dealCards(work: LunaWork): void {
  const { luna } = work;
  const slots: LunaSlot[] = openSlots(work);
  for (const slot of slots) luna.slots[LUNA_SLOTS.indexOf(slot)] = { card: drawCard(work), faceUp: false };
  work.emit({ type: 'lunaCardsDealt', seat: luna.seat, slots });
}

/** LUNA-21 to LUNA-23: draws the left card first, and gives the rewards of the reveal icons in the same order. */
export function drawMajorityCards(work: LunaWork): void {
  const { luna } = work;
  const left = drawCard(work);
  const right = drawCard(work);
  luna.majority = [left, right];
  work.emit({ type: 'lunaMajorityDrawn', seat: luna.seat, cards: [left, right] });
  for (const card of [left, right]) takeRevealIcon(work, card);
}

/** LUNA-22: gives the reward of a reveal icon. The action section of a majority card is ignored (LUNA-25). */
function takeRevealIcon(work: LunaWork, card: LunaCardId): void {
  const { reveal } = work.box.lunaCard(card);
  if (reveal === null) return;
  advanceOn(work, reveal.kind === 'helium' ? 'tank' : 'research', reveal.steps);
}
