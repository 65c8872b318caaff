import { indices } from '../../../engine/lists.ts';
import type { BuyCard, Stop } from '../../model/actions.ts';
import type { PurchaseFrame } from '../../model/frames.ts';
import { type Decision, fault, faultBy, NO_FAULTS } from '../decision.ts';
import { payCoins, playerAt } from '../players.ts';
import { coinCost, displayed, takeFromDisplay } from './display.ts';

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
    takeFromDisplay(work, seat, action.slot, cost, 'coins');
  },
};
