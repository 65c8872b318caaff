import type { Seat } from '../../../components/ids.ts';
import { at, indices } from '../../../engine/lists.ts';
import { addCapped } from '../../../input/limits.ts';
import type { Pass, PickUpDeck, RestCard } from '../../model/actions.ts';
import type { PickUpFrame, RestingFrame, TurnFrame } from '../../model/frames.ts';
import { turnFaceDown } from '../area/area.ts';
import { type Decision, fault, faultBy, NO_FAULTS, type Procedure, push } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import type { Move } from '../move.ts';
import { isSlotOn, playerAt, writePlayer } from '../players.ts';
import { activateBonuses } from '../tracks/trackBonuses.ts';

/** ROUND-5: starts a seat's turn. Luna's tracks unlock no bonuses (LACT-12), and she makes no decisions (LUNA-27). */
export const startTurn: Procedure<'startTurn'> = {
  run(work, { seat }) {
    work.emit({ type: 'turnStarted', seat });
    const isLuna = seat === work.state.luna?.seat;
    if (!isLuna) activateBonuses(work, seat);
    push(work, { kind: isLuna ? 'lunaTurn' : 'turn', seat });
  },
};

/** ROUND-11, ROUND-14, ROUND-15: turns used cards face down (RES-15, EXP-20, SCI-16, FSC-8), then RP-12 and RP-18. */
export const endTurn: Procedure<'endTurn'> = {
  run(work, { seat, used }) {
    turnFaceDown(work, seat, used);
    push(work, { kind: 'nextTurn', seat }); // Frames run in the reverse order of pushes.
    push(work, { kind: 'moment', moment: 'actionDone', seat });
    if (work.state.acquired.length === 0) return;
    push(work, { kind: 'refill' });
    push(work, { kind: 'placePlans', seat });
  },
};

/** ROUND-5 to ROUND-7, PASS-8: continues clockwise with the next seat that has not passed, or ends the phase. */
export function nextTurnUntil(lastRound: (game: Game) => number): Procedure<'nextTurn'> {
  return {
    run(work, { seat }) {
      work.state.turns = addCapped(work.state.turns, 1);
      const [, ...others] = seatsFrom(work, seat);
      const next = [...others, seat].find((each) => !playerAt(work, each).passed);
      if (next !== undefined) push(work, { kind: 'startTurn', seat: next });
      else if (work.state.round < lastRound(work)) push(work, { kind: 'preparation' });
      else {
        push(work, { kind: 'endGame' }); // ROUND-3, END-1: round 7 has no preparation phase
        push(work, { kind: 'moment', moment: 'finalScoring', seat: null });
      }
    },
  };
}

/** END-3: ends the game. Only the final scoring is left. */
export const endGame: Procedure<'endGame'> = {
  run: (work) => work.emit({ type: 'gameEnded' }),
};

/** Returns all seats clockwise from the given one, including Luna's (LUNA-26). */
export function seatsFrom({ state: { seating } }: Game, first: Seat): Seat[] {
  const place = seating.indexOf(first);
  return seating.map((_, index) => at(seating, (place + index) % seating.length));
}

/** Action 6 (PASS-1, ROUND-12): passes. The steps of PASS-2 to PASS-6 follow immediately, in this order. */
export const pass: Move<Pass, TurnFrame> = {
  type: 'pass',
  options: (_game, { seat }) => [{ type: 'pass', seat }],
  check: () => NO_FAULTS,

  apply(work, { seat }) {
    work.emit({ type: 'passed', seat });
    const player = writePlayer(work, seat);
    player.used.fill(false); // PASS-2
    push(work, { kind: 'dropOut', seat }); // Frames run in the reverse order of pushes.
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

/** Returns the leftmost card in the action area. Resting the cards in this order allows every arrangement. */
function leftmost(game: Game, seat: Seat): string | undefined {
  return playerAt(game, seat).area.find((card) => card !== null) ?? undefined;
}

/** PASS-6, AMB-PASS-4, TILE-1: returns all tiles. PASS-7, ROUND-6: the seat has no more turns in this round. */
export const dropOut: Procedure<'dropOut'> = {
  run(work, { seat }) {
    const player = writePlayer(work, seat);
    if (player.tiles.length > 0)
      work.emit({ type: 'tilesReturned', seat, tiles: player.tiles.map(({ tile }) => tile) });
    player.tiles = [];
    player.passed = true;
    push(work, { kind: 'nextTurn', seat });
  },
};
