import { LIMITS } from '../../input/limits.ts';
import type { JsonProblem } from '../../input/problems.ts';
import { joinProblems, limitProblems, problemText } from '../../input/problems.ts';
import { hasErrorCode, SkyminesError } from '../../input/skyminesError.ts';
import { readChecked } from './checksum.ts';

/**
 * Thrown when the input is not a valid save of a game or campaign. `problems` lists up to 100 problems with their
 * paths.
 */
export class InvalidSaveError extends SkyminesError<'invalidSave'> {
  override readonly name = 'InvalidSaveError';
  override readonly code = 'invalidSave';
  readonly problems: readonly JsonProblem[];

  constructor(problems: readonly JsonProblem[]) {
    super(joinProblems(problems.map(problemText)));
    this.problems = limitProblems(problems);
  }
}

/** Checks whether an error is an `InvalidSaveError`, even from another copy of this library. */
export function isInvalidSaveError(error: unknown): error is InvalidSaveError {
  return hasErrorCode(error, 'invalidSave');
}

/**
 * Reads a save, given as text or as a parsed value, into plain JSON of unknown shape. It returns a copy, because the
 * original may have getters that throw.
 * @throws InvalidSaveError when the input is not JSON or its checksum is wrong.
 */
export function readSave(input: unknown): unknown {
  const read = readChecked(parseJson(input));
  if (!read.ok) throw new InvalidSaveError(read.error);
  return read.value;
}

/** Parses a string. Returns any other value unchanged. */
function parseJson(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  if (input.length > LIMITS.characters) {
    throw new InvalidSaveError([{ path: '$', expected: `at most ${LIMITS.characters} characters` }]);
  }
  try {
    return JSON.parse(input);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be read';
    throw new InvalidSaveError([{ path: '$', expected: `valid JSON (${reason})` }]);
  }
}
