import type { Company } from '../../components/ids.ts';
import type { Band, Role } from '../theme.ts';

/** Kind of an icon. */
export type SignKind =
  | Band
  | 'coin'
  | 'helium'
  | 'research'
  | 'track'
  | 'dome'
  | 'outpost'
  | 'removal'
  | 'purchase'
  | 'destroy'
  | 'card'
  | 'plan'
  | 'upload'
  | 'firstPlayer'
  | 'tile'
  | 'anyResource'
  | 'marker';

/** Appearance of an icon: its outlines around 0,0, the position of its text, and its paint. */
export interface SignShape {
  readonly d: string;
  readonly text: readonly [dx: number, dy: number, size: number];
  readonly fill: Role;
  readonly line: Role;
  readonly ink: Role;
  readonly width: number;
}

const CIRCLE = 'M-13 0A13 13 0 1 1 13 0A13 13 0 1 1-13 0Z';
const HEAD = 'M-5.5-8.5a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0Z';
const SHOULDERS = 'M-13.5 14Q-13.5-2 0-2Q13.5-2 13.5 14Z';
const CARD = 'M-10-14H10V14H-10Z';

type Look = Pick<SignShape, 'fill' | 'line' | 'ink'>;
const gain = (name: 'coin' | 'helium' | 'research' | 'track' | 'dome' | 'other'): Look => ({
  fill: name,
  line: `${name}-line`,
  ink: `${name}-ink`,
});
const band = (name: Band | `company-${Company}`): Look => ({ fill: name, line: `${name}-ink`, ink: `${name}-ink` });
const OTHER = gain('other');

function shape(look: Look, d: string, dx = 0, dy = 0, size = 15, width = 28): SignShape {
  return { d, text: [dx, dy, size], ...look, width };
}

/** The library's icons, which are 28 by 28 unless another width is given. */
export const SHAPES: Readonly<Record<SignKind, SignShape>> = {
  coin: shape(gain('coin'), CIRCLE, 0, 0, 16),
  helium: shape(gain('helium'), 'M-4-14H4V-10Q12-10 12-3V8Q12 14 6 14H-6Q-12 14-12 8V-3Q-12-10-4-10Z', 0, 2),
  research: shape(gain('research'), 'M-5-14H5V-7L14 10Q15 14 11 14H-11Q-15 14-14 10L-5-7Z', 0, 5),
  track: shape(gain('track'), 'M-18-11H9L18 0L9 11H-18Z', -3, 0, 13, 36),
  dome: shape(gain('dome'), 'M-14 9A14 18 0 0 1 14 9ZM0 9V-8M-9-2H9'),
  outpost: shape(OTHER, 'M-12 13V-3L0-14L12-3V13Z', 0, 4),
  removal: shape(OTHER, 'M0-14L12.5-7V7L0 14L-12.5 7V-7Z'),
  purchase: shape(OTHER, `${CARD}M-6-9H6`, 0, 3, 14),
  destroy: shape(OTHER, `${CARD}M-14 14L14-14`),
  card: shape(OTHER, CARD),
  plan: shape(gain('research'), 'M-14-11H14V11H-14Z', 0, 0, 16),
  upload: shape(gain('research'), 'M0-14L14 0H8V14H-8V0H-14Z', 0, 4, 14),
  firstPlayer: shape(OTHER, 'M-11 14V-14M-11-14H14L8-5L14 4H-11Z', -1, -5, 13),
  tile: shape(OTHER, 'M-9-13H9L13-9V9L9 13H-9L-13 9V-9Z'),
  carbon: shape(band('carbon'), 'M0-14L12.5-7V7L0 14L-12.5 7V-7Z', 0, 0, 16),
  minerals: shape(band('minerals'), 'M-8.5-12H8.5L14-3L0 14L-14-3Z', 0, -2),
  titanium: shape(band('titanium'), 'M-8-11H8L14 11H-14Z', 0, 1.5, 16),
  anyResource: shape(OTHER, 'M-6-13H6L14-3L10 12H-10L-14-3Z'),
  energy: shape(
    band('energy'),
    'M0-15L4-9.5L10.6-10.6L9.5-4L15 0L9.5 4L10.6 10.6L4 9.5L0 15L-4 9.5L-10.6 10.6L-9.5 4L-15 0L-9.5-4L-10.6-10.6L-4-9.5Z',
  ),
  scientist: shape(band('scientist'), `${HEAD}${SHOULDERS}`, 0, 6.5, 13),
  fieldScientist: shape(band('fieldScientist'), `M-9.5-4A9.8 9.8 0 1 1 9.5-4Z${HEAD}${SHOULDERS}`, 0, 6.5, 13),
  share: shape(band('share'), 'M-11-13H6L11-8V13H-11ZM6-13V-8H11', -1, 0, 16),
  marker: shape(OTHER, `${CIRCLE}M-10.5 0A10.5 10.5 0 1 1 10.5 0A10.5 10.5 0 1 1-10.5 0Z`),
};

/** Returns an icon's paint, in the colours of a company if one is given. */
export function lookOf(kind: SignKind, company: Company | undefined): Look {
  return company === undefined ? SHAPES[kind] : band(`company-${company}`);
}

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

/** Validates a caller's icons. Throws a `RangeError` for an unknown sign kind and for invalid path data. */
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

/** Commands are checked one at a time, because browsers draw nothing after an error. */
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
    const [letter = ''] = read(/[mlhvcsqtaz][ \t\n\f\r]*/iy).toLowerCase();
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
