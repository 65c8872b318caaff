import { LIMITS } from '../input/limits.ts';

/** Takes text in pieces of any size, and its end. */
interface LineReader {
  readonly push: (piece: string) => void;
  readonly end: () => void;
}

/**
 * Hands over each line as it is complete, without its line end. Of a line that is longer than `LIMITS.characters` it keeps one
 * character more than that, so that its reader sees that it is too long and the rest takes no memory.
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
