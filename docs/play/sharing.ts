import { linkTo } from './link.ts';
import { type Opened, storedOf } from './openings.ts';
import { savePng } from './png.ts';
import { saveFile } from './storage.ts';
import type { SharingHost } from './table/end/sharePanel.ts';

/** Ways to share a game. Nothing is sent to a server. */
export function sharingOf(opened: Opened): SharingHost {
  return {
    link: () => linkTo(storedOf(opened)),
    saveGame: () => saveFile(storedOf(opened)),
    saveResult: (svg) => void savePng('skymines.png', svg),
  };
}
