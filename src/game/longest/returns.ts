import { largestFirst } from '../../engine/lists.ts';
import { roundsOf, slotsIn } from './slots.ts';
import type { Terms } from './terms.ts';
import type { Usable } from './usable.ts';

/** A card, and what its use asks. */
type CountedCard = Usable & { readonly answers: number };

/**
 * PASS-3, PASS-4: cards that come back from resting decks in time, the best of them. Of the cards that a pass lays to rest
 * every one lies on another slot, and each later pass takes up one slot: so of the cards of a round no more come back than
 * passes follow. A card of the deck has to be bought and planned before it rests, so that the early ones are one's own.
 */
export function cardsPickedUp(terms: Terms, cards: readonly CountedCard[]): number[] {
  let best: number[] = [];
  let room = 0;
  for (const round of roundsOf(terms).reverse()) {
    room += terms.people * comingBack(terms, round);
    const more = cards.filter((card) => canRestIn(card, round)).map(({ answers }) => answers);
    best = largestFirst([...best, ...more]).slice(0, room);
  }
  return best;
}

/** PASS-3, PASS-4: whether a card can rest in a round for the first time, or again: it rests in every other round at most. */
function canRestIn({ restsFrom }: Usable, round: number): boolean {
  return round >= restsFrom && (round - restsFrom) % 2 === 0;
}

/** How many cards of a person that a pass lays to rest come back by a later one, and not by the last, after which nobody plans. */
function comingBack(terms: Terms, round: number): number {
  return Math.min(slotsIn(terms, round), Math.max(0, terms.rounds - 1 - round));
}
