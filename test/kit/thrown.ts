import { NotationError } from '../../src/entries/notation.ts';
import { must } from './must.ts';
import { type CreateGameOptions, createGame, InvalidOptionsError } from './pinned.ts';

/**
 * Returns the error of a kind thrown by a function, or `undefined` if it does not throw. Other errors fail the test.
 */
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

/** Returns the error for text that is not valid notation. */
export function notationError(read: () => unknown): NotationError {
  return must(thrown(NotationError, read));
}

/** Returns the options that a new game rejects. */
export function wrongOptions(options: CreateGameOptions): readonly string[] {
  return thrown(InvalidOptionsError, () => createGame(options))?.problems.map(({ field }) => field) ?? [];
}
