import { type CardId, type CardRef, RESOURCES, type Resource, type Seat } from '../../../components/ids.ts';
import type { UseResources } from '../../model/actions.ts';
import { cardValue, resourceOf } from '../area/area.ts';
import { displayed, takeFromDisplay, totalCost } from '../cards/display.ts';
import { type Faults, fault, NO_FAULTS, push } from '../decision.ts';
import type { Game } from '../game.ts';
import type { Move } from '../move.ts';
import { acquisitionDiscount, mayMixResources } from '../tracks/trackBonuses.ts';
import { type CardFrame, pushEndOfTurn, usableCards } from './usableCards.ts';

/** Action 1 (RES-1 to RES-15): uses resource cards to acquire a displayed card, to advance on tracks, or both. */
export const useResources: Move<UseResources, CardFrame> = {
  type: 'useResources',

  options(game, frame) {
    const { seat } = frame;
    const usable = usableCards(game, frame, 'resource');
    if (usable.length === 0) return [];
    const displayedCards = allDisplayed(game);
    const options: UseResources[] = [];
    for (const cards of payableSets(game, usable, mayMixResources(game, seat))) {
      const payment = paymentWith(game, seat, cards);
      if (!isMixed(payment)) options.push({ type: 'useResources', seat, cards });
      for (const { slot, cost } of displayedCards) {
        if (discounted(payment, cost) <= payment.total)
          options.push({ type: 'useResources', seat, cards, acquire: slot });
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
    pushEndOfTurn(work, frame, cards);
    const payment = paymentWith(work, seat, cards);
    work.emit({ type: 'resourcesUsed', seat, cards, total: payment.total });
    const cost = acquire === undefined ? 0 : costFor(work, payment, acquire);
    // AMB-RES-3: the seat can acquire the card first, because the order does not matter.
    if (acquire !== undefined) takeFromDisplay(work, seat, acquire, { cost, paidIn: 'resources' });
    if (payment.total > cost) push(work, { kind: 'units', seat, units: payment.total - cost }); // RES-9
  },
};

interface Payment {
  /** RES-3 */
  readonly total: number;
  readonly types: readonly Resource[];
  /** Discount on the total cost of a card (RES-12). */
  readonly discount: number;
}

/** AMB-RES-4: a mix of resources can pay for a card, but not for steps. */
function isMixed({ types }: Payment): boolean {
  return types.length > 1;
}

export function paymentWith(game: Game, seat: Seat, cards: readonly CardId[]): Payment {
  let total = 0;
  for (const card of cards) total += cardValue(game, seat, card);
  const types = resourceTypes(game, cards);
  return { total, types, discount: acquisitionDiscount(game, seat, types) };
}

/** RES-2, RES-5, RES-11, NOTE-1: requires at least one face-up resource card, all of one type unless TB-5 allows a mix. */
function checkCards(game: Game, seat: Seat, cards: readonly CardId[], usable: readonly CardRef[]): Faults {
  if (cards.length === 0) return fault('noResourceCard');
  for (const [index, card] of cards.entries()) {
    if (cards.indexOf(card) !== index) return fault('cardTwice', { card });
    if (!usable.includes(card)) return fault('notAFaceUpResourceCard', { card });
  }
  return resourceTypes(game, cards).length > 1 && !mayMixResources(game, seat) ? fault('mixedResources') : NO_FAULTS;
}

/** RES-4, RES-7: the player may overpay (AMB-RES-7). */
function checkAcquisition(game: Game, payment: Payment, displaySlot: number): Faults {
  const card = displayed(game, displaySlot);
  if (card === undefined) return fault('noSuchDisplaySlot', { displaySlot });
  if (card === null) return fault('emptyDisplaySlot', { displaySlot });
  const cost = costFor(game, payment, displaySlot);
  if (cost <= payment.total) return NO_FAULTS;
  return fault('acquisitionTooExpensive', { card, cost, total: payment.total });
}

/** RES-6, RES-12, NOTE-1: a discount never reduces a cost below 0. */
function discounted({ discount }: Payment, cost: number): number {
  return Math.max(0, cost - discount);
}

/** Returns the price of a displayed card for a given payment. The slot must not be empty. */
export function costFor(game: Game, payment: Payment, displaySlot: number): number {
  return discounted(payment, totalCost(game, displaySlot));
}

function allDisplayed(game: Game): { readonly slot: number; readonly cost: number }[] {
  const displayedCards: { readonly slot: number; readonly cost: number }[] = [];
  for (let slot = 1; slot <= game.state.display.length; slot += 1) {
    if (displayed(game, slot) !== null) displayedCards.push({ slot, cost: totalCost(game, slot) });
  }
  return displayedCards;
}

function resourceTypes(game: Game, cards: readonly CardId[]): readonly Resource[] {
  const types: Resource[] = [];
  for (const card of cards) {
    const resource = resourceOf(game, card);
    if (resource !== undefined && !types.includes(resource)) types.push(resource);
  }
  return types;
}

/** RES-2, RES-11, TB-5: returns every set of cards of one resource or, in a mix, of any, sorted by bit mask. */
function payableSets(game: Game, cards: readonly CardId[], mixed: boolean): CardId[][] {
  const groups: number[] = [];
  cards.forEach((card, index) => {
    const resource = resourceOf(game, card);
    const group = mixed || resource === undefined ? 0 : RESOURCES.indexOf(resource);
    groups[group] = (groups[group] ?? 0) | (1 << index);
  });
  const masks: number[] = [];
  for (const group of groups) {
    for (let mask = group ?? 0; mask > 0; mask = (mask - 1) & (group ?? 0)) masks.push(mask);
  }
  masks.sort((one, other) => one - other);
  return masks.map((mask) => cards.filter((_, index) => (mask & (1 << index)) !== 0));
}
