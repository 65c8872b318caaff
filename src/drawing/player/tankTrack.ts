import type { Point } from '../../components/content.ts';
import type { Seat } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import { boardTracks } from '../../game/rules/playerBoard.ts';
import { playerAt } from '../../game/rules/players.ts';
import { gridOf, type Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { seatMarker } from '../seats.ts';
import { drawn, rectAround } from '../shapes.ts';
import { drawSign } from '../signs/sign.ts';
import { beside, group, ORIGIN } from '../svg.ts';
import { CAPTION, caption } from './caption.ts';
import { marksOn } from './marks.ts';
import { roomOnMat } from './mat.ts';
import { valuePlate } from './valuePlate.ts';

const CELL = { width: 38, height: 30 } as const;
const STRIP = 26;
const PITCH = { x: CELL.width + 2, y: STRIP + CELL.height + 4 } as const;

/** The tank track of a seat: its values and the helium-3 marker. */
export function tankTrackPanel(pen: Pen, game: Game, seat: Seat): Panel {
  const { tank } = boardTracks(game, seat);
  const { helium } = playerAt(game, seat);
  const { at: corner, columns, rows } = gridOf(tank.last + 1, PITCH, roomOnMat(pen));
  const middle = (index: number): Point => beside(corner(index), CELL.width / 2, CAPTION + STRIP + CELL.height / 2);
  const marks = marksOn(game, seat, 'tank').filter(({ at }) => at > helium);
  const cells = Array.from({ length: tank.last + 1 }, (_, index) => {
    const at = middle(index);
    const mark = marks.find((each) => each.at === index);
    const isPlain = mark === undefined && index !== helium;
    const area = cell(pen, at, index <= helium, isPlain ? String(index) : '');
    return mark === undefined ? area : `${area}${drawSign(pen, mark.sign, at, { scale: 0.9 })}`;
  });
  const values = tank.values.map(({ at, value }) =>
    valuePlate(pen, beside(corner(at), CELL.width / 2, CAPTION + STRIP / 2 - 1), value),
  );
  const marker = seatMarker(pen, middle(helium), seat, 13);
  return {
    width: columns * PITCH.x - 2,
    height: CAPTION + rows * PITCH.y - 4,
    markup: group(
      { class: 'tank-track', 'data-seat': seat, 'data-position': helium },
      caption(pen, { x: 0, y: 0 }, pen.text.category('tank')),
      ...cells,
      ...values,
      marker,
    ),
  };
}

/** A space around a point, with its number if nothing else stands there. */
function cell(pen: Pen, at: Point, isReached: boolean, number: string): string {
  const [fill, ink] = isReached ? (['helium', 'helium-ink'] as const) : (['slot', 'faint'] as const);
  return pen.stamp(`tank ${fill} ${number}`, at, () =>
    group(
      {},
      drawn(rectAround(ORIGIN, CELL.width, CELL.height, 5), pen.paint({ fill, line: 'line' })),
      ...(number === '' ? [] : [pen.label(ORIGIN, number, { size: 13, ink })]),
    ),
  );
}
