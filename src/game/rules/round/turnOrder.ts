import type { Seat } from '../../../components/ids.ts';
import { at } from '../../../engine/lists.ts';
import { addCapped } from '../../../input/limits.ts';
import type { EndGameFrame, EndTurnFrame, NextTurnFrame, StartTurnFrame } from '../../model/frames.ts';
import { turnFaceDown } from '../area/area.ts';
import type { Procedure } from '../decision.ts';
import { push } from '../decision.ts';
import type { Game } from '../game.ts';
import { playerAt } from '../players.ts';
import { activateBonuses } from '../tracks/trackBonuses.ts';

/** ROUND-5: starts a seat's turn. Luna's tracks unlock no bonuses (LACT-12), and she makes no decisions (LUNA-27). */
export const startTurn: Procedure<StartTurnFrame> = {
  run(work, { seat }) {
    work.emit({ type: 'turnStarted', seat });
    const isLuna = seat === work.state.luna?.seat;
    if (!isLuna) activateBonuses(work, seat);
    push(work, { kind: isLuna ? 'lunaTurn' : 'turn', seat });
  },
};

/**
 * ROUND-11, ROUND-14, ROUND-15: turns used cards face down (RES-15, EXP-20, SCI-16, FSC-8), places acquired plans
 * (RP-12) and refills the display (RP-18).
 */
export const endTurn: Procedure<EndTurnFrame> = {
  run(work, { seat, used }) {
    turnFaceDown(work, seat, used);
    push(work, { kind: 'nextTurn', seat });
    push(work, { kind: 'moment', moment: 'actionDone', seat });
    if (work.state.acquired.length === 0) return;
    push(work, { kind: 'refill' });
    push(work, { kind: 'placePlans', seat });
  },
};

/**
 * ROUND-5 to ROUND-7, PASS-8: continues clockwise with the next seat that has not passed. The phase ends when all seats
 * have passed.
 */
export function nextTurnUntil(lastRound: (game: Game) => number): Procedure<NextTurnFrame> {
  return {
    run(work, { seat }) {
      work.state.turns = addCapped(work.state.turns, 1);
      const next = seatsAfter(work, seat).find((each) => !playerAt(work, each).passed);
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
export const endGame: Procedure<EndGameFrame> = {
  run: (work) => work.emit({ type: 'gameEnded' }),
};

/** Returns all seats clockwise from the given one, including Luna's (LUNA-26). */
export function seatsFrom(game: Game, first: Seat): Seat[] {
  return seatsFromIndex(game, game.state.seating.indexOf(first));
}

/** Returns all seats clockwise, ending with the given one. */
function seatsAfter(game: Game, last: Seat): Seat[] {
  return seatsFromIndex(game, game.state.seating.indexOf(last) + 1);
}

function seatsFromIndex({ state: { seating } }: Game, place: number): Seat[] {
  return seating.map((_, index) => at(seating, (place + index) % seating.length));
}
