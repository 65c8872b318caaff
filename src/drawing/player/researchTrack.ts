import type { Point } from '../../components/content.ts';
import type { Seat } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import { boardTracks } from '../../game/rules/playerBoard.ts';
import { playerAt } from '../../game/rules/players.ts';
import type { Size } from '../components/faces.ts';
import { CORNER } from '../components/ground.ts';
import { planPlace } from '../components/plan.ts';
import type { Area } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { seatMarker } from '../seats.ts';
import { drawn, rect } from '../shapes.ts';
import { drawSign } from '../signs/sign.ts';
import { slot } from '../slot.ts';
import { beside, group, ORIGIN } from '../svg.ts';
import { marksOn } from './marks.ts';
import { valuePlate } from './valuePlate.ts';

/** Width of the starting space, to the left of the first row. */
const START = 15;
const GAP = 3;
const PAWN = 10;
/** Height of the part of a value that is above its space. */
const OVER = 7;

/** Draws a research track in an area: its spaces in two rows, their values and the upload marker. */
export function researchTrackIn(pen: Pen, game: Game, seat: Seat, area: Area): string {
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
