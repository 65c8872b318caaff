import type { Track } from '../../components/content.ts';
import type { PictureSize } from '../pen.ts';

/** Layout of the company tracks' lanes in an area of a given size. */
export interface LaneLook {
  /** Scale of the whole drawing, which is 1 if a lane is 50 high. */
  readonly scale: number;
  /** Height of a lane, and the distance from one lane to the next. */
  readonly height: number;
  readonly pitch: number;
  /** Height of the space above the first lane. */
  readonly top: number;
  /** True if there is space for icons above and below the band. */
  readonly hasStrips: boolean;
  /** Position of the band within its lane, and its height. */
  readonly bandTop: number;
  readonly band: number;
  /** Width of a lane's label, and of a space. */
  readonly label: number;
  readonly cell: number;
}

const GAP = 4;
/** Height below which lanes have no space for icons above and below the band. */
const LOWEST = 40;
const PARTS = { strip: 13, band: 26, label: 92, side: 8 } as const;

/**
 * Computes the layout for the given number of tracks. The label width is either specified or a fraction of the area's
 * width.
 */
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

/** Returns the left edge of every band. */
export function bandLeft({ label }: LaneLook): number {
  return label + PARTS.side;
}
