import type { Role } from '../theme.ts';

/** What a sign stands for. */
export type SignKind =
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
  | 'carbon'
  | 'minerals'
  | 'titanium'
  | 'anyResource'
  | 'energy'
  | 'scientist'
  | 'fieldScientist'
  | 'share';

/** How a sign looks: outlines around 0,0, where its text stands, and its paint. */
export interface SignShape {
  readonly d: string;
  /** Offset and size of the text. */
  readonly text: readonly [dx: number, dy: number, size: number];
  readonly fill: Role;
  readonly line: Role;
  readonly ink: Role;
  readonly width: number;
}

const HEAD = 'M-5.5 -8.5 a5.5 5.5 0 1 1 11 0 a5.5 5.5 0 1 1 -11 0 Z';
const SHOULDERS = 'M-13.5 14 Q-13.5 -2 0 -2 Q13.5 -2 13.5 14 Z';
const CARD = 'M-10 -14 H10 V14 H-10 Z';
const CROSS = 'M-14 14 L14 -14';

type Look = Pick<SignShape, 'fill' | 'line' | 'ink'>;
const gain = (name: 'coin' | 'helium' | 'research' | 'track' | 'dome'): Look => ({
  fill: name,
  line: `${name}-line`,
  ink: `${name}-ink`,
});
const band = (
  name: 'carbon' | 'minerals' | 'titanium' | 'energy' | 'scientist' | 'fieldScientist' | 'share',
): Look => ({
  fill: name,
  line: 'ink',
  ink: `${name}-ink`,
});
const OTHER: Look = { fill: 'other', line: 'other-line', ink: 'other-ink' };

function shape(look: Look, d: string, dx = 0, dy = 0, size = 15, width = 28): SignShape {
  return { d, text: [dx, dy, size], ...look, width };
}

/** The signs, within 28 by 28 where they say no other width. */
export const SHAPES: Readonly<Record<SignKind, SignShape>> = {
  coin: shape(gain('coin'), 'M-13 0 A13 13 0 1 1 13 0 A13 13 0 1 1 -13 0 Z', 0, 0, 16),
  // A tank with its valve.
  helium: shape(
    gain('helium'),
    'M-4 -14 H4 V-10 Q12 -10 12 -3 V8 Q12 14 6 14 H-6 Q-12 14 -12 8 V-3 Q-12 -10 -4 -10 Z',
    0,
    2,
  ),
  // A flask.
  research: shape(gain('research'), 'M-5 -14 H5 V-7 L14 10 Q15 14 11 14 H-11 Q-15 14 -14 10 L-5 -7 Z', 0, 5),
  // Steps on a track.
  track: shape(gain('track'), 'M-18 -10 H6 V-14 L18 0 L6 14 V10 H-18 Z', -3.5, 0, 12, 36),
  dome: shape(gain('dome'), 'M-14 9 A14 18 0 0 1 14 9 Z M0 9 V-8 M-9 -2 H9'),
  outpost: shape(OTHER, 'M-12 13 V-3 L0 -14 L12 -3 V13 Z', 0, 4),
  removal: shape(OTHER, `M-11 12 V-3 L0 -13 L11 -3 V12 Z ${CROSS}`, 0, 4),
  purchase: shape(OTHER, `${CARD} M-6 -9 H6`, 0, 3, 14),
  destroy: shape(OTHER, `${CARD} ${CROSS}`),
  card: shape(OTHER, CARD),
  plan: shape(gain('research'), 'M-14 -11 H14 V11 H-14 Z', 0, 0, 16),
  // An arrow up.
  upload: shape(gain('research'), 'M0 -14 L14 0 H8 V14 H-8 V0 H-14 Z', 0, 4, 14),
  // A pennant.
  firstPlayer: shape(OTHER, 'M-11 14 V-14 M-11 -14 H14 L8 -5 L14 4 H-11 Z', -1, -5, 13),
  tile: shape(OTHER, 'M-9 -13 H9 L13 -9 V9 L9 13 H-9 L-13 9 V-9 Z'),
  carbon: shape(band('carbon'), 'M0 -14 L12.5 -7 V7 L0 14 L-12.5 7 V-7 Z', 0, 0, 16),
  // A cut stone.
  minerals: shape(band('minerals'), 'M-8.5 -12 H8.5 L14 -3 L0 14 L-14 -3 Z', 0, -2),
  // A bar.
  titanium: shape(band('titanium'), 'M-8 -11 H8 L14 11 H-14 Z', 0, 1.5, 16),
  anyResource: shape(OTHER, 'M-6 -13 H6 L14 -3 L10 12 H-10 L-14 -3 Z'),
  // A spark with eight rays.
  energy: shape(
    band('energy'),
    'M0 -15 L4 -9.5 L10.6 -10.6 L9.5 -4 L15 0 L9.5 4 L10.6 10.6 L4 9.5 L0 15 L-4 9.5 L-10.6 10.6 L-9.5 4 L-15 0 L-9.5 -4 L-10.6 -10.6 L-4 -9.5 Z',
  ),
  scientist: shape(band('scientist'), `${HEAD} ${SHOULDERS}`, 0, 6.5, 13),
  // The head in a helmet.
  fieldScientist: shape(band('fieldScientist'), `M-9.5 -4 A9.8 9.8 0 1 1 9.5 -4 Z ${HEAD} ${SHOULDERS}`, 0, 6.5, 13),
  // A paper with a folded corner.
  share: shape(band('share'), 'M-11 -13 H6 L11 -8 V13 H-11 Z M6 -13 V-8 H11', -1, 0, 16),
};
