import type { LunaCardId } from '../../components/ids.ts';
import { addCapped } from '../../input/limits.ts';
import { withDraw } from '../rules/draw.ts';
import { dealtPile } from '../rules/setup/deal.ts';
import type { LunaWork } from './luna.ts';

/** Draws the top card of the Luna deck. LUNA-20: an empty deck is renewed only when a card must be drawn. */
export function drawCard(work: LunaWork): LunaCardId {
  const { luna } = work;
  if (luna.deck.length === 0) renewDeck(work);
  const card = luna.deck.pop();
  if (card === undefined) throw new RangeError('Luna has no card left to draw');
  return card;
}

/** LUNA-20: adds a grade-2 card if any are left. Levels 0 and 1 have no grade-2 cards (LUNA-14). */
function renewDeck(work: LunaWork): void {
  const { luna } = work;
  const added = luna.gradeTwo.splice(-1);
  const cards = [...luna.discard, ...added];
  luna.discard = [];
  luna.deck = shuffleCards(work, cards);
  work.emit({ type: 'lunaDeckRenewed', seat: luna.seat, cards: cards.length, gradeTwo: added.length });
}

/** Shuffles the given Luna cards. The `deal` option can set the top cards after each shuffle. */
export function shuffleCards(work: LunaWork, cards: readonly LunaCardId[]): LunaCardId[] {
  const { luna } = work;
  const named = work.state.options.deal.lunaShuffles?.[luna.shuffles];
  luna.shuffles = addCapped(luna.shuffles, 1);
  return withDraw(work, 'luna', (draw) => dealtPile(draw, cards, named));
}

/** LUNA-18: returns the number of cards added, which is 0 if none are left. */
export function addGradeTwoCard({ luna }: LunaWork): number {
  const added = luna.gradeTwo.splice(-1);
  luna.deck.push(...added);
  return added.length;
}
