import { read, write } from '../shared/browserStorage.ts';
import { downloadJson, h } from '../shared/elements.ts';
import { type KeptGame, readKeptGame, type StoredGame } from './storedGame.ts';

const GAME_KEY = 'skymines-rules:game';

/** Returns `false` if that fails. The visitor can still save the game as a file. */
export function store(game: KeptGame): boolean {
  return write(GAME_KEY, game);
}

export function stored(): KeptGame | null {
  try {
    return readKeptGame(read(GAME_KEY), 'last');
  } catch {
    return null;
  }
}

export function saveFile(game: StoredGame): void {
  downloadJson(`skymines-${game.record.actions.length}.json`, JSON.stringify(game));
}

export function chooseFile(take: (text: string) => void): void {
  const open = async (): Promise<void> => {
    const [file] = input.files ?? [];
    if (file !== undefined) take(await file.text());
  };
  const input = h('input', { type: 'file', accept: 'application/json,.json', onchange: () => void open() });
  input.click();
}
