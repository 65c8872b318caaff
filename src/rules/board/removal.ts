import type { RemoveOutpost } from '../../model/actions.ts';
import type { RemovalFrame } from '../../model/frames.ts';
import type { Seat } from '../../model/ids.ts';
import { COMPANIES } from '../../model/ids.ts';
import type { Decision, Game, Work } from '../kit.ts';
import { fault, NO_FAULTS, push } from '../kit.ts';
import { takeableColumns, takePiece } from './stations.ts';

/** ICON-9, ICON-11: asks for outposts to remove while any station has one (AMB-EXP-11, AMB-ICON-5). */
export function askRemoval(work: Work, seat: Seat, count: number): void {
  if (count > 0 && removals(work, seat).length > 0) push(work, { kind: 'removal', seat, count });
}

/** STATION-11, BELT-26: an outpost, never a shuttle, leaves the top of a column of any station for the box. */
export const removal: Decision<RemovalFrame, RemoveOutpost> = {
  answers: ['removeOutpost'],
  automatic: true,
  seats: ({ seat }) => [seat],
  options: (game, _frame, seat) => removals(game, seat),

  check: (game, _frame, { company, column }) =>
    takeableColumns(game, company).includes(column) ? NO_FAULTS : fault('emptyColumn', { company, column }),

  apply(work, { seat, count }, { company, column }) {
    takePiece(work, company, column);
    work.state.removed[company] += 1;
    work.emit({ type: 'outpostRemoved', seat, company, column });
    askRemoval(work, seat, count - 1);
  },
};

function removals(game: Game, seat: Seat): RemoveOutpost[] {
  return COMPANIES.flatMap((company) =>
    takeableColumns(game, company).map((column): RemoveOutpost => ({ type: 'removeOutpost', seat, company, column })),
  );
}
