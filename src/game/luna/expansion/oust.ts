import type { Company } from '../../../components/ids.ts';
import type { OutpostPlace, SectorPlace } from '../../model/places.ts';
import { loseOutpost, sendHome } from '../../rules/board/ousting.ts';
import { returnColumns } from '../../rules/board/stations.ts';
import type { Work } from '../../rules/game.ts';
import { announceColumn, mainColumn } from './columns.ts';

/** LACT-48, LACT-55: the rival leaves at once for the main outpost column of its station, or the game. */
export function oustOutpost(work: Work, rival: Company, place: SectorPlace | OutpostPlace): void {
  const home = mainColumn(work, rival, returnColumns(work, rival));
  if (home === undefined) loseOutpost(work, rival, place);
  else {
    announceColumn(work, rival, home);
    sendHome(work, rival, place, home.column);
  }
}
