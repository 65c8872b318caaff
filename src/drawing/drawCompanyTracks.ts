import type { Track } from '../components/content.ts';
import { COMPANIES, type Company } from '../components/ids.ts';
import { boxOf } from '../game/boxOf.ts';
import type { GameState } from '../game/model/state.ts';
import { openState } from '../game/position.ts';
import type { Game } from '../game/rules/game.ts';
import { LETTERS } from './companies.ts';
import { moved, type Panel, sheet, stack, titled } from './panel.ts';
import { type DrawingOptions, Pen } from './pen.ts';
import { drawn, rectAround } from './shapes.ts';
import { reconstructedNote } from './sources.ts';
import { beside, group, together } from './svg.ts';
import { broken, type Lane, PITCH, ROW, straight } from './tracks/lanes.ts';
import { SPACE } from './tracks/trackParts.ts';
import { trackRow } from './tracks/trackRow.ts';

/** Where the first space is. */
const LEFT = 150;

/** The tracks of the companies with the markers of everybody. */
export function companyTracksPanel(pen: Pen, game: Game): Panel {
  const { box, state } = game;
  const tracks = COMPANIES.map((company) => box.track(state.tracks[company]));
  const end = Math.max(15, ...tracks.map(({ shares }) => shares.length));
  const played = (track: Track, index: number, lanes: readonly Lane[]): string => {
    const company = COMPANIES[index] ?? 'skymine';
    const y = lanes[0]?.first.y ?? 0;
    return group({}, plate(pen, company, track.id, y), trackRow(pen, track, lanes, { company, state }));
  };
  const wide = (): Panel => {
    const rows = tracks.map((track, index) =>
      moved(played(track, index, straight(track, { x: LEFT, y: 0 }, end)), 0, index * ROW.height + ROW.middle),
    );
    return { width: LEFT + end * PITCH, height: tracks.length * ROW.height, markup: together(rows) };
  };
  const block = (track: Track, index: number): Panel => {
    const { lanes, height } = broken(track, LEFT, pen.layout.room);
    return { width: pen.layout.room, height, markup: played(track, index, lanes) };
  };
  const panel = pen.isTall ? stack(tracks.map(block)) : wide();
  return titled(pen, pen.text.heading('tracks'), panel, reconstructedNote(pen, 'reconstructedTracks', tracks));
}

/** The company of a track, and which track it is. */
function plate(pen: Pen, company: Company, track: string, y: number): string {
  const at = { x: 52, y };
  const ink = `company-${company}-ink` as const;
  return group(
    { class: 'track-plate', 'data-company': company },
    drawn(rectAround(at, 104, SPACE.height, 8), pen.paint({ fill: `company-${company}`, line: 'ink', width: 1.5 })),
    pen.label(beside(at, 0, -11), pen.name({ kind: 'company', company }), { size: 15, bold: true, ink }),
    pen.label(beside(at, 0, 12), `${LETTERS[company]} · ${track}`, { size: 13, ink }),
  );
}

/**
 * Draws the company tracks of a game with the markers of everybody.
 * @throws ForeignStateError when the state belongs to other components.
 */
export function drawCompanyTracks(state: GameState, options: DrawingOptions): string {
  const pen = new Pen(options);
  const title = pen.text.heading('tracks');
  return sheet(pen, companyTracksPanel(pen, openState(boxOf(pen.content), state)), {
    id: 'tracks',
    title,
    description: title,
  });
}
