import type { CardId, Seat } from '../../../components/ids.ts';
import { at, indices } from '../../../engine/lists.ts';
import type { BuyCard, Stop } from '../../model/actions.ts';
import type { EventOf } from '../../model/events.ts';
import type { PurchaseFrame } from '../../model/frames.ts';
import { type Decision, fault, faultBy, NO_FAULTS } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import { payCoins, playerAt, writePlayer } from '../players.ts';

/** Returns the card on a display slot (1-12), `null` for an empty slot, or `undefined` if the slot does not exist. */
export function displayed(game: Game, displaySlot: number): CardId | null | undefined {
  return game.state.display[displaySlot - 1];
}

/** RES-6: returns the printed cost of a displayed card plus the cost of its slot. The slot must not be empty. */
export function totalCost(game: Game, displaySlot: number): number {
  const card = displayed(game, displaySlot);
  if (card === undefined || card === null) throw new RangeError(`No card in display slot ${displaySlot}`);
  return game.box.card(card).cost + at(game.box.content.slotCosts, displaySlot - 1);
}

/** BON-8, BON-9, NOTE-2: resource discounts do not apply (AMB-BON-3, AMB-TRACK-14). */
export function coinCost(game: Game, displaySlot: number, discount: number): number {
  return Math.max(0, totalCost(game, displaySlot) - discount);
}

type Payment = Pick<EventOf<'cardTaken'>, 'cost' | 'paidIn'>;

/** RES-8, RES-10, PREP-12: share cards can be acquired too. The slot stays empty until the preparation phase. */
export function takeFromDisplay(work: Work, seat: Seat, displaySlot: number, payment: Payment): void {
  const card = displayed(work, displaySlot);
  if (card === undefined || card === null) return;
  work.state.display[displaySlot - 1] = null;
  writePlayer(work, seat).hand.push(card);
  work.emit({ type: 'cardTaken', seat, card, from: 'display', ...payment });
}

/** BON-8, BSP-3, BSP-4: the player may buy one displayed card with coins (AMB-BON-2, AMB-TRACK-13). */
export const purchase: Decision<PurchaseFrame, BuyCard | Stop> = {
  answers: ['buyCard', 'stop'],
  automatic: true,

  candidates(game, _frame, seat) {
    const cards = indices(game.state.display).map((index): BuyCard => ({ type: 'buyCard', seat, slot: index + 1 }));
    return [...cards, { type: 'stop', seat }];
  },

  check(game, { seat, rule, discount }, action) {
    if (action.type === 'stop') return NO_FAULTS;
    const { slot: displaySlot } = action;
    const card = displayed(game, displaySlot);
    if (card === undefined) return fault('noSuchDisplaySlot', { displaySlot });
    if (card === null) return faultBy(rule, 'emptyDisplaySlot', { displaySlot });
    const cost = coinCost(game, displaySlot, discount);
    const { coins } = playerAt(game, seat);
    return cost > coins ? faultBy(rule, 'purchaseTooExpensive', { card, cost, coins }) : NO_FAULTS;
  },

  apply(work, { seat, rule, discount }, action) {
    if (action.type === 'stop') return;
    const cost = coinCost(work, action.slot, discount);
    payCoins(work, seat, cost, rule);
    takeFromDisplay(work, seat, action.slot, { cost, paidIn: 'coins' });
  },
};

/** PREP-7 to PREP-10: destroys the right column, moves the others right, and fills empty slots in ascending order. */
export function renewDisplay(work: Work): void {
  const { display, deck, destroyed } = work.state;
  const rows = display.length / 3;
  const gone = display.splice(0, rows, ...new Array<null>(rows).fill(null)).filter((card) => card !== null);
  destroyed.push(...gone);
  work.emit({ type: 'displayCleared', cards: gone });
  for (let row = 0; row < rows; row += 1) {
    // PREP-8, PREP-9: from right to left, the slots of a row are row, row + 4 and row + 8.
    const places = [row, row + rows, row + 2 * rows];
    const cards = places.map((place) => display[place] ?? null).filter((card) => card !== null);
    places.forEach((place, index) => {
      display[place] = cards[index] ?? null;
    });
  }
  display.forEach((card, index) => {
    if (card !== null) return;
    const next = deck.pop();
    if (next === undefined) return;
    display[index] = next;
    work.emit({ type: 'cardDealt', card: next, slot: index + 1 });
  });
}
