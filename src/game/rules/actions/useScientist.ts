import type { UseScientist } from '../../model/actions.ts';
import { fault, NO_FAULTS, push } from '../decision.ts';
import type { Move } from '../move.ts';
import { playerAt } from '../players.ts';
import type { CardFrame } from './usableCards.ts';
import { usableCards, useUp } from './usableCards.ts';

/** Action 3 (SCI-1, SCI-2, TILE-10): uses exactly one scientist card or the scientist tile. */
export const useScientist: Move<UseScientist, CardFrame> = {
  type: 'useScientist',

  options: (game, frame) =>
    usableCards(game, frame, 'scientist').map((card) => ({ type: 'useScientist', seat: frame.seat, card })),

  check: (game, frame, { card }) =>
    usableCards(game, frame, 'scientist').includes(card) ? NO_FAULTS : fault('notAFaceUpScientist', { card }),

  apply(work, frame, { seat, card }) {
    useUp(work, frame, [card]);
    work.emit({ type: 'scientistUsed', seat, card });
    push(work, { kind: 'upload', seat, card, from: playerAt(work, seat).upload, flipped: false });
  },
};
