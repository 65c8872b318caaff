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
import { beside, element, group, ORIGIN, placed } from '../svg.ts';
import { CAPTION, caption } from './caption.ts';
import { marksOn } from './marks.ts';
import { roomOnMat } from './mat.ts';
import { valuePlate } from './valuePlate.ts';

const CELL = { width: 38, height: 30 } as const;
const STRIP = 26;
/** Size of the numbers. */
const NUMBER = 13;
const PITCH = { x: CELL.width + 2, y: STRIP + CELL.height + 4 } as const;
/** The middle of the first space. */
const FIRST: Point = { x: CELL.width / 2, y: CAPTION + STRIP + CELL.height / 2 };

/** The tank track of a seat: its values and the helium-3 marker. */
export function tankTrackPanel(pen: Pen, game: Game, seat: Seat): Panel {
  const { tank } = boardTracks(game, seat);
  const { helium } = playerAt(game, seat);
  const { at: middle, columns, rows } = gridOf(tank.last + 1, PITCH, roomOnMat(pen));
  const marks = marksOn(game, seat, 'tank').filter(({ at }) => at > helium);
  const cells = Array.from({ length: tank.last + 1 }, (_, index) => {
    const isPlain = index !== helium && marks.every(({ at }) => at !== index);
    return cell(pen, middle(index), index <= helium, isPlain ? String(index) : '');
  });
  const values = tank.values.map(({ at, value }) =>
    valuePlate(pen, beside(middle(at), 0, CAPTION + STRIP / 2 - 1 - FIRST.y), value),
  );
  const marker = seatMarker(pen, middle(helium), seat, 13);
  return {
    width: columns * PITCH.x - 2,
    height: CAPTION + rows * PITCH.y - 4,
    markup: group(
      { class: 'tank-track', 'data-seat': seat, 'data-position': helium, transform: placed(FIRST) },
      caption(pen, beside(ORIGIN, -FIRST.x, -FIRST.y), pen.text.category('tank')),
      group({ 'font-size': pen.sized(NUMBER), 'font-weight': 'normal' }, ...cells),
      ...marks.map(({ at, sign }) => drawSign(pen, sign, middle(at), { scale: 0.9 })),
      ...values,
      marker,
    ),
  };
}

/** A space around a point, with its number, as large as all of them, if nothing else stands there. */
function cell(pen: Pen, at: Point, isReached: boolean, number: string): string {
  const [fill, ink] = isReached ? (['helium', 'helium-ink'] as const) : (['slot', 'faint'] as const);
  return pen.stamp(`tank ${fill} at ${number}`, at, () =>
    group(
      {},
      pen.stamp(`tank ${fill}`, ORIGIN, () =>
        drawn(rectAround(ORIGIN, CELL.width, CELL.height, 5), pen.paint({ fill, line: 'line' })),
      ),
      ...(number === '' ? [] : [element('text', { y: pen.sized(NUMBER) * 0.36, ...pen.paint({ fill: ink }) }, number)]),
    ),
  );
}
