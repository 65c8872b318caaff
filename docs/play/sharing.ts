import type { GameView } from 'skymines-rules';
import { drawTable, THEMES } from 'skymines-rules/drawing';
import { createText } from 'skymines-rules/text';
import type { TableRules } from './components.ts';
import type { Language } from './language.ts';
import { linkTo } from './link.ts';
import { type Opened, storedOf } from './openings.ts';
import { savePng } from './png.ts';
import { preferences } from './preferences.ts';
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

/** Saves a picture of the table after a number of actions. */
export function saveTable(game: GameView, count: number, rules: TableRules, { locale }: Language): void {
  const text = createText({ locale, game }, rules);
  void savePng(`skymines-${count}.png`, drawTable(game, { text, theme: THEMES[preferences().theme] }));
}
