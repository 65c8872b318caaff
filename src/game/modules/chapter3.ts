import { COMPANIES } from '../../components/ids.ts';
import { at } from '../../engine/lists.ts';
import { putPiece } from '../rules/board/places.ts';
import { takeableColumns, takePiece } from '../rules/board/stations.ts';
import type { Module } from '../rules/game.ts';

/** CAMP-16: after the set-up, puts the top outpost of every station column on the Moon, without a reward. */
export const chapter3Module: Module = {
  inPlay: ({ options }) => options.chapter3,
  at: {
    setUpDone(work) {
      for (const company of COMPANIES) {
        const sectors = work.box.content.moon.chapter3[company];
        // A removal during the set-up may have emptied a column (NOTE-6).
        const columns = takeableColumns(work, company);
        for (const column of columns) {
          takePiece(work, company, column);
          putPiece(work, company, { sector: at(sectors, column) });
        }
        work.emit({ type: 'outpostsSettled', company, sectors: columns.map((column) => at(sectors, column)) });
      }
    },
  },
};
