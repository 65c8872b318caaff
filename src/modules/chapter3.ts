import { COMPANIES } from '../model/ids.ts';
import { putPiece } from '../rules/board/places.ts';
import { takePiece } from '../rules/board/stations.ts';
import type { Work } from '../rules/kit.ts';
import type { Module } from '../rules/module.ts';

/** CAMP-16: the top outpost of each column of every station stands on the Moon from the start, without reward. */
export const chapter3Module: Module = {
  inPlay: ({ options }) => options.chapter3,
  at: { setUp: settle },
};

function settle(work: Work): void {
  for (const company of COMPANIES) {
    work.box.content.moon.chapter3[company].forEach((sector, column) => {
      takePiece(work, company, column);
      putPiece(work, company, { sector });
    });
  }
}
