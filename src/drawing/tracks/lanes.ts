import type { Point, SpaceTerms, Track } from '../../components/content.ts';
import { type BonusSpaceId, COMPANIES, type Company, type Seat } from '../../components/ids.ts';
import type { RefOf } from '../../game/model/refs.ts';
import { shareValue } from '../../game/rules/board/stations.ts';
import type { Game } from '../../game/rules/game.ts';
import { sharesOf } from '../../game/rules/round/scoring.ts';
import { type Panel, widthOf } from '../layout.ts';
import type { Pen, PictureSize } from '../pen.ts';
import { companyBadge, seatMarker, seatRole } from '../pieces.ts';
import { place } from '../place.ts';
import { bonusSigns, drawSign, priceSigns, signOf, signSpan, signsFrom } from '../signs/sign.ts';
import { beside, circle, element, group, type Markup, placed, rect, rectAround, short, together } from '../svg.ts';
import { bandOf, type LaneLook, laneLook, TAB, type Tint, tabs, tabWidth, tintOf } from './band.ts';
import { type TrackTrail, trail } from './trail.ts';

/** TRACK-1: draws a barrier as a red gate, with its price on a tab in front of it. */
export function gate(pen: Pen, at: Point, cost: number, { band, bandTop, hasStrips, scale }: LaneLook): string {
  const size = TAB * Math.max(1, scale);
  const text = `−${cost}`;
  const width = tabWidth(text, size);
  const over = hasStrips ? bandTop : 0;
  const middle = { x: 1.5 - width / 2, y: -bandTop + size / 2 + 1.2 };
  return pen.stamp(`gate ${cost} ${band} ${bandTop} ${scale}`, at, () =>
    group({ class: 'barrier', 'data-cost': cost }, [
      pen.draw(rect({ x: -1.5, y: -over }, 3, over + band + (hasStrips ? 3 : 0), 1), { fill: 'danger' }),
      hasStrips && pen.draw(rect({ x: 1.5 - width, y: -bandTop }, width, size + 2.5, 2), { fill: 'danger' }),
      hasStrips && pen.write(middle, text, { size, bold: true, ink: 'danger-ink' }),
    ]),
  );
}

/** A threshold's bonus space in a game, if it has one, and the seats whose markers are on it. */
interface ThresholdState {
  readonly space: BonusSpaceId;
  readonly seats: readonly Seat[];
  readonly luna: Seat | null;
  readonly isUnlocked: boolean;
}

interface Capsule extends Omit<Track['thresholds'][number], 'at'> {
  readonly state?: ThresholdState | undefined;
}

const SIGN = 16;
const SOCKET = 17;

/** TRACK-6, TRACK-10: draws a threshold's green gate, with its coins and bonus below. */
export function threshold(pen: Pen, at: Point, look: LaneLook, capsule: Capsule): string {
  const { band, bandTop, hasStrips, scale, pitch } = look;
  const over = hasStrips ? bandTop * 0.5 : 0;
  const line = pen.draw(rect(beside(at, -1.2, -over), 2.4, over + band, 1), { fill: 'good' });
  // A capsule must stay within its lane.
  const below = Math.min(scale * 3, pitch - bandTop - band - (SIGN * Math.max(1, scale)) / 2 - 2);
  return together([
    group({ class: 'threshold', 'data-coins': capsule.coins }, line),
    hasStrips && capsuleOf(pen, beside(at, 0, band + below), look, capsule),
  ]);
}

function capsuleOf(pen: Pen, at: Point, { scale }: LaneLook, { coins, bonus, state }: Capsule): string {
  const size = SIGN * Math.max(1, scale);
  const each = size / 28;
  const signs = bonusSigns(bonus);
  const seats = state?.seats ?? [];
  const room = bonus.kind === 'space' ? SOCKET * Math.max(1, scale) + 3 : 0;
  const width = size + 5 + room + signSpan(signs, each) + 5;
  const left = at.x - size / 2 - 3;
  const frame = rect({ x: left, y: at.y - size / 2 - 1 }, width, size + 2, size / 2 + 1);
  const socketAt = { x: left + size + 4 + room / 2, y: at.y };
  const parts = [
    pen.draw(frame, { fill: 'panel', line: state?.isUnlocked === true ? 'good' : 'edge', width: 1.4 }),
    drawSign(pen, signOf('coin', coins), at, each),
    bonus.kind === 'space' && socket(pen, socketAt, bonus, room - 3),
    signsFrom(pen, signs, { x: left + size + 5 + room, y: at.y }, () => [each]),
    seats.map((seat, index) => {
      const middle = beside(socketAt, (index - (seats.length - 1) / 2) * 6, 0);
      return seatMarker(pen, middle, seat, (room - 3) / 2, seat === state?.luna);
    }),
  ];
  if (bonus.kind !== 'space') return group({ class: 'lane-bonus' }, parts);
  const ref = state === undefined ? null : ({ kind: 'bonusSpace', space: state.space } as const);
  return place(pen, ref, { class: 'bonus-space', outline: frame, data: { 'data-cost': bonus.cost } }, parts);
}

export function socket(pen: Pen, at: Point, terms: SpaceTerms, size: number): Markup {
  const [price] = priceSigns(terms);
  return [
    pen.reuse(circle(at, size / 2), { fill: 'slot', line: 'edge', width: 1.2, dash: '3 2' }),
    price && drawSign(pen, price, at, (size - 3) / 28),
  ];
}

/** Distance by which the value of the shares may extend beyond its label, towards the band. */
const BESIDE = 3;

interface LaneLabel {
  readonly company: Company;
  readonly value: number;
  readonly shares: number | null;
}

function laneLabel(
  pen: Pen,
  ref: RefOf<'company'> | null,
  { company, value, shares }: LaneLabel,
  lane: LaneLook,
): string {
  const { scale, label, bandTop, band, hasStrips, height } = lane;
  const middle = bandTop + band / 2;
  const outline = rect({ x: 1, y: 1 }, label - 2, height - 2, 4);
  const row = (left: number, y: number, size: number): Markup => {
    const count = shares === null ? '' : `${shares}×`;
    const digits = widthOf(count, size, true) * 0.9;
    const coin = size * 1.35;
    const behind = left + digits + coin + 3;
    const room = label + BESIDE - behind;
    const total = (shares ?? 0) * value;
    // Without the equals sign, three digits fit as well.
    const [worth = ''] = total === 0 ? [] : [`=${total}`, String(total)].filter((each) => pen.fits(each, room));
    const letters = pen.fits(worth, room, { size: size - 2 }) ? size - 2 : pen.minText;
    const hasWorth = hasStrips && worth !== '';
    return [
      count !== '' && pen.write({ x: left, y }, count, { size, bold: true, anchor: 'start' }),
      drawSign(pen, signOf('coin', value), { x: left + digits + coin / 2 + 1, y }, coin / 28),
      hasWorth && pen.write({ x: behind, y }, worth, { size: letters, anchor: 'start', ink: 'faint' }),
    ];
  };
  const size = 12 * Math.max(1, scale);
  const radius = hasStrips ? size : Math.min(22, height - 6) / 2;
  const left = hasStrips ? size * 3 : radius * 2 + 9;
  const badge = companyBadge(pen, { x: hasStrips ? size * 1.5 : radius + 4, y: middle }, company, radius);
  const look = { class: 'company', outline };
  if (!hasStrips) return place(pen, ref, look, badge, row(left, middle, size));
  const name = pen.name({ kind: 'company', company });
  const isNamed = pen.fits(name, label - left + 4, { size });
  return place(pen, ref, look, [
    badge,
    isNamed && pen.write({ x: left, y: middle - size * 0.75 }, name, { size, anchor: 'start' }),
    row(left, middle + size * 0.75, size + 1),
  ]);
}

/** Positions (x and y) of markers that share a space, in units of their radius. Up to four do not overlap. */
const TOGETHER: readonly (readonly number[])[] = [
  [],
  [0, 0],
  [-0.75, 0, 0.75, 0],
  [0, -0.87, -1, 0.87, 1, 0.87],
  [-1, -1, 1, -1, -1, 1, 1, 1],
];

/** Radius of a pawn when a space has one, two, or more of them. */
const PAWNS = [10.5, 9, 8.5] as const;
/** Distance by which three or more pawns may extend above and below the band. */
const OVER = 3.5;

function pawns(pen: Pen, at: Point, seats: readonly Seat[], look: LaneLook, luna: Seat | null): string[] {
  const { scale, hasStrips, band, pitch } = look;
  const radius = (PAWNS[seats.length - 1] ?? 8.5) * Math.max(1, Math.min(scale, 2));
  const offsets = TOGETHER[seats.length] ?? [];
  // In narrow lanes, pawns overlap each other rather than the neighbouring lanes.
  const max = ((hasStrips ? band : pitch) / 2 + OVER) / radius - 1;
  return seats.map((seat, index) => {
    const [x = index - seats.length / 2, y = 0] = offsets.slice(index * 2, index * 2 + 2);
    const middle = beside(at, x * radius, Math.max(-max, Math.min(max, y)) * radius);
    return seatMarker(pen, middle, seat, radius, seat === luna);
  });
}

/** Distance between the dots of a ghost's path, and the height of its arc. */
const PATH = { dash: '0 5', width: 2.6, height: 15 } as const;

function ghost(pen: Pen, from: Point, to: Point, seat: Seat, look: LaneLook): string {
  const radius = 10 * Math.max(1, Math.min(look.scale, 2));
  const ahead = to.x >= from.x ? 1 : -1;
  const [start, end] = [from.x + ahead * radius * 0.6, to.x - ahead * radius * 0.6];
  const [low, high] = [to.y - radius * 0.8, to.y - radius * 0.8 - PATH.height];
  const arc = `M${short(start)} ${short(low)}C${short(start)} ${short(high)} ${short(end)} ${short(high)} ${short(end)} ${short(low)}`;
  const line = { line: seatRole(seat), width: PATH.width, dash: PATH.dash } as const;
  return group({ class: 'ghost', 'data-seat': seat, fill: 'none' }, [
    (end - start) * ahead > 4 && pen.path(arc, line, { 'stroke-linecap': 'round' }),
    pen.draw(circle(to, radius), { line: seatRole(seat), width: 2, dash: '4 2.5' }),
  ]);
}

function laneSpace(pen: Pen, ref: RefOf<'trackSpace'>, occupants: readonly Seat[], look: LaneLook): string {
  const { cell, band } = look;
  const corner = look.corner(ref.space);
  const outline = rectAround(beside(corner, cell / 2, band / 2), cell - 1, band, 4);
  const seats = occupants.map((seat) => pen.name({ kind: 'seat', seat }));
  const title = [pen.describe(ref), ...seats].join('. ');
  const area = pen.stamp(`lane space ${cell} ${band}`, corner, () =>
    element('rect', { width: cell, height: band, fill: 'none', 'pointer-events': 'all' }),
  );
  return place(pen, ref, { class: 'track-space', outline, title }, area);
}

/** A proposed move of a marker on a company track. */
export interface TrackGhost {
  /** Seat that the marker belongs to. */
  readonly seat: Seat;
  readonly company: Company;
  /** Space where the marker would end up. */
  readonly to: number;
}

interface LaneSettings {
  readonly seat: Seat | null;
  readonly ghosts: readonly TrackGhost[];
  readonly trails?: readonly TrackTrail[];
  /** True if the drawing also contains a map. Companies are then selected by their stations, not their lanes. */
  readonly isBesideMap?: boolean;
}

export function lanes(pen: Pen, game: Game, size: PictureSize, options: LaneSettings): Markup {
  const tracks = COMPANIES.map((company) => game.box.track(game.state.tracks[company]));
  const look = laneLook(tracks, size);
  const shares = options.seat === null ? null : sharesOf(game, options.seat);
  return COMPANIES.map((company, index) => {
    const track = game.box.track(game.state.tracks[company]);
    const label = { company, value: shareValue(game, company), shares: shares?.[company] ?? null };
    const ref = options.isBesideMap === true ? null : ({ kind: 'company', company } as const);
    const data = { 'data-track': track.id, 'data-company': company };
    const parts = [laneLabel(pen, ref, label, look), laneOf(pen, game, company, track, look, options)];
    return laneGroup(look, index, data, parts);
  });
}

function laneGroup({ top, pitch }: LaneLook, index: number, data: Readonly<Record<string, string>>, parts: Markup) {
  return group({ class: 'track', ...data, transform: placed({ x: 0, y: top + index * pitch }) }, parts);
}

function laneOf(pen: Pen, game: Game, company: Company, track: Track, look: LaneLook, options: LaneSettings): Markup {
  const { seat: owner, ghosts, trails = [] } = options;
  const { players, luna: lunaState, placed: bonusMarkers } = game.state;
  const { middle } = look;
  const luna = lunaState?.seat ?? null;
  const seatsAt = (space: number): Seat[] =>
    players.flatMap(({ tracks }, seat) => (tracks[company] === space ? [seat] : []));
  const dots = (): Markup =>
    track.shares.map((count, space) => count <= 0 && pen.reuse(circle(middle(space), 1.3), { fill: 'edge' }));
  const board = printedBand(pen, track, look, tintOf(company), dots, (reachedAt, index) => {
    const space = `${company}${index === 0 ? 1 : 2}` as const;
    const seats = bonusMarkers.flatMap((each) => (each.space === space ? [each.seat] : []));
    return { space, seats, luna, isUnlocked: owner !== null && (players[owner]?.tracks[company] ?? 0) >= reachedAt };
  });
  return [
    board,
    track.shares.map((_, space) => laneSpace(pen, { kind: 'trackSpace', company, space }, seatsAt(space), look)),
    track.shares.map((_, space) => pawns(pen, middle(space), seatsAt(space), look, luna)),
    trails.map((each) => each.company === company && trail(pen, each, look)),
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

export function printedTracks(pen: Pen): Panel {
  const { tracks } = pen.content;
  const look = printedLook(tracks);
  const lanes = tracks.map((track, index) => {
    const label = pen.label({ x: LABEL / 2, y: look.middle(0).y }, track.id, { size: 18, bold: true });
    const numbers = track.shares.map((_, space) => [look.middle(space), String(space)] as const);
    const band = printedBand(pen, track, look, TINT, () => pen.writeAll(numbers, { size: 11 }));
    return laneGroup(look, index, { 'data-track': track.id }, [label, band]);
  });
  return { width: WIDTH, height: HEIGHT * tracks.length, markup: together(lanes) };
}

type StateOf = (space: number, index: number) => ThresholdState;

function printedBand(pen: Pen, track: Track, look: LaneLook, tint: Tint, marks: () => Markup, stateOf?: StateOf) {
  return [
    bandOf(pen, track, look, tint),
    marks(),
    track.barriers.map(({ before, cost }) => gate(pen, look.corner(before), cost, look)),
    track.thresholds.map((each, index) =>
      threshold(pen, look.corner(each.at), look, { ...each, state: stateOf?.(each.at, index) }),
    ),
    look.hasStrips && tabs(pen, track, look, tint),
  ];
}
