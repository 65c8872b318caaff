import type { CardId, CardRef, Resource, Seat } from '../../../components/ids.ts';
import { RESOURCES } from '../../../components/ids.ts';
import type { UseResources } from '../../model/actions.ts';
import { cardValue, resourceOf } from '../area/area.ts';
import { displayed, takeFromDisplay, totalCost } from '../cards/display.ts';
import type { Faults } from '../decision.ts';
import { fault, NO_FAULTS, push } from '../decision.ts';
import type { Game } from '../game.ts';
import type { Move } from '../move.ts';
import { acquisitionDiscount, mayMixResources } from '../tracks/trackBonuses.ts';
import type { CardFrame } from './usableCards.ts';
import { usableCards, useUp } from './usableCards.ts';

/** Action 1 (RES-1 to RES-15): resource cards of one type, for one displayed card and/or steps on company tracks. */
export const useResources: Move<UseResources, CardFrame> = {
  type: 'useResources',

  options(game, frame) {
    const { seat } = frame;
    const usable = usableCards(game, frame, 'resource');
    if (usable.length === 0) return [];
    const offers = offered(game);
    const options: UseResources[] = [];
    for (const cards of payableSets(game, usable, mayMixResources(game, seat))) {
      const payment = paymentWith(game, seat, cards);
      if (!isMixed(payment)) options.push({ type: 'useResources', seat, cards });
      for (const { slot, cost } of offers) {
        if (isEnough(payment, cost)) options.push({ type: 'useResources', seat, cards, acquire: slot });
      }
    }
    return options;
  },

  check(game, frame, { seat, cards, acquire }) {
    const faults = checkCards(game, seat, cards, usableCards(game, frame, 'resource'));
    if (faults.length > 0) return faults;
    const payment = paymentWith(game, seat, cards);
    if (acquire !== undefined) return checkAcquisition(game, payment, acquire);
    return isMixed(payment) ? fault('mixedWithoutPurchase') : NO_FAULTS;
  },

  apply(work, frame, { seat, cards, acquire }) {
    useUp(work, frame, cards);
    const payment = paymentWith(work, seat, cards);
    work.emit({ type: 'resourcesUsed', seat, cards, total: payment.total });
    const cost = acquire === undefined ? 0 : costFor(work, payment, acquire);
    // AMB-RES-3: acquire first; the order cannot change the outcome.
    if (acquire !== undefined) takeFromDisplay(work, seat, acquire, cost, 'resources');
    if (payment.total > cost) push(work, { kind: 'units', seat, units: payment.total - cost }); // RES-9
  },
};

/** What a set of resource cards pays. */
interface Payment {
  /** RES-3: total value. */
  readonly total: number;
  readonly types: readonly Resource[];
  /** RES-12: taken off the total cost of a card. */
  readonly discount: number;
}

/** AMB-RES-4: several resources together pay for a card only. */
function isMixed({ types }: Payment): boolean {
  return types.length > 1;
}

/** What these cards pay, and what the track bonuses take off for them. */
export function paymentWith(game: Game, seat: Seat, cards: readonly CardId[]): Payment {
  let total = 0;
  for (const card of cards) total += cardValue(game, seat, card);
  const types = resourceTypes(game, cards);
  return { total, types, discount: acquisitionDiscount(game, seat, types) };
}

/** RES-2, RES-5, RES-11, NOTE-1: at least one face-up resource card, all of one type unless TB-5 allows a mix. */
function checkCards(game: Game, seat: Seat, cards: readonly CardId[], usable: readonly CardRef[]): Faults {
  if (cards.length === 0) return fault('noResourceCard');
  for (const [index, card] of cards.entries()) {
    if (cards.indexOf(card) !== index) return fault('cardTwice', { card });
    if (!usable.includes(card)) return fault('notAFaceUpResourceCard', { card });
  }
  return resourceTypes(game, cards).length > 1 && !mayMixResources(game, seat) ? fault('mixedResources') : NO_FAULTS;
}

/** RES-4, RES-7: whether a payment is enough for a displayed card; AMB-RES-7: it may be more. */
function checkAcquisition(game: Game, payment: Payment, displaySlot: number): Faults {
  const card = displayed(game, displaySlot);
  if (card === undefined) return fault('noSuchDisplaySlot', { displaySlot });
  if (card === null) return fault('emptyDisplaySlot', { displaySlot });
  if (isEnough(payment, totalCost(game, displaySlot))) return NO_FAULTS;
  return fault('acquisitionTooExpensive', { card, cost: costFor(game, payment, displaySlot), total: payment.total });
}

function isEnough(payment: Payment, cost: number): boolean {
  return discounted(payment, cost) <= payment.total;
}

/** RES-6, RES-12, NOTE-1: never below 0. */
function discounted({ discount }: Payment, cost: number): number {
  return Math.max(0, cost - discount);
}

/** What a displayed card costs with a payment. The slot must hold a card. */
export function costFor(game: Game, payment: Payment, displaySlot: number): number {
  return discounted(payment, totalCost(game, displaySlot));
}

/** Every slot of the display that holds a card, and its total cost. */
function offered(game: Game): { readonly slot: number; readonly cost: number }[] {
  const offers: { readonly slot: number; readonly cost: number }[] = [];
  for (let slot = 1; slot <= game.state.display.length; slot += 1) {
    if (displayed(game, slot) !== null) offers.push({ slot, cost: totalCost(game, slot) });
  }
  return offers;
}

/** The resources of some cards, each once. */
function resourceTypes(game: Game, cards: readonly CardId[]): readonly Resource[] {
  const types: Resource[] = [];
  for (const card of cards) {
    const resource = resourceOf(game, card);
    if (resource !== undefined && !types.includes(resource)) types.push(resource);
  }
  return types;
}

/**
 * RES-2, RES-11, TB-5: every set of cards that may be used together, each in the order of the list: of one resource, unless
 * resources may be mixed. Sets are in the order of the binary numbers that have a digit 1 for each card.
 */
function payableSets(game: Game, cards: readonly CardId[], mixed: boolean): CardId[][] {
  const groups: number[] = [];
  cards.forEach((card, index) => {
    const resource = resourceOf(game, card);
    const group = mixed || resource === undefined ? 0 : RESOURCES.indexOf(resource);
    groups[group] = (groups[group] ?? 0) | (1 << index);
  });
  const masks: number[] = [];
  for (const group of groups) masks.push(...partsOf(group ?? 0));
  masks.sort((one, other) => one - other);
  return masks.map((mask) => cards.filter((_, index) => (mask & (1 << index)) !== 0));
}

/** Every number above 0 whose binary digits are all in the mask. */
function partsOf(mask: number): number[] {
  const parts: number[] = [];
  for (let part = mask; part > 0; part = (part - 1) & mask) parts.push(part);
  return parts;
}
