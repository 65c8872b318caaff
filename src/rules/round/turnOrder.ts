import type { EndTurnFrame, NextTurnFrame } from '../../model/frames.ts';
import type { Seat } from '../../model/ids.ts';
import { turnFaceDown } from '../area/area.ts';
import type { Game, Procedure, Work } from '../kit.ts';
import { playerAt, push } from '../kit.ts';
import { activateBonuses } from '../tracks/trackBonuses.ts';

/** ROUND-5: the turn of a seat begins. */
export function startTurn(work: Work, seat: Seat): void {
  work.emit({ type: 'turnStarted', seat });
  activateBonuses(work, seat);
  push(work, { kind: 'turn', seat });
}

/**
 * ROUND-11, ROUND-14, ROUND-15: used cards go face down (RES-15, EXP-20, SCI-16, FSC-8), acquired plans are placed
 * (RP-12), then the display is refilled (RP-18).
 */
export const endTurn: Procedure<EndTurnFrame> = {
  run(work, { seat, used }) {
    turnFaceDown(work, seat, used);
    push(work, { kind: 'nextTurn', seat });
    if (work.state.acquired.length === 0) return;
    push(work, { kind: 'refill' });
    push(work, { kind: 'placePlans', seat });
  },
};

/** ROUND-5 to ROUND-7, PASS-8: clockwise to the next seat that has not passed; when all have, the phase is over. */
export const nextTurn: Procedure<NextTurnFrame> = {
  run(work, { seat }) {
    work.state.turns += 1;
    const next = seatsFrom(work, seat + 1).find((each) => !playerAt(work, each).passed);
    if (next !== undefined) startTurn(work, next);
    else if (work.state.round < work.box.content.figures.rounds) push(work, { kind: 'preparation' });
    else work.emit({ type: 'gameEnded' }); // ROUND-3, END-1: no preparation phase after round 7
  },
};

/** All seats clockwise from one. */
export function seatsFrom(game: Game, first: Seat): Seat[] {
  const { length } = game.state.players;
  return game.state.players.map((_, offset) => (first + offset) % length);
}
