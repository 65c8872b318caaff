import type { LunaCardId } from '../../components/ids.ts';
import { raised } from '../../input/limits.ts';
import { withDraw } from '../rules/draw.ts';
import { dealtPile } from '../rules/setup/deal.ts';
import type { LunaWork } from './luna.ts';

/** The top card of the Luna deck. LUNA-20: an empty deck is renewed when a card must be drawn, not before. */
export function drawCard(work: LunaWork): LunaCardId {
  const { luna } = work;
  if (luna.deck.length === 0) renewDeck(work);
  const card = luna.deck.pop();
  if (card === undefined) throw new RangeError('Luna has no card left to draw');
  return card;
}

/** LUNA-20: the discard pile and one grade-2 card; none at levels 0 and 1 (LUNA-14), or when none is left. */
function renewDeck(work: LunaWork): void {
  const { luna } = work;
  const added = luna.gradeTwo.splice(-1);
  const cards = [...luna.discard, ...added];
  luna.discard = [];
  luna.deck = shuffleCards(work, cards);
  work.emit({ type: 'lunaDeckRenewed', seat: luna.seat, cards: cards.length, gradeTwo: added.length });
}

/** A shuffled pile of her cards. A deal may name what lies on top after each shuffle. */
export function shuffleCards(work: LunaWork, cards: readonly LunaCardId[]): LunaCardId[] {
  const { luna } = work;
  const named = work.state.options.deal.lunaShuffles?.[luna.shuffles];
  luna.shuffles = raised(luna.shuffles, 1);
  return withDraw(work, 'luna', (draw) => dealtPile(draw, cards, named));
}

/** LUNA-18: the top grade-2 card goes on top of the Luna deck; without one nothing happens. */
export function addGradeTwoCard({ luna }: LunaWork): number {
  const added = luna.gradeTwo.splice(-1);
  luna.deck.push(...added);
  return added.length;
}
