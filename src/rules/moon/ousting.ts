import { indices } from '../../engine/at.ts';
import type { ReturnOutpost } from '../../model/actions.ts';
import type { OustingFrame, OustRivalsFrame } from '../../model/frames.ts';
import type { Company } from '../../model/ids.ts';
import type { Decision, Procedure, Work } from '../kit.ts';
import { fault, legal, NO_FAULTS, push } from '../kit.ts';
import { rivalIn } from './sectors.ts';
import { returnColumns, returnOutpost } from './stations.ts';

/** EXP-18, EXP-19: the rivals in the newly entered sectors leave one by one; the active player chooses the columns. */
export const oustRivals: Procedure<OustRivalsFrame> = {
  run(work, { seat, company, sectors }) {
    const [sector, ...others] = sectors;
    if (sector === undefined) return;
    push(work, { kind: 'oustRivals', seat, company, sectors: others });
    const outpost = rivalIn(work, company, sector);
    if (outpost === undefined) return;
    if (returnColumns(work, outpost).length > 0) {
      push(work, { kind: 'ousting', seat, outpost, sector });
    } else {
      loseOutpost(work, outpost, sector);
    }
  },
};

/** STATION-5 to STATION-8: a column for one ousted outpost. */
export const ousting: Decision<OustingFrame, ReturnOutpost> = {
  answers: ['returnOutpost'],
  automatic: true,
  seats: ({ seat }) => [seat],

  options(game, frame, seat) {
    const columns = indices(game.state.stations[frame.outpost]);
    const all = columns.map((column): ReturnOutpost => ({ type: 'returnOutpost', seat, column }));
    return legal(all, (action) => ousting.check(game, frame, action));
  },

  check: (game, { outpost }, { column }) =>
    returnColumns(game, outpost).includes(column) ? NO_FAULTS : fault('fullColumn', { company: outpost, column }),

  apply(work, { outpost, sector }, { column }) {
    sendHome(work, outpost, sector, column);
  },
};

/** STATION-5: an ousted outpost goes back to a column of its station. */
export function sendHome(work: Work, outpost: Company, sector: number, column: number): void {
  leaveSector(work, outpost, sector);
  returnOutpost(work, outpost, column);
  work.emit({ type: 'outpostReturned', company: outpost, sector, column });
}

/** STATION-7: without a space to return to it leaves the game. */
export function loseOutpost(work: Work, outpost: Company, sector: number): void {
  leaveSector(work, outpost, sector);
  work.state.removed[outpost] += 1;
  work.emit({ type: 'outpostLost', company: outpost, sector });
}

function leaveSector(work: Work, outpost: Company, sector: number): void {
  const place = work.state.sectors[sector - 1];
  place?.splice(place.indexOf(outpost), 1);
}
