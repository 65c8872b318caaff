import type { Seat } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import { boardTracks } from '../../game/rules/playerBoard.ts';
import { playerAt } from '../../game/rules/players.ts';
import type { Area } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { seatMarker } from '../seats.ts';
import { drawn, rect } from '../shapes.ts';
import { element, group, ORIGIN, short } from '../svg.ts';
import { marksOn } from './marks.ts';

const VALUE = 10.5;
/** Minimum distance between two values, so that they do not overlap. */
const VALUE_WIDTH = 17;

/** Draws a seat's tank as a gauge with values above its spaces, marks and the helium-3 marker. */
export function tankIn(pen: Pen, game: Game, seat: Seat, { left, top, width, height }: Area): string {
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
        values(pen, tank.values, at, y - VALUE / 2 - 2),
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
function values(
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
