import type { GameView } from 'skymines-rules';
import { THEMES } from 'skymines-rules/drawing';
import { createText } from 'skymines-rules/text';
import type { TableRules } from './components.ts';
import type { Language } from './language.ts';
import { linkTo } from './link.ts';
import { type Opened, storedOf } from './openings.ts';
import { preferences } from './preferences.ts';
import { saveFile } from './storage.ts';
import type { SharingHost } from './table/end/sharePanel.ts';
import { picturePart } from './table/parts.ts';
import type { Words } from './words/en.ts';

/** Ways to share a game. Nothing is sent to a server. */
export function sharingOf(opened: Opened, words: Words): SharingHost {
  return {
    link: () => linkTo(storedOf(opened)),
    saveGame: () => saveFile(storedOf(opened)),
    saveResult: (svg) => void withPictures(words, ({ savePng }) => savePng('skymines.png', svg)),
  };
}

/** Saves a picture of the table after a number of actions. */
export async function saveTable(
  game: GameView,
  count: number,
  rules: TableRules,
  { locale, words }: Language,
): Promise<void> {
  const options = { text: createText({ locale, game }, rules), theme: THEMES[preferences().theme] };
  await withPictures(words, (pictures) => pictures.saveTable(game, count, options));
}

type Pictures = NonNullable<typeof picturePart.content>;

/** Loads the code that saves pictures. */
async function withPictures(words: Words, save: (pictures: Pictures) => Promise<void>): Promise<void> {
  const pictures = await picturePart.load();
  if (pictures === null) alert(words.missing);
  else await save(pictures);
}

/** Returns a game from a link as it is once the recipient has taken over the screen or seen the result. */
export function seen(opened: Opened): Opened {
  const { rules, session } = opened.match;
  return { ...opened, origin: rules.isOver(session.getState()) ? 'seen' : 'own' };
}
