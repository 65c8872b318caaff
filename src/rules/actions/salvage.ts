import type { Stop, TakeDestroyedCard } from '../../model/actions.ts';
import type { SalvageFrame, SalvagePart } from '../../model/frames.ts';
import type { Decision, Work } from '../kit.ts';
import { fault, legal, NO_FAULTS, payCoins, playerAt, push, writePlayer } from '../kit.ts';
import { availableCards } from './available.ts';
import type { CardAct } from './cardActions.ts';
import { CARD_ACTS, cardActOptions, checkCardAct, performCardAct } from './cardActions.ts';

type SalvageAction = CardAct | TakeDestroyedCard | Stop;

/**
 * BSP-9, BSP-10: do the action of the card just destroyed, with this card alone, and/or take a destroyed card into hand
 * (AMB-TRACK-6: any of them). Either may be declined (AMB-TRACK-8); with both the order is free (AMB-TRACK-9).
 */
export const salvage: Decision<SalvageFrame, SalvageAction> = {
  answers: [...CARD_ACTS, 'takeDestroyedCard', 'stop'],
  automatic: true,
  seats: ({ seat }) => [seat],

  options(game, frame, seat) {
    const acts = frame.parts.includes('action') ? cardActOptions(game, seat, availableCards(game, frame)) : [];
    const cards = game.state.destroyed.map((card): TakeDestroyedCard => ({ type: 'takeDestroyedCard', seat, card }));
    const taken = legal<SalvageAction>(cards, (action) => salvage.check(game, frame, action));
    return [...acts, ...taken, { type: 'stop', seat }];
  },

  check(game, frame, action) {
    if (action.type === 'stop') return NO_FAULTS;
    if (action.type !== 'takeDestroyedCard') {
      return frame.parts.includes('action')
        ? checkCardAct(game, action, availableCards(game, frame))
        : fault('actionDone');
    }
    const { coins } = playerAt(game, frame.seat);
    if (!frame.parts.includes('card')) return fault('cardTaken');
    if (!game.state.destroyed.includes(action.card)) return fault('notDestroyed', { card: action.card });
    return coins < frame.price ? fault('tooFewCoins', { cost: frame.price, coins }) : NO_FAULTS;
  },

  apply(work, frame, action) {
    if (action.type === 'stop') return;
    const part: SalvagePart = action.type === 'takeDestroyedCard' ? 'card' : 'action';
    const left = frame.parts.filter((other) => other !== part);
    if (frame.both && left.length > 0) push(work, { ...frame, parts: left });
    if (action.type === 'takeDestroyedCard') takeDestroyed(work, frame, action);
    else performCardAct(work, action, availableCards(work, frame));
  },
};

function takeDestroyed(work: Work, { seat, price }: SalvageFrame, { card }: TakeDestroyedCard): void {
  payCoins(work, seat, price, 'BSP-9');
  const { destroyed } = work.state;
  destroyed.splice(destroyed.indexOf(card), 1);
  writePlayer(work, seat).hand.push(card);
  work.emit({ type: 'cardTaken', seat, card, from: 'destroyed', cost: price, paidIn: 'coins' });
}
