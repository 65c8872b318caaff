import { COMPANIES, type Seat } from '../../../components/ids.ts';
import type { RemoveOutpost, Stop } from '../../model/actions.ts';
import type { RemovalFrame } from '../../model/frames.ts';
import { type Decision, fault, NO_FAULTS, push } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import { checkTaking, takeableColumns, takePiece } from './stations.ts';

/** ICON-9, ICON-11: opens the decision to remove outposts if any station has one (AMB-EXP-11, AMB-ICON-5). */
export function openRemoval(work: Work, removal: Omit<RemovalFrame, 'kind'>): void {
  if (removal.count > 0 && removals(work, removal.seat).length > 0) push(work, { kind: 'removal', ...removal });
}

/**
 * STATION-11, BELT-26: removes the top outpost (never a shuttle) of any station column from the game. AMB-EXP-11: the
 * removal is optional in a majority reward. NOTE-6: it is skipped if no station has an outpost.
 */
export const removal: Decision<RemovalFrame, RemoveOutpost | Stop> = {
  answers: ['removeOutpost', 'stop'],
  automatic: true,
  candidates: (game, _frame, seat) => [...removals(game, seat), { type: 'stop', seat }],

  check(game, { optional, count }, action) {
    if (action.type === 'stop') {
      return optional || removals(game, action.seat).length === 0 ? NO_FAULTS : fault('removalCompulsory', { count });
    }
    const { company, column } = action;
    return checkTaking(game, company, column, 'removing');
  },

  apply(work, { seat, count, optional }, action) {
    if (action.type === 'stop') return;
    const { company, column } = action;
    takePiece(work, company, column);
    work.state.removed[company] += 1;
    work.emit({ type: 'outpostRemoved', seat, company, column });
    openRemoval(work, { seat, count: count - 1, optional });
  },
};

function removals(game: Game, seat: Seat): RemoveOutpost[] {
  return COMPANIES.flatMap((company) =>
    takeableColumns(game, company).map((column): RemoveOutpost => ({ type: 'removeOutpost', seat, company, column })),
  );
}
