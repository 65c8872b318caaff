import type { Seat } from '../../../components/ids.ts';
import { indices } from '../../../engine/lists.ts';
import type { Pass, PickUpDeck, RestCard } from '../../model/actions.ts';
import type { DropOutFrame, PickUpFrame, RestingFrame, TurnFrame } from '../../model/frames.ts';
import type { Decision, Procedure } from '../decision.ts';
import { fault, faultBy, NO_FAULTS, push } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import type { Move } from '../move.ts';
import { isSlotOn } from '../playerBoard.ts';
import { playerAt, writePlayer } from '../players.ts';

/** Action 6 (PASS-1, ROUND-12): passes. The steps of PASS-2 to PASS-6 follow immediately, in this order. */
export const pass: Move<Pass, TurnFrame> = {
  type: 'pass',
  options: (_game, { seat }) => [{ type: 'pass', seat }],
  check: () => NO_FAULTS,

  apply(work, { seat }) {
    work.emit({ type: 'passed', seat });
    const player = writePlayer(work, seat);
    player.used.fill(false); // PASS-2
    push(work, { kind: 'dropOut', seat });
    openResting(work, seat, []);
    // PASS-3, AMB-PASS-2: skip this step only if there is no resting deck.
    if (player.resting.some((deck) => deck.length > 0)) push(work, { kind: 'pickUp', seat });
  },
};

/** PASS-3, AMB-PASS-3: takes exactly one resting deck into the hand. */
export const pickUp: Decision<PickUpFrame, PickUpDeck> = {
  answers: ['pickUpDeck'],
  automatic: true,

  candidates: (game, _frame, seat) =>
    indices(playerAt(game, seat).resting).map((slot) => ({ type: 'pickUpDeck', seat, slot })),

  check(game, { seat }, { slot }) {
    const deck = playerAt(game, seat).resting[slot];
    if (deck === undefined) return faultBy('PASS-3', 'noSuchRestingSlot', { slot });
    return deck.length > 0 ? NO_FAULTS : fault('noRestingDeck', { slot });
  },

  apply(work, { seat }, { slot }) {
    const player = writePlayer(work, seat);
    const cards = [...(player.resting[slot] ?? [])];
    player.resting[slot] = [];
    player.hand.push(...cards);
    work.emit({ type: 'deckPickedUp', seat, slot, cards });
  },
};

/** PASS-4, PASS-5, PLAN-9: rests the cards of the action area from the left, each on a different resting slot. */
export const resting: Decision<RestingFrame, RestCard> = {
  answers: ['restCard'],
  automatic: true,

  candidates(game, _frame, seat) {
    const card = leftmost(game, seat);
    if (card === undefined) return [];
    return indices(playerAt(game, seat).resting).map((slot) => ({ type: 'restCard', seat, card, slot }));
  },

  check(game, { seat, filled }, { card, slot }) {
    const { resting: decks, area } = playerAt(game, seat);
    const next = leftmost(game, seat);
    if (card !== next) return fault('notTheLeftmostCard', { next: next ?? null, slot: area.indexOf(next ?? null) });
    if (decks[slot] === undefined) return fault('noSuchRestingSlot', { slot });
    if (filled.includes(slot)) return fault('restingSlotFilled', { slot });
    const { constrainedSlots, switches } = game.state.options;
    // PLAN-12, PASS-9, VARIANT-1, VARIANT-2: the card moves straight up to the resting slot of its column.
    if (constrainedSlots && slot !== area.indexOf(card))
      return fault('constrainedSlot', { card, slot, linked: area.indexOf(card) });
    // AMB-PASS-1
    return switches.restingSlotsFollowOn && !isSlotOn(game, seat, slot) ? fault('restingSlotOff', { slot }) : NO_FAULTS;
  },

  apply(work, { seat, filled }, { card, slot }) {
    const player = writePlayer(work, seat);
    player.area[player.area.indexOf(card)] = null;
    player.resting[slot]?.push(card);
    work.emit({ type: 'cardRested', seat, card, slot });
    openResting(work, seat, [...filled, slot]);
  },
};

function openResting(work: Work, seat: Seat, filled: readonly number[]): void {
  if (leftmost(work, seat) !== undefined) push(work, { kind: 'resting', seat, filled });
}

/**
 * Returns the leftmost card in the action area. Every arrangement is still possible if the cards are rested in this
 * order.
 */
function leftmost(game: Game, seat: Seat): string | undefined {
  return playerAt(game, seat).area.find((card) => card !== null) ?? undefined;
}

/**
 * PASS-6, AMB-PASS-4, TILE-1: returns all tiles, used or not. PASS-7, ROUND-6: the seat has no more turns in this
 * round.
 */
export const dropOut: Procedure<DropOutFrame> = {
  run(work, { seat }) {
    const player = writePlayer(work, seat);
    if (player.tiles.length > 0)
      work.emit({ type: 'tilesReturned', seat, tiles: player.tiles.map(({ tile }) => tile) });
    player.tiles = [];
    player.passed = true;
    push(work, { kind: 'nextTurn', seat });
  },
};
