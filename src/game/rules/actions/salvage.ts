import type { Stop, TakeDestroyedCard } from '../../model/actions.ts';
import type { SalvageFrame, SalvagePart } from '../../model/frames.ts';
import { type Decision, faultBy, NO_FAULTS, push } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import { decisionFromMoves } from '../move.ts';
import { payCoins, playerAt, writePlayer } from '../players.ts';
import { CARD_MOVES, type CardAct } from './turn.ts';
import { usableCards } from './usableCards.ts';

const cardActs = decisionFromMoves<CardAct, SalvageFrame>(CARD_MOVES);

/**
 * BSP-9, BSP-10: the player may take the action of the card just destroyed, using only this card. The player may also
 * take any destroyed card into the hand (AMB-TRACK-6). Both parts are optional (AMB-TRACK-8) and may be taken in any
 * order (AMB-TRACK-9).
 */
export const salvage: Decision<SalvageFrame, CardAct | TakeDestroyedCard | Stop> = {
  answers: [...cardActs.answers, 'takeDestroyedCard', 'stop'],
  automatic: true,

  candidates(game, frame, seat) {
    const cards = game.state.destroyed.map((card): TakeDestroyedCard => ({ type: 'takeDestroyedCard', seat, card }));
    return [...cardActs.candidates(game, frame, seat), ...cards, { type: 'stop', seat }];
  },

  check(game, frame, action) {
    if (action.type === 'stop') return NO_FAULTS;
    const { rule, parts, price, card } = frame;
    if (action.type !== 'takeDestroyedCard') {
      // BSP-9, AMB-TRACK-7: the action may use only the destroyed card.
      if (!parts.includes('action')) return faultBy(rule, 'actionDone');
      if (!usesOnlyDestroyedCard(game, frame, action)) return faultBy(rule, 'notTheDestroyedCard', { card });
      return cardActs.check(game, frame, action);
    }
    const { coins } = playerAt(game, frame.seat);
    if (!parts.includes('card')) return faultBy(rule, 'cardTaken');
    if (!game.state.destroyed.includes(action.card)) return faultBy(rule, 'notDestroyed', { card: action.card });
    return coins < price ? faultBy(rule, 'destroyedCardTooExpensive', { cost: price, coins }) : NO_FAULTS;
  },

  apply(work, frame, action, before) {
    if (action.type === 'stop') return;
    const part: SalvagePart = action.type === 'takeDestroyedCard' ? 'card' : 'action';
    const left = frame.parts.filter((other) => other !== part);
    if (frame.both && left.length > 0) push(work, { ...frame, parts: left });
    if (action.type === 'takeDestroyedCard') takeDestroyed(work, frame, action);
    else cardActs.apply(work, frame, action, before);
  },
};

/** Checks whether an action uses only the destroyed card. Energy actions do not name their cards. */
function usesOnlyDestroyedCard(game: Game, frame: SalvageFrame, act: CardAct): boolean {
  if (act.type === 'useEnergy') return usableCards(game, frame, 'energy').length > 0;
  if (act.type === 'useResources') return act.cards.length === 1 && act.cards[0] === frame.card;
  return act.card === frame.card;
}

function takeDestroyed(work: Work, { seat, rule, price }: SalvageFrame, { card }: TakeDestroyedCard): void {
  payCoins(work, seat, price, rule);
  const { destroyed } = work.state;
  destroyed.splice(destroyed.indexOf(card), 1);
  writePlayer(work, seat).hand.push(card);
  work.emit({ type: 'cardTaken', seat, card, from: 'destroyed', cost: price, paidIn: 'coins' });
}
