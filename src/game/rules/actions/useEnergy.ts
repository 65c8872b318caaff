import { COMPANIES } from '../../../components/ids.ts';
import type { UseEnergy } from '../../model/actions.ts';
import { energyOf } from '../area/area.ts';
import { sideOf } from '../board/side.ts';
import { fault, NO_FAULTS, push } from '../kit.ts';
import type { MainAction } from './mainAction.ts';

/** Action 2 (EXP-1, EXP-2, EXP-4): all energy cards at once, to expand one company. AMB-EXP-3: any company may be named. */
export const useEnergy: MainAction<UseEnergy> = {
  type: 'useEnergy',
  kind: 'energy',

  options: (_game, seat, available) =>
    available.length === 0 ? [] : COMPANIES.map((company) => ({ type: 'useEnergy', seat, company })),

  check: (_game, _action, available) => (available.length === 0 ? fault('noEnergyCard') : NO_FAULTS),

  cards: (_action, available) => available, // EXP-2, TILE-11

  perform(work, { seat, company }, available) {
    const energy = energyOf(work, seat, available); // EXP-3, BSP-9
    work.emit({ type: 'energyUsed', seat, company, cards: available, energy });
    push(work, sideOf(work).expansion(seat, company, energy));
  },
};
