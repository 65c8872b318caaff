import type { CardAction } from '../../components/content.ts';
import { sum, sumOfLargest } from '../../engine/lists.ts';
import { unitsFor } from './costs.ts';
import { answersToEnergy } from './energy.ts';
import { cardsPickedUp } from './returns.ts';
import { cardsSalvaged, cardsSalvagedAndFetched } from './rewards.ts';
import { slotsOf } from './slots.ts';
import { timesFetched, timesInRound } from './spaces.ts';
import { declined, fromBonuses, type Terms } from './terms.ts';

/** Answers to the use of a scientist: the action, a plan turned face down, the end of the upload, and its points. */
export function answersToScientist(terms: Terms, points: number): number {
  return 3 + declined(terms) + points;
}

/**
 * What cards ask that are planned, or destroyed for their action (BSP-9): what such an action asks beyond the card is
 * counted with the marker. PLAN-3: so many slots. Before each of these a card comes into the hand: one's own at the start
 * or out of the deck that it begins in (SETUP-42), others when they are bought, all of them out of the resting decks that
 * they were laid on, or out of the destroyed cards, for coins alone.
 */
export function answersToCards(terms: Terms): number {
  const units = unitsFor(terms);
  const cards = terms.cards.map((card) => ({ ...card, answers: answersToCard(terms, card.action) }));
  // Whoever buys a card pays before it is planned first; out of a resting deck it comes for nothing.
  const first = cards.map(({ cost, answers }) => answers - (cost === null ? 0 : units(cost)));
  const best = Math.max(0, ...cards.map(({ answers }) => answers));
  return usedCards(terms, [...first, ...cardsPickedUp(terms, cards)], best) + laidToRest(terms) + stepsOnSpaces(terms);
}

/**
 * The best of the cards that come into the hand. BSP-9: each marker has one more used, or fetches one that is used in its
 * place; BSP-10: or does both.
 */
function usedCards(terms: Terms, others: readonly number[], best: number): number {
  const slots = terms.people * slotsOf(terms) + terms.rounds * timesInRound(terms, cardsSalvaged);
  const both = timesFetched(terms, cardsSalvagedAndFetched);
  const either = timesFetched(terms, cardsSalvaged) - both;
  const counts = Array.from({ length: Math.max(0, either) + 1 }, (_, fetched) => {
    return sumOfLargest([...others, ...new Array<number>(both + fetched).fill(best)], slots - fetched);
  });
  return Math.max(...counts);
}

/** PASS-4: the last of five cards has one resting slot left, and with constrained slots every card has (VARIANT-1). */
function laidToRest(terms: Terms): number {
  const { options, people, rounds } = terms;
  return options.constrainedSlots ? 0 : people * (slotsOf(terms) - (rounds - 1));
}

/**
 * BSP-9: what the action of a destroyed card asks beyond that of a planned one: energy is used by itself. The choice, and
 * the task after it, are counted with the space, and the rewards of plans with the uploads.
 */
export function beyondPlanned(terms: Terms): number {
  const planned = 1;
  return Math.max(0, answersToEnergy(terms) - 1 - declined(terms) - planned);
}

/** Planned and used. Energy is used all at once, which is counted by rounds. */
function answersToCard(terms: Terms, action: CardAction): number {
  switch (action.kind) {
    case 'energy':
      return 1 + terms.perEnergy * action.value;
    case 'scientist':
      return 1 + answersToScientist(terms, action.points);
    case 'resource':
      return 2 + declined(terms) + answersToUnits(terms, action.value + addedValue(terms, action.resource));
    default:
      return 2 + declined(terms);
  }
}

/** RES-13: as many as there are, or those that find a space, which are counted apart, and the end. */
function answersToUnits({ byUnits }: Terms, units: number): number {
  return byUnits * units + (1 - byUnits);
}

/** TB-7. */
export function addedValue(terms: Terms, resource: string): number {
  return fromBonuses(terms, (bonus) => (bonus.kind === 'cardValue' && bonus.resource === resource ? bonus.plus : 0));
}

/** TRACK-4: spaces that markers of people can reach; TRACK-2: barriers paid on the way of other steps. */
function stepsOnSpaces({ tracks, people, byUnits }: Terms): number {
  const spaces = sum(tracks, ({ shares }) => shares.length - 1);
  const barriers = sum(tracks, (track) => track.barriers.length);
  return people * (byUnits * barriers + (1 - byUnits) * spaces);
}
