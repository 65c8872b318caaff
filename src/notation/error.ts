import { LIMITS } from '../input/limits.ts';
import { hasErrorCode, SkyminesError } from '../input/skyminesError.ts';
import { truncate } from '../input/text.ts';

/** Thrown for invalid notation, with the position of the first unexpected character. */
export class NotationError extends SkyminesError<'invalidNotation'> {
  override readonly name = 'NotationError';
  override readonly code = 'invalidNotation';
  /** Line of the error, starting at 1. */
  readonly line: number;
  /** Column of the error, starting at 1. */
  readonly column: number;
  /** A description of the expected input. */
  readonly expected: string;

  constructor(line: number, column: number, expected: string) {
    super(`line ${line}, column ${column}: expected ${truncate(expected, 2 * LIMITS.toldCharacters)}`);
    this.line = line;
    this.column = column;
    this.expected = expected;
  }
}

/** Checks whether an error is a `NotationError`, even one from another copy of the library. */
export function isNotationError(error: unknown): error is NotationError {
  return hasErrorCode(error, 'invalidNotation');
}

/**
 * Returns the input if it is a string that does not exceed the size limit.
 * @throws NotationError otherwise.
 */
export function checkedText(text: unknown): string {
  if (typeof text !== 'string') throw new NotationError(1, 1, 'a string');
  if (text.length > LIMITS.characters) throw new NotationError(1, 1, `at most ${LIMITS.characters} characters`);
  return text;
}
