import type { Component, Content } from '../components/content.ts';
import type { Heading } from '../text/headings.ts';
import { BELT_LEGEND } from './board/beltLegend.ts';
import { beltMap } from './board/beltMap.ts';
import { type LegendEntry, legend } from './board/legend.ts';
import { MOON_LEGEND } from './board/moonLegend.ts';
import { moonMap } from './board/moonMap.ts';
import { type Panel, row, sheet, titled } from './panel.ts';
import { type DrawingOptions, Pen } from './pen.ts';
import { reconstructedNote } from './sources.ts';
import { printedTracks } from './tracks/printedTracks.ts';
import { TRACKS_LEGEND } from './tracks/tracksLegend.ts';

interface Printed {
  readonly id: 'moon' | 'belt' | 'tracks';
  readonly panel: (pen: Pen, content: Content) => Panel;
  readonly legend: readonly LegendEntry[];
  /** Heading shown if any numbers are invented. */
  readonly note: Heading;
  readonly parts: (content: Content) => readonly Component[];
}

const BOARD = { width: 760, height: 720 };

function drawnPrinted(options: DrawingOptions, { id, panel, legend: entries, note, parts }: Printed): string {
  const pen = new Pen(options);
  const { content } = pen;
  const notes = [`${pen.text.heading('content')} (${content.id})`, ...reconstructedNote(pen, note, parts(content))];
  const title = pen.text.heading(id);
  const drawn = row([titled(pen, title, panel(pen, content), notes), legend(pen, entries)], 24);
  return sheet(pen, drawn, { id, title, description: notes.join('. ') });
}

/** Draws the Moon side of the board without pieces, but with a legend. */
export function drawMoon(options: DrawingOptions): string {
  return drawnPrinted(options, {
    id: 'moon',
    panel: (pen, content) => ({ ...BOARD, markup: moonMap(pen, content, null, BOARD) }),
    legend: MOON_LEGEND,
    note: 'reconstructedMap',
    parts: ({ moon }) => moon.sectors,
  });
}

/** Draws the Belt side of the board without pieces, but with a legend. */
export function drawBelt(options: DrawingOptions): string {
  return drawnPrinted(options, {
    id: 'belt',
    panel: (pen, content) => ({ ...BOARD, markup: beltMap(pen, content, null, BOARD) }),
    legend: BELT_LEGEND,
    note: 'reconstructedNetwork',
    parts: ({ belt }) => [...belt.asteroids, ...belt.shuttleSpaces, ...belt.stationRoutes],
  });
}

/** Draws all company tracks without markers, but with a legend. */
export function drawTracks(options: DrawingOptions): string {
  return drawnPrinted(options, {
    id: 'tracks',
    panel: (pen, { tracks }) => printedTracks(pen, tracks),
    legend: TRACKS_LEGEND,
    note: 'reconstructedTracks',
    parts: ({ tracks }) => tracks,
  });
}
