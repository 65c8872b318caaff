import type { Point, Track } from '../../components/content.ts';
import type { Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { group, placed, together } from '../svg.ts';
import { bandOf, type Tint, tabs } from './band.ts';
import { bandLeft, type LaneLook, laneLook } from './laneLook.ts';
import { gate, threshold } from './laneParts.ts';

/** Neutral colours, because tracks only belong to companies within a game. */
export const TINT: Tint = { band: 'plan', line: 'edge', tab: 'track', ink: 'track-ink' };

const WIDTH = 780;
const HEIGHT = 68;
/** Width reserved for a track's name. */
const LABEL = 36;

/** Returns the layout for these tracks, one below the other. */
export function printedLook(tracks: readonly Pick<Track, 'shares'>[]): LaneLook {
  return laneLook(tracks, { width: WIDTH, height: HEIGHT * tracks.length }, LABEL);
}

/** Draws tracks without markers, one below the other, with numbered spaces. */
export function printedTracks(pen: Pen, tracks: readonly Track[]): Panel {
  const look = printedLook(tracks);
  const lanes = tracks.map((track, index) =>
    group(
      {
        class: 'track',
        'data-track': track.id,
        transform: placed({ x: 0, y: look.top + index * look.pitch }),
      },
      pen.label({ x: LABEL / 2, y: look.bandTop + look.band / 2 }, track.id, { size: 18, bold: true }),
      printedLane(pen, track, look),
    ),
  );
  return { width: WIDTH, height: HEIGHT * tracks.length, markup: together(lanes) };
}

function printedLane(pen: Pen, track: Track, look: LaneLook): string {
  const { bandTop, band, cell } = look;
  const corner = (space: number): Point => ({ x: bandLeft(look) + space * cell, y: bandTop });
  const numbers = track.shares.map((_, space) => {
    const { x, y } = corner(space);
    return [{ x: x + cell / 2, y: y + band / 2 }, String(space)] as const;
  });
  return together([
    bandOf(pen, track, look, TINT),
    pen.lines(numbers, { size: 11 }),
    ...track.barriers.map(({ before, cost }) => gate(pen, corner(before), cost, look)),
    ...track.thresholds.map(({ at, coins, bonus }) =>
      threshold(pen, corner(at), look, { coins, bonus, space: null, seats: [], isUnlocked: false }),
    ),
    tabs(pen, track, look, TINT),
  ]);
}
