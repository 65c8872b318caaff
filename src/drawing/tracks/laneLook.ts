import type { Track } from '../../components/content.ts';
import type { PictureSize } from '../pen.ts';

/** Where the parts of the lanes of company tracks lie in a room of a given size. */
export interface LaneLook {
  /** How large things are: 1 in a lane 50 high. */
  readonly scale: number;
  /** Height of a lane, and from one lane to the next. */
  readonly height: number;
  readonly pitch: number;
  /** Above the first lane. */
  readonly top: number;
  /** Whether strips above and below the band have room for signs. */
  readonly hasStrips: boolean;
  /** Where in its lane the band begins, and how high it is. */
  readonly bandTop: number;
  readonly band: number;
  /** Width of what says whose a lane is, and of a space. */
  readonly label: number;
  readonly cell: number;
}

const GAP = 4;
/** A lower lane has no room for strips. */
const LOWEST = 40;
const PARTS = { strip: 13, band: 26, label: 92, side: 8 } as const;

/** The look of so many tracks in a room; what says whose each is takes as much of it as is said, or its share. */
export function laneLook(
  tracks: readonly Pick<Track, 'shares'>[],
  { width, height }: PictureSize,
  label?: number,
): LaneLook {
  const isLow = height / tracks.length < LOWEST;
  const gap = isLow ? 1 : GAP;
  const pitch = (height - (isLow ? 0 : GAP)) / tracks.length;
  const lane = pitch - gap;
  const scale = isLow ? lane / 30 : lane / 50;
  const usual = isLow ? Math.min(66, width * 0.18) : Math.min(PARTS.label * Math.max(1, scale), width * 0.17);
  const left = label ?? usual;
  const spaces = Math.max(1, ...tracks.map(({ shares }) => shares.length));
  const band = isLow ? lane - 2 : Math.max(22, PARTS.band * scale);
  return {
    scale,
    height: lane,
    pitch,
    top: isLow ? 0 : GAP / 2,
    hasStrips: !isLow,
    bandTop: isLow ? 1 : PARTS.strip * Math.max(1, scale),
    band,
    label: left,
    cell: (width - left - PARTS.side * 2) / spaces,
  };
}

/** Where the band of every lane begins. */
export function bandLeft({ label }: LaneLook): number {
  return label + PARTS.side;
}
