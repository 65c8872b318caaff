import { SHAPES, type SignKind } from './shapes.ts';

/** Icons that replace the library's own: path data by sign kind, centred on 0,0 and about 28 by 28. */
export type OwnSigns = Readonly<Partial<Record<SignKind, string>>>;

const KINDS: readonly string[] = Object.keys(SHAPES);

/** Maximum length of a path, and maximum absolute value of its numbers. */
const LONGEST = 4000;
const FARTHEST = 100;

/** Number of arguments of each path command. An arc's fourth and fifth arguments are flags. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const FLAGS: readonly number[] = [3, 4];
const FLAG = /[01][ \t\n\f\r]*,?[ \t\n\f\r]*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?[ \t\n\f\r]*,?[ \t\n\f\r]*/iy;

/**
 * Validates a caller's icons.
 * @throws RangeError for an unknown sign kind, and for invalid path data.
 */
export function readSigns(signs: unknown): OwnSigns {
  if (signs === undefined) return {};
  if (typeof signs !== 'object' || signs === null) throw new RangeError('signs must map sign kinds to path data.');
  // A getter could return a different value after the check, so the copy is checked.
  const own: OwnSigns = { ...signs };
  for (const [kind, path] of Object.entries(own)) {
    if (!KINDS.includes(kind)) throw new RangeError(`Unknown sign kind ${JSON.stringify(kind.slice(0, 40))}.`);
    const error = errorIn(path);
    if (error !== null) throw new RangeError(`The sign ${kind} ${error}`);
  }
  return own;
}

/**
 * Returns the error in a path, or `null`. Commands are checked one at a time, because browsers draw nothing after an
 * error.
 */
function errorIn(path: unknown): string | null {
  if (typeof path !== 'string' || path.length > LONGEST || !/^[ \t\n\f\r]*m/i.test(path)) {
    return `must be path data that starts with M and has at most ${LONGEST} characters.`;
  }
  let at = path.search(/m/i);
  let command = '';
  const read = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(path)?.[0] ?? '';
    at += found.length;
    return found;
  };
  while (at < path.length) {
    const letter = read(/[mlhvcsqtaz][ \t\n\f\r]*/iy)
      .charAt(0)
      .toLowerCase();
    // A command without arguments cannot be repeated implicitly.
    if (letter !== '' || command === 'z') command = letter;
    const count = NUMBERS[command];
    if (count === undefined) return `cannot be read at character ${at + 1}.`;
    for (let index = 0; index < count; index += 1) {
      const number = Number.parseFloat(read(command === 'a' && FLAGS.includes(index) ? FLAG : NUMBER));
      if (Number.isNaN(number)) return `cannot be read at character ${at + 1}.`;
      if (Math.abs(number) > FARTHEST) return `must stay within ${FARTHEST} of 0,0.`;
    }
  }
  return null;
}
