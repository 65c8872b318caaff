import { LIMITS } from '../input/limits.ts';
import { hasErrorCode, SkyminesError } from '../input/problems.ts';
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

/** Returns the input if it is a string of allowed length. Throws a `NotationError` otherwise. */
export function checkedText(text: unknown): string {
  if (typeof text !== 'string') throw new NotationError(1, 1, 'a string');
  if (text.length > LIMITS.characters) throw new NotationError(1, 1, `at most ${LIMITS.characters} characters`);
  return text;
}

interface Word {
  readonly text: string;
  readonly column: number;
}

export function withoutComment(line: string): string {
  return line.replace(/;.*$/s, '');
}

/** Reads a line word by word. Throws a `NotationError` at the first unexpected word. */
export class Reader {
  readonly #line: number;
  readonly #words: readonly Word[];
  readonly #end: number;
  #next = 0;

  constructor(text: string, line: number, offset: number = 0) {
    this.#line = line;
    this.#end = offset + text.length + 1;
    this.#words = [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], column: offset + match.index + 1 }));
  }

  get line(): number {
    return this.#line;
  }

  get isDone(): boolean {
    return this.#next >= this.#words.length;
  }

  /** The column of the next word, or the end of the line. */
  get column(): number {
    return this.#words[this.#next]?.column ?? this.#end;
  }

  word(expected: string): Word {
    const word = this.#words[this.#next];
    if (word === undefined) throw new NotationError(this.#line, this.#end, expected);
    this.#next += 1;
    return word;
  }

  fail({ column }: Word, expected: string): never {
    throw new NotationError(this.#line, column, expected);
  }

  match(pattern: RegExp, expected: string): RegExpExecArray {
    const word = this.word(expected);
    return pattern.exec(word.text) ?? this.fail(word, expected);
  }
}
