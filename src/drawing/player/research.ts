import type { Point } from '../../components/content.ts';
import type { Seat } from '../../components/ids.ts';
import { END_SLOTS } from '../../components/printed.ts';
import type { Game } from '../../game/rules/module.ts';
import { boardTracks, playerAt } from '../../game/rules/players.ts';
import { CORNER } from '../components/faces.ts';
import { planPlace } from '../components/plan.ts';
import { type Area, CAPTION, caption, type Size } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { seatMarker } from '../pieces.ts';
import { slot } from '../place.ts';
import { drawSign, type Sign } from '../signs/sign.ts';
import { beside, drawn, element, group, ORIGIN, rect, rectAround, short } from '../svg.ts';

/** A mark for an event on a space of the tank or research track. */
interface Mark {
  readonly at: number;
  readonly sign: Sign;
}

/**
 * Returns the space that opens an end slot (SPECIAL-3, SPECIAL-6), and the spaces that give Luna a grade-2 card
 * (LUNA-16).
 */
function marksOn(game: Game, seat: Seat, name: 'tank' | 'research'): readonly Mark[] {
  const { luna } = game.box.content;
  const level = luna.levels.find((each) => each.level === game.state.options.luna?.level);
  const isLuna = seat === game.state.luna?.seat;
  const opens = !isLuna || level?.endSlots === true;
  const tokens = (isLuna && level?.[name === 'tank' ? 'tankTokens' : 'researchTokens']) || [];
  return [
    ...(opens ? [{ at: boardTracks(game, seat)[name].slotSpace, sign: slotSign(END_SLOTS[name]) }] : []),
    ...tokens.map((at) => ({ at, sign: { kind: 'card', text: 'II' } as const })),
  ];
}

function slotSign(slot: number): Sign {
  return { kind: 'card', text: String(slot + 1) };
}

/** Draws a track space's final value, centred on a point. */
export function valuePlate(pen: Pen, at: Point, value: number): string {
  return pen.stamp(`value ${value}`, at, () =>
    group(
      {},
      pen.reuse(rectAround(ORIGIN, 19, 13, 3), { fill: 'coin' }),
      pen.label(ORIGIN, String(value), { size: 10.5, bold: true, ink: 'coin-ink' }),
    ),
  );
}

/** Width of the starting space, to the left of the first row. */
const START = 15;
const GAP = 3;
const PAWN = 10;
/** Height of the part of a value that is above its space. */
const OVER = 7;

/** Draws a research track in an area: its spaces in two rows, their values and the upload marker. */
function researchTrackIn(pen: Pen, game: Game, seat: Seat, area: Area): string {
  const { last } = boardTracks(game, seat).research;
  const columns = Math.ceil(last / 2);
  const pitch = { x: (area.width - START + GAP) / columns, y: (area.height + GAP) / 2 };
  const size = { width: Math.floor((pitch.x - GAP) * 2) / 2, height: Math.floor(pitch.y - GAP - OVER) };
  const at = (position: number): Point => ({
    x: area.left + START + ((position - 1) % columns) * pitch.x,
    y: area.top + OVER + Math.floor((position - 1) / columns) * pitch.y,
  });
  const { upload } = playerAt(game, seat);
  const isLuna = seat === game.state.luna?.seat;
  const radius = PAWN;
  const marker =
    upload === 0
      ? { x: area.left + START / 2 - 1, y: area.top + OVER + size.height / 2 }
      : beside(at(upload), size.width / 2, size.height - radius + 3);
  const start = rect({ x: area.left, y: area.top + OVER }, START - GAP, size.height, 4);
  const spaces = Array.from({ length: last }, (_, index) =>
    space(pen, game, { seat, position: index + 1, at: at(index + 1), size }),
  );
  return group(
    {},
    slot(pen, { ref: { kind: 'researchSpace', seat, position: 0 }, class: 'research-space', outline: start }),
    ...spaces,
    values(pen, game, seat, area, (position) => beside(at(position), size.width - 7, -2.5)),
    seatMarker(pen, marker, seat, radius, isLuna),
  );
}

interface ResearchSpace {
  readonly seat: Seat;
  readonly position: number;
  readonly at: Point;
  readonly size: Size;
}

function space(pen: Pen, game: Game, { seat, position, at, size }: ResearchSpace): string {
  const plan = playerAt(game, seat).plans[position] ?? null;
  return slot(pen, {
    ref: { kind: 'researchSpace', seat, position },
    class: 'research-space',
    outline: rect(at, size.width, size.height, CORNER),
    printed: plan === null ? printed(pen, game, { seat, position, at, size }) : [],
    isCovered: plan !== null,
    contents: plan === null ? [] : [{ kind: 'plan', plan: plan.plan }],
    holds:
      plan === null ? [] : [planPlace(pen, game.box, plan.plan, { at, size, lie: plan.faceDown ? 'done' : 'faceUp' })],
  });
}

/** Draws the values above the spaces. They are the same for every seat. */
function values(pen: Pen, game: Game, seat: Seat, area: Area, at: (position: number) => Point): string {
  const printed = boardTracks(game, seat).research.values;
  return pen.stamp(`research values ${JSON.stringify([area, printed])}`, ORIGIN, () =>
    group({}, ...printed.map(({ at: position, value }) => valuePlate(pen, at(position), value))),
  );
}

/** Draws a space's effect, or a crossed-out A (RP-13). */
function printed(pen: Pen, game: Game, { seat, position, at, size }: ResearchSpace): string[] {
  const { noA } = game.box.content.playerBoard.research;
  const middle = beside(at, size.width / 2, size.height / 2);
  const mark = marksOn(game, seat, 'research').find((each) => each.at === position);
  if (mark !== undefined) return [drawSign(pen, mark.sign, middle, { scale: 0.7 })];
  if (seat === game.state.luna?.seat || !noA.includes(position)) return [];
  return [crossedA(pen, middle, Math.min(16, size.width * 0.4))];
}

/** RP-13 */
export function crossedA(pen: Pen, at: Point, size = 20): string {
  const line = pen.paint({ fill: 'danger' });
  return pen.stamp(`crossed A ${size}`, at, () =>
    group(
      {},
      pen.label(ORIGIN, 'A', { size: Math.max(11, size * 0.8), ink: 'faint' }),
      drawn(rect({ x: -size * 0.6, y: -0.9 }, size * 1.2, 1.8, 1), { ...line, transform: 'rotate(-35)' }),
    ),
  );
}

const VALUE = 10.5;
/** Minimum distance between two values, so that they do not overlap. */
const VALUE_WIDTH = 17;

/** Draws a seat's tank as a gauge with values above its spaces, marks and the helium-3 marker. */
function tankIn(pen: Pen, game: Game, seat: Seat, { left, top, width, height }: Area): string {
  const { tank } = boardTracks(game, seat);
  const { helium } = playerAt(game, seat);
  const bar = Math.min(19, height - VALUE - 3);
  const y = top + height - bar;
  const step = width / (tank.last + 1);
  const at = (space: number): number => left + (space + 0.5) * step;
  const marks = marksOn(game, seat, 'tank').filter((mark) => mark.at > helium);
  const shape = (length: number) => rect({ x: left, y }, length, bar, bar / 2.6);
  return group(
    { class: 'tank-track', 'data-seat': seat, 'data-position': helium },
    drawn(shape(width), pen.paint({ fill: 'slot', line: 'edge' })),
    drawn(shape((helium + 1) * step), pen.paint({ fill: 'helium' })),
    // The scale is the same for every seat.
    pen.stamp(`tank ${JSON.stringify([left, top, width, height, tank])}`, ORIGIN, () =>
      group(
        {},
        ticks(pen, tank.last, at, { top: y + bar - 5, height: 4 }),
        element('path', {
          d: tank.values.map(({ at: space }) => `M${short(at(space))} ${short(y)}v${short(bar)}`).join(''),
          ...pen.paint({ line: 'ink', width: 1.5 }),
        }),
        tankValues(pen, tank.values, at, y - VALUE / 2 - 2),
      ),
    ),
    ...marks.map((mark) =>
      group(
        {},
        drawn(
          rect({ x: at(mark.at) - 5, y: y + bar / 2 - 6 }, 10, 12, 2.5),
          pen.paint({ fill: 'other', line: 'other-line' }),
        ),
      ),
    ),
    seatMarker(pen, { x: at(helium), y: y + bar / 2 }, seat, 10, seat === game.state.luna?.seat),
  );
}

function ticks(pen: Pen, last: number, at: (space: number) => number, line: { top: number; height: number }): string {
  const spaces = Array.from({ length: last }, (_, index) => index + 1);
  const d = spaces.map((space) => `M${short(at(space))} ${short(line.top)}v${line.height}`).join('');
  return element('path', { d, ...pen.paint({ line: 'edge' }) });
}

/** Draws the values. A value that would overlap the next one is omitted, but a line still marks its space. */
function tankValues(
  pen: Pen,
  printed: readonly { readonly at: number; readonly value: number }[],
  at: (space: number) => number,
  y: number,
): string {
  let right = Number.POSITIVE_INFINITY;
  const labels = [...printed].reverse().flatMap(({ at: space, value }) => {
    const x = at(space);
    if (x + VALUE_WIDTH / 2 > right) return [];
    right = x - VALUE_WIDTH / 2;
    return [[{ x, y }, String(value)] as const];
  });
  return pen.lines(labels, { size: Math.max(VALUE, pen.minText), bold: true });
}

const PAD = 8;
const TANK = { height: 33, gap: 6 } as const;
/** Minimum height at which a caption is shown. */
const CAPTIONED = 150;

/** Draws a seat's research track, with its tank below. */
export function researchPanel(pen: Pen, game: Game, seat: Seat, { width, height }: Size): string {
  const { covered } = playerAt(game, seat);
  const under = covered.length === 0 ? '' : ` (+${covered.length})`;
  const top = height >= CAPTIONED ? PAD + CAPTION - 4 : PAD - 2;
  const across = { left: PAD, width: width - PAD * 2 };
  const low = height - PAD - TANK.height;
  return group(
    {},
    ...(height >= CAPTIONED
      ? [caption(pen, { x: PAD, y: PAD - 1 }, `${pen.text.category('research')}${under}`, across.width * 0.4)]
      : []),
    researchTrackIn(pen, game, seat, { ...across, top, height: low - TANK.gap - top }),
    tankIn(pen, game, seat, { ...across, top: low, height: TANK.height }),
  );
}
