import { NotationError } from '../../src/entries/notation.ts';
import { must } from './must.ts';
import type { CreateGameOptions } from './pinned.ts';
import { createGame, InvalidOptionsError } from './pinned.ts';

/** The error of a kind that is thrown, or `undefined` when none is. Anything else that is thrown fails the test. */
export function thrown<E extends Error>(
  kind: abstract new (...given: never[]) => E,
  run: () => unknown,
): E | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof kind) return error;
    throw error;
  }
  return undefined;
}

/** The error with which a text is refused that is not notation. */
export function notationError(read: () => unknown): NotationError {
  return must(thrown(NotationError, read));
}

/** The options that a new game is refused for. */
export function wrongOptions(options: CreateGameOptions): readonly string[] {
  return thrown(InvalidOptionsError, () => createGame(options))?.problems.map(({ field }) => field) ?? [];
}
