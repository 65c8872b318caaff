import { NotationError } from './error.ts';

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

  oneOf<const T extends string>(words: readonly T[], expected: string): T {
    const word = this.word(expected);
    return words.find((each) => each === word.text) ?? this.fail(word, expected);
  }
}
