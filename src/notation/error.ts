import { LIMITS } from '../input/limits.ts';
import { hasErrorCode, SkyminesError } from '../input/skyminesError.ts';
import { truncate } from '../input/text.ts';

/** Thrown when a text is not valid notation: the first wrong place, and what is expected there. */
export class NotationError extends SkyminesError<'invalidNotation'> {
  override readonly name = 'NotationError';
  override readonly code = 'invalidNotation';
  /** The line of the first wrong place, from 1. */
  readonly line: number;
  /** Its column, from 1. */
  readonly column: number;
  /** What is expected there. */
  readonly expected: string;

  constructor(line: number, column: number, expected: string) {
    super(`line ${line}, column ${column}: expected ${truncate(expected, 2 * LIMITS.toldCharacters)}`);
    this.line = line;
    this.column = column;
    this.expected = expected;
  }
}

/** Whether an error is a `NotationError`, of any copy of this library. */
export function isNotationError(error: unknown): error is NotationError {
  return hasErrorCode(error, 'invalidNotation');
}

/**
 * The input, if it is a text that is not too long.
 * @throws NotationError otherwise.
 */
export function checkedText(text: unknown): string {
  if (typeof text !== 'string') throw new NotationError(1, 1, 'a text');
  if (text.length > LIMITS.characters) throw new NotationError(1, 1, `at most ${LIMITS.characters} characters`);
  return text;
}
