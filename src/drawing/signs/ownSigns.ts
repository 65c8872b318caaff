import { SHAPES, type SignKind } from './shapes.ts';

/** Path data of signs, around 0,0 and about 28 by 28, in place of those of the library. */
export type OwnSigns = Readonly<Partial<Record<SignKind, string>>>;

const KINDS: readonly string[] = Object.keys(SHAPES);

/** Characters of a path, and how far from 0 its numbers may be. */
const LONGEST = 4000;
const FARTHEST = 100;

/** How many numbers each command takes; of those of an arc the fourth and the fifth are flags. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const FLAGS: readonly number[] = [3, 4];
const FLAG = /[01][ \t\n\f\r]*,?[ \t\n\f\r]*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?[ \t\n\f\r]*,?[ \t\n\f\r]*/iy;

/**
 * Reads the signs of a caller.
 * @throws RangeError for a kind that no sign has, and for what is not path data.
 */
export function readSigns(signs: unknown): OwnSigns {
  if (signs === undefined) return {};
  if (typeof signs !== 'object' || signs === null) throw new RangeError('The signs must be paths by their kinds.');
  // A getter may return something else after the check, so the copy is checked.
  const own: OwnSigns = { ...signs };
  for (const [kind, path] of Object.entries(own)) {
    if (!KINDS.includes(kind)) throw new RangeError(`No sign is called ${JSON.stringify(kind.slice(0, 40))}.`);
    const fault = faultOf(path);
    if (fault !== null) throw new RangeError(`The sign ${kind} ${fault}`);
  }
  return own;
}

/** What is wrong with a path: read command by command, as a browser does, which shows nothing behind a fault. */
function faultOf(path: unknown): string | null {
  if (typeof path !== 'string' || path.length > LONGEST || !/^[ \t\n\f\r]*m/i.test(path)) {
    return `must be path data that begins with M, of at most ${LONGEST} characters.`;
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
    // A command that takes no numbers is not repeated.
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
