import type { UseScientist } from '../../model/actions.ts';
import { fault, NO_FAULTS, playerAt, push } from '../kit.ts';
import type { MainAction } from './mainAction.ts';

/** Action 3 (SCI-1, SCI-2, TILE-10): exactly one scientist card or the scientist tile. */
export const useScientist: MainAction<UseScientist> = {
  type: 'useScientist',
  kind: 'scientist',

  options: (_game, seat, available) => available.map((card) => ({ type: 'useScientist', seat, card })),

  check: (_game, { card }, available) =>
    available.includes(card) ? NO_FAULTS : fault('notAFaceUpScientist', { card }),

  cards: ({ card }) => [card],

  perform(work, { seat, card }) {
    work.emit({ type: 'scientistUsed', seat, card });
    push(work, { kind: 'upload', seat, card, from: playerAt(work, seat).upload, flipped: false });
  },
};
