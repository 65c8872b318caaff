import type { Track } from '../../components/content.ts';
import { COMPANIES, type Company, type Seat } from '../../components/ids.ts';
import { shareValue } from '../../game/rules/board/stations.ts';
import type { Game } from '../../game/rules/module.ts';
import { sharesOf } from '../../game/rules/round/scoring.ts';
import type { Panel } from '../layout.ts';
import type { Pen, PictureSize } from '../pen.ts';
import { type Attributes, circle, group, type Markup, placed, together } from '../svg.ts';
import { bandOf, type LaneLook, laneLook, type Tint, tabs, tintOf } from './band.ts';
import { gate, ghost, laneLabel, laneSpace, pawns, type ThresholdState, threshold } from './laneParts.ts';

/** A proposed move of a marker on a company track. */
export interface TrackGhost {
  /** Seat that the marker belongs to. */
  readonly seat: Seat;
  readonly company: Company;
  /** Space where the marker would end up. */
  readonly to: number;
}

interface LanesOptions {
  readonly seat: Seat | null;
  readonly ghosts: readonly TrackGhost[];
  /** True if the drawing also contains a map. Companies are then selected by their stations, not their lanes. */
  readonly hasStations?: boolean;
}

export function lanes(pen: Pen, game: Game, size: PictureSize, options: LanesOptions): Markup {
  const tracks = COMPANIES.map((company) => game.box.track(game.state.tracks[company]));
  const look = laneLook(tracks, size);
  const shares = options.seat === null ? null : sharesOf(game, options.seat);
  return COMPANIES.map((company, index) => {
    const track = game.box.track(game.state.tracks[company]);
    const label = { company, value: shareValue(game, company), shares: shares?.[company] ?? null };
    const ref = options.hasStations === true ? null : ({ kind: 'company', company } as const);
    const data = { 'data-track': track.id, 'data-company': company };
    const parts = [laneLabel(pen, ref, label, look), laneOf(pen, game, company, track, look, options)];
    return laneGroup(look, index, data, parts);
  });
}

function laneGroup({ top, pitch }: LaneLook, index: number, data: Attributes, parts: Markup): string {
  return group({ class: 'track', ...data, transform: placed({ x: 0, y: top + index * pitch }) }, parts);
}

function laneOf(
  pen: Pen,
  game: Game,
  company: Company,
  track: Track,
  look: LaneLook,
  { seat: owner, ghosts }: LanesOptions,
): Markup {
  const { players, luna: moon, placed: markers } = game.state;
  const { middle } = look;
  const luna = moon?.seat ?? null;
  const seatsAt = (space: number): Seat[] =>
    players.flatMap(({ tracks }, seat) => (tracks[company] === space ? [seat] : []));
  const dots = (): Markup =>
    track.shares.map((count, space) => count <= 0 && pen.reuse(circle(middle(space), 1.3), { fill: 'edge' }));
  const board = printedBand(pen, track, look, tintOf(company), dots, (at, level) => {
    const space = `${company}${level === 0 ? 1 : 2}` as const;
    const seats = markers.flatMap((each) => (each.space === space ? [each.seat] : []));
    return { space, seats, luna, isUnlocked: owner !== null && (players[owner]?.tracks[company] ?? 0) >= at };
  });
  return [
    board,
    track.shares.map((_, space) => laneSpace(pen, { kind: 'trackSpace', company, space }, seatsAt(space), look)),
    track.shares.map((_, space) => pawns(pen, middle(space), seatsAt(space), look, luna)),
    ghosts.map((each) => {
      const from = players[each.seat]?.tracks[company];
      const isHere = each.company === company && from !== undefined;
      return isHere && ghost(pen, middle(from), middle(each.to), each.seat, look);
    }),
  ];
}

/** Neutral colours, because tracks only belong to companies within a game. */
export const TINT: Tint = { band: 'plan', line: 'edge', tab: 'track', ink: 'track-ink' };

const WIDTH = 780;
const HEIGHT = 68;
const LABEL = 36;

export function printedLook(tracks: readonly Pick<Track, 'shares'>[]): LaneLook {
  return laneLook(tracks, { width: WIDTH, height: HEIGHT * tracks.length }, LABEL);
}

export function printedTracks(pen: Pen, tracks: readonly Track[]): Panel {
  const look = printedLook(tracks);
  const lanes = tracks.map((track, index) => {
    const label = pen.label({ x: LABEL / 2, y: look.middle(0).y }, track.id, { size: 18, bold: true });
    const numbers = track.shares.map((_, space) => [look.middle(space), String(space)] as const);
    const band = printedBand(pen, track, look, TINT, () => pen.lines(numbers, { size: 11 }));
    return laneGroup(look, index, { 'data-track': track.id }, [label, band]);
  });
  return { width: WIDTH, height: HEIGHT * tracks.length, markup: together(lanes) };
}

/** Draws what is printed on a track, with the given marks on its band. */
function printedBand(
  pen: Pen,
  track: Track,
  look: LaneLook,
  tint: Tint,
  marks: () => Markup,
  stateOf?: (at: number, level: number) => ThresholdState,
): Markup {
  return [
    bandOf(pen, track, look, tint),
    marks(),
    track.barriers.map(({ before, cost }) => gate(pen, look.corner(before), cost, look)),
    track.thresholds.map((each, level) =>
      threshold(pen, look.corner(each.at), look, { ...each, state: stateOf?.(each.at, level) }),
    ),
    look.hasStrips && tabs(pen, track, look, tint),
  ];
}
