import type { CardId, Seat } from '../../../components/ids.ts';
import { at, indices } from '../../../engine/lists.ts';
import type { ConfirmPlan, PlanCard } from '../../model/actions.ts';
import type { PlanningFrame, RevealFrame, StartRoundFrame } from '../../model/frames.ts';
import type { Faults, Procedure, SharedDecision } from '../decision.ts';
import { fault, NO_FAULTS, push } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import { isSlotOn } from '../playerBoard.ts';
import { people, playerAt, writePlayer } from '../players.ts';

type Plan = PlanCard | ConfirmPlan;

/** ROUND-2, PREP-11: a round begins with its planning phase, for all at once. */
export const startRound: Procedure<StartRoundFrame> = {
  run(work) {
    work.emit({ type: 'roundStarted', round: work.state.round, firstPlayer: work.state.firstPlayer });
    push(work, { kind: 'planning', seats: people(work) });
  },
};

/**
 * PLAN-1: everybody fills action slots face down; nothing one does touches another. AMB-PLAN-2: a card that is planned
 * stays planned, so that every action brings the game nearer to its end.
 */
export const planning: SharedDecision<PlanningFrame, Plan> = {
  answers: ['planCard', 'confirmPlan'],
  automatic: false,
  seats: ({ seats }) => seats,

  candidates(game, _frame, seat) {
    const { cards, slots } = plannable(game, seat);
    const plans: Plan[] = [];
    for (const card of cards) for (const slot of slots) plans.push({ type: 'planCard', seat, card, slot });
    plans.push({ type: 'confirmPlan', seat });
    return plans;
  },
  allLegal: true,
  counted: {
    count(game, _frame, seat) {
      const { cards, slots } = plannable(game, seat);
      return cards.length * slots.length + 1;
    },
    at(game, _frame, seat, index) {
      const { cards, slots } = plannable(game, seat);
      const card = cards[Math.floor(index / slots.length)];
      if (card === undefined) return { type: 'confirmPlan', seat };
      return { type: 'planCard', seat, card, slot: at(slots, index % slots.length) };
    },
  },

  // PLAN-6, AMB-PLAN-1: confirmed even with no card at all
  check: (game, _frame, action) => (action.type === 'confirmPlan' ? NO_FAULTS : checkPlacing(game, action)),

  apply(work, frame, action) {
    const { seat } = action;
    const left = action.type === 'confirmPlan' ? frame.seats.filter((other) => other !== seat) : frame.seats;
    if (action.type === 'planCard') moveToArea(work, action);
    if (left.length > 0) push(work, { ...frame, seats: left });
    else {
      push(work, { kind: 'reveal' });
      push(work, { kind: 'moment', moment: 'cardsPlanned', seat: null });
    }
  },
};

/** Whether those who plan are people, each once, in ascending order. */
export function arePeopleInOrder(game: Game, { seats }: PlanningFrame): boolean {
  const wanted = people(game).filter((seat) => seats.includes(seat));
  return seats.length === wanted.length && seats.every((seat, place) => seat === wanted[place]);
}

/** PLAN-2 to PLAN-5, PLAN-8, AMB-PLAN-6: a hand card with an action, in an empty slot that is ON. */
function checkPlacing(game: Game, { seat, card, slot }: PlanCard): Faults {
  if (!playerAt(game, seat).hand.includes(card)) return fault('notInHand', { card });
  return hasAction(game, card) ? checkSlot(game, seat, slot) : fault('shareCard', { card });
}

function checkSlot(game: Game, seat: Seat, slot: number): Faults {
  if (!isSlotOn(game, seat, slot)) return fault('slotOff', { slot });
  return playerAt(game, seat).area[slot] === null ? NO_FAULTS : fault('slotTaken', { slot });
}

/** The hand cards that can be planned and the slots that are open: any of these cards in any of these slots. */
export function plannable(
  game: Game,
  seat: Seat,
): { readonly cards: readonly CardId[]; readonly slots: readonly number[] } {
  const { hand, area } = playerAt(game, seat);
  return {
    cards: hand.filter((card) => hasAction(game, card)),
    slots: indices(area).filter((slot) => checkSlot(game, seat, slot).length === 0),
  };
}

/** PLAN-8: a share card has none. */
function hasAction(game: Game, card: CardId): boolean {
  return game.box.card(card).action.kind !== 'share';
}

function moveToArea(work: Work, { seat, card, slot }: PlanCard): void {
  const { hand, area } = writePlayer(work, seat);
  hand.splice(hand.indexOf(card), 1);
  area[slot] = card;
}

/** PLAN-10: all cards are turned up at once, and the first player begins (ROUND-5). */
export const reveal: Procedure<RevealFrame> = {
  run(work) {
    for (const seat of people(work)) {
      work.emit({ type: 'cardsRevealed', seat, cards: [...playerAt(work, seat).area] });
    }
    work.state.turns = 0;
    push(work, { kind: 'startTurn', seat: work.state.firstPlayer });
    push(work, { kind: 'moment', moment: 'cardsRevealed', seat: null });
  },
};
