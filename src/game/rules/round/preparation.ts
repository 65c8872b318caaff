import { type CardId, type Seat, TILE_IDS } from '../../../components/ids.ts';
import { at, indices } from '../../../engine/lists.ts';
import { addCapped } from '../../../input/limits.ts';
import type { ConfirmPlan, PlanCard } from '../../model/actions.ts';
import type { PlanningFrame } from '../../model/frames.ts';
import { renewDisplay } from '../cards/display.ts';
import { type Faults, fault, NO_FAULTS, type Procedure, push, type SharedDecision } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import { isSlotOn, people, playerAt, writePlayer } from '../players.ts';

/** PREP-1: carries out the three steps between two rounds. */
export const preparation: Procedure<'preparation'> = {
  run(work) {
    work.state.round += 1; // PREP-2, ROUND-4
    revealSpecialPlan(work);
    returnMarkers(work);
    renewDisplay(work);
    work.state.firstPlayer = work.state.nextFirstPlayer; // PREP-11
    for (const player of work.state.players) player.passed = false;
    push(work, { kind: 'startRound' });
    push(work, { kind: 'moment', moment: 'roundPrepared', seat: null });
  },
};

/** PREP-3, PREP-4: reveals the special plan of the new round, and moves the coin under it to the supplement space. */
function revealSpecialPlan(work: Work): void {
  work.state.supplement = addCapped(work.state.supplement, 1);
  const { supplement, round } = work.state;
  const plan = work.box.content.specialPlans.find((special) => special.round === round);
  if (plan !== undefined) work.emit({ type: 'specialPlanRevealed', plan: plan.id, supplement });
}

/** PREP-5, BON-4, MISSION-15: returns markers, except one-time markers. PREP-6, BON-12, TILE-1, TILE-3: gives tiles. */
function returnMarkers(work: Work): void {
  for (const { space, seat, oneTime } of work.state.placed) {
    const player = writePlayer(work, seat);
    if (oneTime) work.emit({ type: 'markerRemoved', seat, space });
    else player.markers = addCapped(player.markers, 1);
    // LUNA-32: Luna's marker keeps its reserved tile in place.
    const tile = TILE_IDS.find((id) => id === space);
    if (tile === undefined || seat === work.state.luna?.seat) continue;
    // PLAN-11, TILE-8: players immediately place tiles face up beside their action slots.
    player.tiles.push({ tile, used: false, on: null });
    work.emit({ type: 'tileReceived', seat, tile });
  }
  work.state.placed = [];
}

type Plan = PlanCard | ConfirmPlan;

/** ROUND-2, PREP-11: starts a round with the planning phase, in which all human players plan at the same time. */
export const startRound: Procedure<'startRound'> = {
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
    if (action.type === 'planCard') {
      const { hand, area } = writePlayer(work, seat);
      hand.splice(hand.indexOf(action.card), 1);
      area[action.slot] = action.card;
    }
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

export function plannable(game: Game, seat: Seat) {
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

/** PLAN-10: reveals all planned cards at once. The first player has the first turn (ROUND-5). */
export const reveal: Procedure<'reveal'> = {
  run(work) {
    for (const seat of people(work)) {
      work.emit({ type: 'cardsRevealed', seat, cards: [...playerAt(work, seat).area] });
    }
    work.state.turns = 0;
    push(work, { kind: 'startTurn', seat: work.state.firstPlayer });
    push(work, { kind: 'moment', moment: 'cardsRevealed', seat: null });
  },
};
