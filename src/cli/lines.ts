import { LIMITS } from '../input/limits.ts';

/** Functions that receive text in chunks of any size, and the signal that it has ended. */
interface LineReader {
  readonly push: (piece: string) => void;
  readonly end: () => void;
}

/**
 * Calls a function with each complete line, without its line end. A line longer than `LIMITS.characters` is cut off one
 * character past this limit, so that it is still recognized as too long but uses little memory.
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
