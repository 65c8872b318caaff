import type { Track } from '../components/content.ts';
import { legend } from './board/legend.ts';
import { type Panel, row, sheet, titled } from './panel.ts';
import { type DrawingOptions, Pen } from './pen.ts';
import { reconstructedNote } from './sources.ts';
import { beside, group, together } from './svg.ts';
import { PITCH, ROW, straight } from './tracks/lanes.ts';
import { SPACE } from './tracks/trackParts.ts';
import { trackRow } from './tracks/trackRow.ts';
import { TRACKS_LEGEND } from './tracks/tracksLegend.ts';

/** Where the first space is. */
const LEFT = 96;

/** The tracks without markers, one below the other. */
function tracksPanel(pen: Pen, tracks: readonly Track[]): Panel {
  const end = Math.max(15, ...tracks.map(({ shares }) => shares.length));
  const rows = tracks.map((track, index) => {
    const first = { x: LEFT, y: index * ROW.height + ROW.middle };
    const name = pen.label(beside(first, -SPACE.width / 2 - 16, 0), track.id, { size: 24, bold: true, anchor: 'end' });
    return group({}, name, trackRow(pen, track, straight(track, first, end), null));
  });
  return { width: LEFT + end * PITCH, height: tracks.length * ROW.height, markup: together(rows) };
}

/** Draws all company tracks without markers, with a legend. */
export function drawTracks(options: DrawingOptions): string {
  const pen = new Pen({ ...options, layout: 'wide' });
  const { content } = pen;
  const { tracks } = content;
  const notes = [
    `${pen.text.heading('content')} (${content.id})`,
    ...reconstructedNote(pen, 'reconstructedTracks', tracks),
  ];
  const title = pen.text.heading('tracks');
  const panel = row([titled(pen, title, tracksPanel(pen, tracks), notes), legend(pen, TRACKS_LEGEND)], 24);
  return sheet(pen, panel, { id: 'tracks', title, description: notes.join('. ') });
}
