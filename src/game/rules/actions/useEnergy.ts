import { COMPANIES } from '../../../components/ids.ts';
import type { UseEnergy } from '../../model/actions.ts';
import { energyOf } from '../area/area.ts';
import { sideOf } from '../board/places.ts';
import { fault, NO_FAULTS, push } from '../decision.ts';
import type { Move } from '../move.ts';
import { type CardFrame, pushEndOfTurn, usableCards } from './usableCards.ts';

/** Action 2 (EXP-1, EXP-2, EXP-4): uses all energy cards to expand one company, which can be any (AMB-EXP-3). */
export const useEnergy: Move<UseEnergy, CardFrame> = {
  type: 'useEnergy',

  options(game, frame) {
    if (usableCards(game, frame, 'energy').length === 0) return [];
    return COMPANIES.map((company) => ({ type: 'useEnergy', seat: frame.seat, company }));
  },

  check: (game, frame) => (usableCards(game, frame, 'energy').length === 0 ? fault('noEnergyCard') : NO_FAULTS),

  apply(work, frame, { seat, company }) {
    const cards = usableCards(work, frame, 'energy'); // EXP-2, TILE-11
    const energy = energyOf(work, seat, cards); // EXP-3, BSP-9
    pushEndOfTurn(work, frame, cards); // Frames run in the reverse order of pushes.
    work.emit({ type: 'energyUsed', seat, company, cards, energy });
    push(work, sideOf(work).expansion(seat, company, energy));
  },
};
