import type { CardAction } from '../../model/content.ts';
import { END_SLOTS, SLOT_COUNT } from '../../rules/playerBoard/slots.ts';
import { unitsFor } from './costs.ts';
import { answersToEnergy } from './energy.ts';
import { cardsSalvaged, cardsSalvagedAndFetched } from './rewards.ts';
import { timesOnSpaces } from './spaces.ts';
import { largestFirst, sum, sumOfLargest } from './sums.ts';
import { declined, fromBonuses, type Terms } from './terms.ts';
import type { Usable } from './usable.ts';

/** SETUP-42: cards that begin in resting decks. */
const RESTING = 3;

/** Answers to the use of a scientist: the action, a plan turned face down, the end of the upload, and its points. */
export function answersToScientist(terms: Terms, points: number): number {
  return 3 + declined(terms) + points;
}

/**
 * What cards ask that are planned, or destroyed for their action (BSP-9): what such an action asks beyond the card is
 * counted with the marker. PLAN-3: so many slots. Before each of these a card comes into the hand: as one of the first
 * hand, once when it is bought, out of a resting deck, or out of the destroyed cards, for coins alone.
 */
export function answersToCards(terms: Terms): number {
  const { cards, people } = terms;
  const own = largestFirst(cards.filter(({ cost }) => cost === null).map((card) => answersToUse(terms, card)));
  const hands = own.slice(0, own.length - RESTING * people);
  const bought = cards.filter(({ cost }) => cost !== null).map((card) => answersToUse(terms, card));
  const again = cards.flatMap((card) => new Array<number>(card.again).fill(answersToUse(terms, card)));
  const returned = largestFirst(again).slice(0, pickedUp(terms));
  return usedCards(terms, [...hands, ...bought, ...returned]) + laidToRest(terms) + stepsOnSpaces(terms);
}

/**
 * The best of the cards that come into the hand. BSP-9: each marker has one more used, or fetches one that is used in its
 * place; BSP-10: or does both.
 */
function usedCards(terms: Terms, others: readonly number[]): number {
  const best = Math.max(0, ...terms.cards.map(({ action }) => answersToCard(terms, action)));
  const salvages = timesOnSpaces(terms, cardsSalvaged);
  const both = timesOnSpaces(terms, cardsSalvagedAndFetched);
  const slots = terms.people * slotsOf(terms) + salvages;
  const counts = Array.from({ length: Math.max(0, salvages - both) + 1 }, (_, fetched) => {
    return sumOfLargest([...others, ...new Array<number>(both + fetched).fill(best)], slots - fetched);
  });
  return Math.max(...counts);
}

/** What a card costs is spread over the times it can come into the hand. */
function answersToUse(terms: Terms, { action, cost, again }: Usable): number {
  return answersToCard(terms, action) - (cost === null ? 0 : unitsFor(terms, cost) / (1 + again));
}

/** PLAN-3: action slots of a person over the game. In round 1 an end slot is open by the token alone. */
function slotsOf({ content, rounds }: Terms): number {
  const helium = content.tokens.map(({ bonus }) => sum(bonus, (each) => (each.kind === 'helium' ? each.steps : 0)));
  const opened = Math.max(...helium) >= content.playerBoard.tank.slotSpace ? 1 : 0;
  const first = SLOT_COUNT - Object.keys(END_SLOTS).length + opened;
  return first + SLOT_COUNT * (rounds - 1);
}

/** PASS-4: the last of five cards has one resting slot left, and with constrained slots every card has (VARIANT-1). */
function laidToRest(terms: Terms): number {
  const { options, people, rounds } = terms;
  return options.constrainedSlots ? 0 : people * (slotsOf(terms) - (rounds - 1));
}

/**
 * PASS-3, PASS-4: cards that come back from resting slots in time. A pass lays one card at most on each slot and takes up
 * one slot, so that a slot gives back no more than the passes up to its last pick-up, and the deck it began with.
 */
function pickedUp({ people, rounds }: Terms): number {
  const passes = Array.from({ length: Math.min(SLOT_COUNT, rounds - 1) }, (_, slot) => rounds - 1 - slot);
  const empty = Math.max(0, passes.length - RESTING); // the outer slots begin without a deck
  return people * (sum(passes, (pass) => pass) - empty);
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
