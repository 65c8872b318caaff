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

/** ROUND-2, PREP-11: starts a round with the planning phase, in which all human players plan at the same time. */
export const startRound: Procedure<StartRoundFrame> = {
  run(work) {
    work.emit({ type: 'roundStarted', round: work.state.round, firstPlayer: work.state.firstPlayer });
    push(work, { kind: 'planning', seats: people(work) });
  },
};

/**
 * PLAN-1: players put cards face down in their action slots, independently of each other. AMB-PLAN-2: planned cards
 * cannot be taken back, so every action brings the game closer to its end.
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

  // PLAN-6, AMB-PLAN-1: players may confirm without planning any cards.
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

/** PLAN-2 to PLAN-5, PLAN-8, AMB-PLAN-6: requires a hand card with an action, and an empty slot that is ON. */
function checkPlacing(game: Game, { seat, card, slot }: PlanCard): Faults {
  if (!playerAt(game, seat).hand.includes(card)) return fault('notInHand', { card });
  return hasAction(game, card) ? checkSlot(game, seat, slot) : fault('shareCard', { card });
}

function checkSlot(game: Game, seat: Seat, slot: number): Faults {
  if (!isSlotOn(game, seat, slot)) return fault('slotOff', { slot });
  return playerAt(game, seat).area[slot] === null ? NO_FAULTS : fault('slotTaken', { slot });
}

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

/** PLAN-8: share cards have no action. */
function hasAction(game: Game, card: CardId): boolean {
  return game.box.card(card).action.kind !== 'share';
}

function moveToArea(work: Work, { seat, card, slot }: PlanCard): void {
  const { hand, area } = writePlayer(work, seat);
  hand.splice(hand.indexOf(card), 1);
  area[slot] = card;
}

/** PLAN-10: reveals all planned cards at once. The first player has the first turn (ROUND-5). */
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
