import type { Content, Track } from '../../components/content.ts';
import { markerSpace } from './board/bonusSpaces.ts';
import { type LegendEntry, legend } from './board/legend.ts';
import { type Panel, row, sheet, titled } from './panel.ts';
import { type DrawingOptions, Pen } from './pen.ts';
import { reconstructedNote } from './sources.ts';
import { beside, group } from './svg.ts';
import { barrier, SPACE, threshold, trackSpace } from './tracks/trackParts.ts';
import { PITCH, ROW, trackRow } from './tracks/trackRow.ts';

/** Where the first space is. */
const LEFT = 96;

const LEGEND: readonly LegendEntry[] = [
  { sign: (pen, at) => trackSpace(pen, at, [4, 2], null, []), means: 'trackSpaceSign', height: 72 },
  { sign: (pen, at) => barrier(pen, beside(at, 0, 10), 2), means: 'barrierSign', height: 96 },
  { sign: (pen, at) => threshold(pen, beside(at, 0, -14), 1), means: 'thresholdSign', height: 110 },
  {
    sign: (pen, at) => markerSpace(pen, at, { id: null, terms: { cost: 1, destroys: null, reward: [] }, placed: [] }),
    means: 'spaceSign',
    height: 48,
  },
];

/** The tracks without markers, one below the other. */
function tracksPanel(pen: Pen, tracks: readonly Track[]): Panel {
  const end = Math.max(15, ...tracks.map(({ shares }) => shares.length));
  const rows = tracks.map((track, index) => {
    const first = { x: LEFT, y: index * ROW.height + ROW.middle };
    const name = pen.label(beside(first, -SPACE.width / 2 - 16, 0), track.id, { size: 24, bold: true, anchor: 'end' });
    return group({}, name, trackRow(pen, track, first, end, null));
  });
  return { width: LEFT + end * PITCH, height: tracks.length * ROW.height, markup: rows.join('\n') };
}

/** Draws all company tracks without markers, with a legend. */
export function drawTracks(content: Content, options: DrawingOptions): string {
  const { tracks } = content;
  const pen = new Pen(options);
  const notes = [
    `${pen.text.heading('content')} (${content.id})`,
    ...reconstructedNote(pen, 'reconstructedTracks', tracks),
  ];
  const title = pen.text.heading('tracks');
  const panel = row([titled(pen, title, tracksPanel(pen, tracks), notes), legend(pen, LEGEND)], 24);
  return sheet(pen, panel, { id: 'tracks', title, description: notes.join('. ') });
}
