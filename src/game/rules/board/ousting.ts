import type { Company } from '../../../components/ids.ts';
import { SHUTTLE_COLUMN } from '../../../components/printed.ts';
import { indices } from '../../../engine/lists.ts';
import type { BoardPlace, OutpostPlace, ReturnOutpost, SectorPlace, ShuttlePlace } from '../../model/actions.ts';
import type { OustingFrame } from '../../model/frames.ts';
import { type Decision, type Procedure, push } from '../decision.ts';
import type { Work } from '../game.ts';
import { liftPiece, rivalOn } from './places.ts';
import { checkReturning, hasRoom, returnColumns, returnPiece } from './stations.ts';

/** EXP-18, EXP-19, BELT-20, BELT-36: the active player chooses the columns to which their outposts return. */
export const oustRivals: Procedure<'oustRivals'> = {
  run(work, { seat, company, places }) {
    const [place, ...others] = places;
    if (place === undefined) return;
    push(work, { kind: 'oustRivals', seat, company, places: others });
    const rival = rivalOn(work, company, place);
    if (rival === undefined) return;
    if ('shuttleSpace' in place) returnShuttle(work, rival, place);
    else if (returnColumns(work, rival).length > 0) push(work, { kind: 'ousting', seat, outpost: rival, ...place });
    else loseOutpost(work, rival, place);
  },
};

/** STATION-5 to STATION-8 */
export const ousting: Decision<OustingFrame, ReturnOutpost> = {
  answers: ['returnOutpost'],
  automatic: true,

  candidates: (game, { outpost }, seat) =>
    indices(game.state.stations[outpost]).map((column): ReturnOutpost => ({ type: 'returnOutpost', seat, column })),

  check: (game, { outpost }, { column }) => checkReturning(game, outpost, column),

  apply(work, frame, { column }) {
    const place = 'sector' in frame ? { sector: frame.sector } : { asteroid: frame.asteroid, space: frame.space };
    returnToStation(work, frame.outpost, place, column);
  },
};

/** STATION-5 */
export function returnToStation(work: Work, outpost: Company, place: SectorPlace | OutpostPlace, column: number): void {
  liftPiece(work, outpost, place);
  returnPiece(work, outpost, column);
  work.emit({ type: 'outpostReturned', company: outpost, column, ...place });
}

/** STATION-7, BELT-24: the station has no vacant space for the outpost. */
export function loseOutpost(work: Work, outpost: Company, place: SectorPlace | OutpostPlace): void {
  liftPiece(work, outpost, place);
  work.state.removed[outpost] += 1;
  work.emit({ type: 'outpostLost', company: outpost, ...place });
}

/** BELT-20, BELT-21, BELT-24: returns an ousted shuttle to the middle column, or removes it from the game. */
export function returnShuttle(work: Work, company: Company, place: ShuttlePlace): void {
  const { belt } = work.state;
  if (belt === null) return;
  liftPiece(work, company, place satisfies BoardPlace);
  if (hasRoom(work, company, SHUTTLE_COLUMN)) {
    returnPiece(work, company, SHUTTLE_COLUMN);
    work.emit({ type: 'shuttleReturned', company, ...place });
  } else {
    belt.removedShuttles[company] += 1;
    work.emit({ type: 'shuttleLost', company, ...place });
  }
}
