import { read, write } from '../shared/browserStorage.ts';
import { download, h } from '../shared/elements.ts';
import { readStoredGame, type StoredGame } from './storedGame.ts';

const GAME_KEY = 'skymines-rules:game';

/** What this tab has stored last. */
let written: string | null = null;

/** Keeps the game in the browser, and says whether it did. If not, it can still be saved as a file. */
export function store(game: StoredGame): boolean {
  const isStored = write(GAME_KEY, game);
  if (isStored) written = JSON.stringify(game);
  return isStored;
}

/** The game of the last visit, if there is one. */
export function stored(): StoredGame | null {
  try {
    return readStoredGame(read(GAME_KEY));
  } catch {
    return null;
  }
}

/** The stored game, if another tab has put it there. */
export function storedElsewhere(): StoredGame | null {
  const game = stored();
  return game === null || localStorage.getItem(GAME_KEY) === written ? null : game;
}

const SETTINGS_KEY = 'skymines-rules:play';

/** What the visitor has set, by name. */
export function settings(): Readonly<Record<string, string>> {
  return { ...(read(SETTINGS_KEY) as object | null) };
}

/** A browser that stores nothing has it for this visit. */
export function set(name: string, value: string): void {
  write(SETTINGS_KEY, { ...settings(), [name]: value });
}

/** Offers the game as a file. */
export function saveFile(game: StoredGame): void {
  download(`skymines-${game.record.actions.length}.json`, JSON.stringify(game));
}

/** Asks for a file and reads it. */
export function chooseFile(take: (text: string) => void): void {
  const open = async (): Promise<void> => {
    const [file] = input.files ?? [];
    if (file !== undefined) take(await file.text());
  };
  const input = h('input', { type: 'file', accept: 'application/json,.json', onchange: () => void open() });
  input.click();
}
