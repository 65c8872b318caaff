import type { CardId, CardRef, Resource, Seat } from '../../../components/ids.ts';
import { indices } from '../../../engine/lists.ts';
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
    return nonEmptySubsets(usable).flatMap((cards): UseResources[] => {
      if (checkCards(game, seat, cards, usable).length > 0) return [];
      const action: UseResources = { type: 'useResources', seat, cards };
      const payment = paymentWith(game, seat, cards);
      const slots = indices(game.state.display).map((index) => index + 1);
      const affordable = slots.filter((slot) => checkAcquisition(game, payment, slot).length === 0);
      const acquisitions = affordable.map((acquire): UseResources => ({ ...action, acquire }));
      return payment.types.size > 1 ? acquisitions : [action, ...acquisitions];
    });
  },

  check(game, frame, { seat, cards, acquire }) {
    const faults = checkCards(game, seat, cards, usableCards(game, frame, 'resource'));
    if (faults.length > 0) return faults;
    const payment = paymentWith(game, seat, cards);
    if (acquire !== undefined) return checkAcquisition(game, payment, acquire);
    return payment.types.size > 1 ? fault('mixedWithoutPurchase') : NO_FAULTS; // AMB-RES-4
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
export interface Payment {
  /** RES-3: total value. */
  readonly total: number;
  readonly types: ReadonlySet<Resource>;
  /** RES-12: taken off the total cost of a card. */
  readonly discount: number;
}

/** What these cards pay, and what the track bonuses take off for them. */
export function paymentWith(game: Game, seat: Seat, cards: readonly CardId[]): Payment {
  const total = cards.reduce((sum, card) => sum + cardValue(game, seat, card), 0);
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
  return resourceTypes(game, cards).size > 1 && !mayMixResources(game, seat) ? fault('mixedResources') : NO_FAULTS;
}

/** RES-4, RES-7: whether a payment is enough for a displayed card; AMB-RES-7: it may be more. */
function checkAcquisition(game: Game, payment: Payment, displaySlot: number): Faults {
  const card = displayed(game, displaySlot);
  if (card === undefined) return fault('noSuchDisplaySlot', { displaySlot });
  if (card === null) return fault('emptyDisplaySlot', { displaySlot });
  const cost = costFor(game, payment, displaySlot);
  return cost > payment.total ? fault('acquisitionTooExpensive', { card, cost, total: payment.total }) : NO_FAULTS;
}

/** RES-6, RES-12, NOTE-1: never below 0. */
export function costFor(game: Game, { discount }: Payment, displaySlot: number): number {
  return Math.max(0, totalCost(game, displaySlot) - discount);
}

function resourceTypes(game: Game, cards: readonly CardId[]): ReadonlySet<Resource> {
  return new Set(cards.map((card) => resourceOf(game, card)).filter((resource) => resource !== undefined));
}

/** Every non-empty subset, each in the order of the list. */
function nonEmptySubsets(cards: readonly CardId[]): CardId[][] {
  const sets: CardId[][] = [];
  for (let mask = 1; mask < 1 << cards.length; mask += 1) {
    sets.push(cards.filter((_, index) => (mask & (1 << index)) !== 0));
  }
  return sets;
}
