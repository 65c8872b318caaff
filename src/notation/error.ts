/** A text is no notation: where it stops being one, and what is expected there. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  /** Line and column, both from 1. */
  readonly line: number;
  readonly column: number;
  /** What should stand there. */
  readonly expected: string;

  constructor(line: number, column: number, expected: string) {
    super(`line ${line}, column ${column}: expected ${expected}`);
    this.line = line;
    this.column = column;
    this.expected = expected;
  }
}
