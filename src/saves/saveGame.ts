import { fingerprint } from '../engine/fingerprint.ts';
import { deepFreeze } from '../engine/freeze.ts';
import { copyPlain } from '../json/plain.ts';
import type { Content } from '../model/content.ts';
import type { GameState } from '../model/state.ts';
import { InvalidSaveError } from './errors.ts';
import { parseJson } from './json.ts';
import { migrate } from './migrations.ts';
import { parseState } from './parseState.ts';

/** A state as text. `loadGame` reads it, now and in later versions. */
export function saveGame(state: GameState): string {
  return JSON.stringify(state);
}

/** Reads a saved game, as text or as the value that it was parsed to, migrates it and checks everything about it. */
export function loadState(content: Content, input: unknown): GameState {
  // Migrations read the copy: the original may have getters that throw.
  const plain = copyPlain(parseJson(input));
  if (plain.problems.length > 0) throw new InvalidSaveError(plain.problems);
  const parsed = parseState(content, migrate(plain.value));
  if (!parsed.ok) throw new InvalidSaveError(parsed.problems);
  return deepFreeze(parsed.state);
}

/** A short text that is equal for equal states, on every machine and whatever the order of keys. */
export function hashState(state: GameState): string {
  return fingerprint(state);
}
