import { download, h } from '../shared/elements.ts';
import { readStoredGame, type StoredGame } from './storedGame.ts';

const GAME_KEY = 'skymines-rules:game';

/** What this tab has stored last. */
let written: string | null = null;

/** Keeps the game in the browser, and says whether it did. A browser that refuses to store goes on without it. */
export function store(game: StoredGame): boolean {
  try {
    const text = JSON.stringify(game);
    localStorage.setItem(GAME_KEY, text);
    written = text;
    return true;
  } catch {
    // Private windows and full storages refuse; the game can still be saved as a file.
    return false;
  }
}

/** The game of the last visit, if there is one. */
export function stored(): StoredGame | null {
  try {
    const text = localStorage.getItem(GAME_KEY);
    return text === null ? null : readStoredGame(text);
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

/** What the visitor has set: language and colours. */
export function settings(): Readonly<Record<string, string>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export function set(name: 'language' | 'theme', value: string): void {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...settings(), [name]: value }));
  } catch {
    // As above: it holds for this visit.
  }
}

/** Offers the game as a file. */
export function saveFile(game: StoredGame): void {
  download(`skymines-${game.record.actions.length}.json`, JSON.stringify(game));
}

/** Asks for a file and reads it. */
export function chooseFile(take: (text: string) => void): void {
  const read = async (): Promise<void> => {
    const [file] = input.files ?? [];
    if (file !== undefined) take(await file.text());
  };
  const input = h('input', { type: 'file', accept: 'application/json,.json', onchange: () => void read() });
  input.click();
}
