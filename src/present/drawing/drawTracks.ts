import type { Content, Point, Track } from '../../components/content.ts';
import { bonusLabel, isReconstructed, wrap } from './labels.ts';
import { type LegendEntry, legend } from './legend.ts';
import { beside, element, group, label, page } from './svg.ts';
import { barrier, space, textWidth, threshold } from './trackParts.ts';

const LEFT = 120;
const TOP = 160;
const ROW = 122;
/** From a space to the next one. */
const PITCH = 64;
/** Width of a character of the bonus text. */
const CHARACTER = 7.5;

const LEGEND: readonly LegendEntry[] = [
  { sign: (at) => space(at, 4, 2), text: 'Space: its index (small) and the shares held on it', height: 58 },
  { sign: (at) => barrier(beside(at, 0, 10), 2), text: 'Barrier: the step across it costs coins', height: 80 },
  {
    sign: (at) => threshold(beside(at, 0, -14), 1, []),
    text: 'Threshold: the step across it gives coins and unlocks the bonus beside them',
    height: 92,
  },
  { sign: (at) => label(at, 'Always', { size: 12.5 }), text: 'Permanent bonus' },
  { sign: (at) => label(at, 'Space', { size: 12.5 }), text: 'Bonus space: what it asks, then what it gives' },
];
/** Height of the legend. */
const LEGEND_HEIGHT = 390;

function drawTrack(track: Track, row: Point, end: number): string {
  const { id, shares, barriers, thresholds } = track;
  const gap = (before: number): Point => beside(row, (before - 0.5) * PITCH, 0);
  return group(
    { id: `track-${id}`, class: 'track', 'data-spaces': shares.length },
    label(beside(row, -62, 0), id, { size: 24, bold: true }),
    element('path', { d: `M${row.x} ${row.y} h${(shares.length - 1) * PITCH}`, stroke: '#a9abb0', 'stroke-width': 6 }),
    ...thresholds.map(({ at, coins, bonus }) => {
      const lines = wrap(bonusLabel(bonus), Math.floor(textWidth(track, at, end, PITCH) / CHARACTER));
      const data = { id: `threshold-${id}-${at}`, class: 'threshold', 'data-coins': coins };
      return threshold(gap(at), coins, lines, data);
    }),
    ...barriers.map(({ before, cost }) =>
      barrier(gap(before), cost, { id: `barrier-${id}-${before}`, class: 'barrier', 'data-cost': cost }),
    ),
    ...shares.map((count, index) =>
      space(beside(row, index * PITCH, 0), index, count, {
        id: `space-${id}-${index}`,
        class: 'space',
        'data-shares': count,
      }),
    ),
  );
}

/** The company tracks: spaces with their shares, barriers, thresholds and bonuses. */
export function drawTracks(content: Content): string {
  const { tracks } = content;
  const end = Math.max(15, ...tracks.map(({ shares }) => shares.length));
  const bottom = TOP + tracks.length * ROW - 30;
  return page({
    id: 'tracks',
    title: 'The company tracks',
    notes: [
      `Content: ${content.id}`,
      ...(isReconstructed(tracks)
        ? ['Reconstructed: the bonuses are those of the rulebook, the numbers are made up.']
        : []),
    ],
    left: 0,
    top: 0,
    width: LEFT + end * PITCH + 20,
    height: bottom + LEGEND_HEIGHT,
    body: [
      ...tracks.map((track, index) => drawTrack(track, { x: LEFT, y: TOP + index * ROW }, end)),
      legend({ corner: { x: 30, y: bottom }, width: 760, columns: 78 }, LEGEND),
    ],
  });
}
