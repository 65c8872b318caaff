import type { Point, Track } from '../../components/content.ts';
import { COMPANIES, type Company, type Seat } from '../../components/ids.ts';
import { shareValue } from '../../game/rules/board/stations.ts';
import type { Game } from '../../game/rules/game.ts';
import { sharesOf } from '../../game/rules/round/scoring.ts';
import type { Panel } from '../layout.ts';
import type { Pen, PictureSize } from '../pen.ts';
import { group, placed, together } from '../svg.ts';
import { bandLeft, bandOf, dots, type LaneLook, laneLook, type Tint, tabs, tintOf } from './band.ts';
import { gate, ghost, laneLabel, laneSpace, pawns, threshold } from './laneParts.ts';

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

export function lanes(pen: Pen, game: Game, size: PictureSize, options: LanesOptions): string {
  const tracks = COMPANIES.map((company) => game.box.track(game.state.tracks[company]));
  const look = laneLook(tracks, size);
  const shares = options.seat === null ? null : sharesOf(game, options.seat);
  return together(
    COMPANIES.map((company, index) => {
      const track = tracks[index];
      if (track === undefined) return '';
      const label = { company, value: shareValue(game, company), shares: shares?.[company] ?? null };
      return group(
        {
          class: 'track',
          'data-track': track.id,
          'data-company': company,
          transform: placed({ x: 0, y: look.top + index * look.pitch }),
        },
        laneLabel(pen, options.hasStations === true ? null : { kind: 'company', company }, label, look),
        laneOf(pen, game, company, track, look, options),
      );
    }),
  );
}

function laneOf(
  pen: Pen,
  game: Game,
  company: Company,
  track: Track,
  look: LaneLook,
  { seat: owner, ghosts }: LanesOptions,
): string {
  const { players, luna, placed: markers } = game.state;
  const { cell, band, bandTop } = look;
  const left = bandLeft(look);
  const tint = tintOf(company);
  const corner = (space: number): Point => ({ x: left + space * cell, y: bandTop });
  const middle = (space: number): Point => ({ x: left + (space + 0.5) * cell, y: bandTop + band / 2 });
  const seatsAt = (space: number): Seat[] =>
    players.flatMap(({ tracks }, seat) => (tracks[company] === space ? [seat] : []));
  const moon = luna?.seat ?? null;
  return together([
    bandOf(pen, track, look, tint),
    ...dots(pen, track, look),
    ...track.barriers.map(({ before, cost }) => gate(pen, corner(before), cost, look)),
    ...track.thresholds.map(({ at, coins, bonus }, level) => {
      const space = `${company}${level === 0 ? 1 : 2}` as const;
      const seats = markers.flatMap((each) => (each.space === space ? [each.seat] : []));
      const isUnlocked = owner !== null && (players[owner]?.tracks[company] ?? 0) >= at;
      return threshold(pen, corner(at), look, { coins, bonus, space, seats, isUnlocked }, moon);
    }),
    look.hasStrips ? tabs(pen, track, look, tint) : '',
    ...track.shares.map((_, space) => laneSpace(pen, company, space, corner(space), look, seatsAt(space))),
    ...track.shares.flatMap((_, space) => pawns(pen, middle(space), seatsAt(space), look, moon)),
    ...ghosts.flatMap((each) => {
      const from = players[each.seat]?.tracks[company];
      return each.company !== company || from === undefined
        ? []
        : [ghost(pen, middle(from), middle(each.to), each.seat, look)];
    }),
  ]);
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
  const lanes = tracks.map((track, index) =>
    group(
      { class: 'track', 'data-track': track.id, transform: placed({ x: 0, y: look.top + index * look.pitch }) },
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
