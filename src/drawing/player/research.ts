import type { BoardTrack, Point } from '../../components/content.ts';
import type { Seat } from '../../components/ids.ts';
import { END_SLOTS } from '../../components/printed.ts';
import type { Game } from '../../game/rules/game.ts';
import { boardTracks, playerAt } from '../../game/rules/players.ts';
import { planPlace } from '../components/cards.ts';
import { CORNER } from '../components/faces.ts';
import { type Area, cornerOf, middleOf, outlineOf, type Size } from '../layout.ts';
import { CAPTION, caption } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { markerOf } from '../pieces.ts';
import { covering, slot } from '../place.ts';
import { drawSign, signOf } from '../signs/sign.ts';
import { beside, group, type Markup, ORIGIN, rect, rectAround, short } from '../svg.ts';

const PAD = 8;
const TANK = { height: 33, gap: 6 } as const;
const CAPTIONED = 150;

export function researchPanel(pen: Pen, game: Game, seat: Seat, { width, height }: Size): string {
  const { covered } = playerAt(game, seat);
  const title = `${pen.text.category('research')}${covered.length === 0 ? '' : ` (+${covered.length})`}`;
  const isCaptioned = height >= CAPTIONED;
  const top = isCaptioned ? PAD + CAPTION - 4 : PAD - 2;
  const across = { left: PAD, width: width - PAD * 2 };
  const low = height - PAD - TANK.height;
  return group({}, [
    isCaptioned && caption(pen, { x: PAD, y: PAD - 1 }, title, across.width * 0.4),
    researchTrack(pen, game, seat, { ...across, top, height: low - TANK.gap - top }),
    tankIn(pen, game, seat, { ...across, top: low, height: TANK.height }),
  ]);
}

/** SPECIAL-3, SPECIAL-6, LUNA-16: icons on the spaces that open an end slot or give Luna a grade-2 card. */
function marksOn(game: Game, seat: Seat, name: 'tank' | 'research') {
  const { luna } = game.box.content;
  const level = luna.levels.find((each) => each.level === game.state.options.luna?.level);
  const isLuna = seat === game.state.luna?.seat;
  const opens = !isLuna || level?.endSlots === true;
  const tokens = (isLuna && level?.[name === 'tank' ? 'tankTokens' : 'researchTokens']) || [];
  return [
    ...(opens ? [{ at: boardTracks(game, seat)[name].slotSpace, sign: signOf('card', END_SLOTS[name] + 1) }] : []),
    ...tokens.map((at) => ({ at, sign: signOf('card', 'II') })),
  ];
}

const START = 15;
const GAP = 3;
/** Height of the part of a value that is above its space. */
const OVER = 7;
const PAWN = 10;

function researchTrack(pen: Pen, game: Game, seat: Seat, area: Area): string {
  const { last, values } = boardTracks(game, seat).research;
  const { upload } = playerAt(game, seat);
  const columns = Math.ceil(last / 2);
  const pitch = { x: (area.width - START + GAP) / columns, y: (area.height + GAP) / 2 };
  const size = { width: Math.floor((pitch.x - GAP) * 2) / 2, height: Math.floor(pitch.y - GAP - OVER) };
  const spaceAt = (position: number): Area => ({
    left: area.left + START + ((position - 1) % columns) * pitch.x,
    top: area.top + OVER + Math.floor((position - 1) / columns) * pitch.y,
    ...size,
  });
  const ref = { kind: 'researchSpace', seat, position: 0 } as const;
  const start = { left: area.left, top: area.top + OVER, width: START - GAP, height: size.height };
  const marker =
    upload === 0
      ? { x: area.left + START / 2 - 1, y: middleOf(start).y }
      : beside(cornerOf(spaceAt(upload)), size.width / 2, size.height - PAWN + 3);
  return group({}, [
    slot(pen, { ref, class: 'research-space', outline: outlineOf(start, 4) }),
    Array.from({ length: last }, (_, index) => space(pen, game, seat, index + 1, spaceAt(index + 1))),
    // The values are the same for every seat.
    pen.stamp(`research values ${JSON.stringify([area, values])}`, ORIGIN, () =>
      values.map(({ at, value }) => valuePlate(pen, beside(cornerOf(spaceAt(at)), size.width - 7, -2.5), value)),
    ),
    markerOf(pen, game, seat, marker, PAWN),
  ]);
}

function space(pen: Pen, game: Game, seat: Seat, position: number, size: Area): Markup {
  const plan = playerAt(game, seat).plans[position] ?? null;
  const ref = { kind: 'researchSpace', seat, position } as const;
  const look = { ref, class: 'research-space', outline: outlineOf(size, CORNER) };
  if (plan === null) return slot(pen, { ...look, printed: printed(pen, game, seat, position, size) });
  const lie = plan.faceDown ? 'done' : 'faceUp';
  const drawn = planPlace(pen, game.box, plan.plan, { at: cornerOf(size), size, lie });
  return slot(pen, { ...look, ...covering({ kind: 'plan', plan: plan.plan }, drawn) });
}

/** Draws a space's effect, or a crossed-out A (RP-13). */
function printed(pen: Pen, game: Game, seat: Seat, position: number, area: Area): string[] {
  const { noA } = game.box.content.playerBoard.research;
  const mark = marksOn(game, seat, 'research').find(({ at }) => at === position);
  if (mark !== undefined) return [drawSign(pen, mark.sign, middleOf(area), 0.7)];
  if (seat === game.state.luna?.seat || !noA.includes(position)) return [];
  return [crossedA(pen, middleOf(area), Math.min(16, area.width * 0.4))];
}

// RP-13
export function crossedA(pen: Pen, at: Point, size = 20): string {
  const line = rect({ x: -size * 0.6, y: -0.9 }, size * 1.2, 1.8, 1);
  return pen.stamp(`crossed A ${size}`, at, () => [
    pen.label(ORIGIN, 'A', { size: Math.max(11, size * 0.8), ink: 'faint' }),
    pen.draw(line, { fill: 'danger' }, { transform: 'rotate(-35)' }),
  ]);
}

export function valuePlate(pen: Pen, at: Point, value: number): string {
  return pen.stamp(`value ${value}`, at, () => [
    pen.reuse(rectAround(ORIGIN, 19, 13, 3), { fill: 'coin' }),
    pen.label(ORIGIN, String(value), { size: 10.5, bold: true, ink: 'coin-ink' }),
  ]);
}

const VALUE = 10.5;
/** Minimum distance between two values, so that they do not overlap. */
const VALUE_WIDTH = 17;

function tankIn(pen: Pen, game: Game, seat: Seat, area: Area): string {
  const { tank } = boardTracks(game, seat);
  const { helium } = playerAt(game, seat);
  const height = Math.min(19, area.height - VALUE - 3);
  const bar = { ...area, top: area.top + area.height - height, height };
  const { y } = middleOf(bar);
  const step = area.width / (tank.last + 1);
  const at = (place: number): number => area.left + (place + 0.5) * step;
  const spaces = Array.from({ length: tank.last }, (_, index) => index + 1);
  const valued = tank.values.map((each) => each.at);
  const ticks = (places: readonly number[], top: number, length: number): string =>
    places.map((place) => `M${short(at(place))} ${short(top)}v${short(length)}`).join('');
  return group({ class: 'tank-track', 'data-seat': seat, 'data-position': helium }, [
    pen.draw(outlineOf(bar, height / 2.6), { fill: 'slot', line: 'edge' }),
    pen.draw(outlineOf({ ...bar, width: (helium + 1) * step }, height / 2.6), { fill: 'helium' }),
    // The scale is the same for every seat.
    pen.stamp(`tank ${JSON.stringify([area, tank])}`, ORIGIN, () => [
      pen.path(ticks(spaces, bar.top + height - 5, 4), { line: 'edge' }),
      pen.path(ticks(valued, bar.top, height), { line: 'ink', width: 1.5 }),
      tankValues(pen, tank.values, at, bar.top - VALUE / 2 - 2),
    ]),
    marksOn(game, seat, 'tank').map((mark) => {
      const outline = rectAround({ x: at(mark.at), y }, 10, 12, 2.5);
      return mark.at > helium && pen.draw(outline, { fill: 'other', line: 'other-line' });
    }),
    markerOf(pen, game, seat, { x: at(helium), y }, 10),
  ]);
}

/** Draws the values. A value that would overlap the next one is omitted, but a line still marks its space. */
function tankValues(pen: Pen, printed: BoardTrack['values'], at: (space: number) => number, y: number): string {
  let right = Number.POSITIVE_INFINITY;
  const labels = [...printed].reverse().flatMap(({ at: space, value }) => {
    const x = at(space);
    if (x + VALUE_WIDTH / 2 > right) return [];
    right = x - VALUE_WIDTH / 2;
    return [[{ x, y }, String(value)] as const];
  });
  return pen.writeAll(labels, { size: Math.max(VALUE, pen.minText), bold: true });
}
