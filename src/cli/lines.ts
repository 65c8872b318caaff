import { LIMITS } from '../input/limits.ts';

/** Receives text in pieces of any size, and the end of the text. */
interface LineReader {
  readonly push: (piece: string) => void;
  readonly end: () => void;
}

/**
 * Calls a function with each complete line, without its line end. Lines longer than `LIMITS.characters` are cut one character
 * above this limit, so that they are recognized as too long without filling the memory.
 */
export function lineReader(take: (line: string) => void): LineReader {
  let line = '';
  const add = (piece: string): void => {
    line += piece.slice(0, LIMITS.characters + 1 - line.length);
  };
  const finish = (): void => {
    const whole = line.endsWith('\r') ? line.slice(0, -1) : line;
    line = '';
    take(whole);
  };
  return {
    push(piece) {
      const [first = '', ...others] = piece.split('\n');
      add(first);
      for (const other of others) {
        finish();
        add(other);
      }
    },
    end() {
      if (line !== '') finish();
    },
  };
}
