import type { Point } from '../../components/content.ts';
import type { Seat } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import { boardTracks } from '../../game/rules/playerBoard.ts';
import { playerAt } from '../../game/rules/players.ts';
import { PLAN, planPlace } from '../components/plan.ts';
import { gridOf, moved, type Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { seatMarker } from '../seats.ts';
import { drawn, rect } from '../shapes.ts';
import { drawSign } from '../signs/sign.ts';
import { slot } from '../slot.ts';
import { beside, group, ORIGIN, together } from '../svg.ts';
import { CAPTION, caption } from './caption.ts';
import { marksOn } from './marks.ts';
import { roomOnMat } from './mat.ts';
import { valuePlate } from './valuePlate.ts';

/** Height of the strip over the spaces, with values and the marker. */
const STRIP = 26;
const HEIGHT = STRIP + PLAN.height;
/** Where the spaces begin, and how far over that the middle of the strip is. */
const TOP = CAPTION + STRIP;
const OVER = -STRIP / 2 - 1;

/** The research track of a seat: its plans, values, closed spaces and upload marker. */
export function researchTrackPanel(pen: Pen, game: Game, seat: Seat): Panel {
  const { last } = boardTracks(game, seat).research;
  const { planGap } = pen.layout;
  const pitch = { x: PLAN.width + planGap, y: HEIGHT + planGap };
  const { at, columns, rows } = gridOf(last + 1, pitch, roomOnMat(pen) + planGap);
  const spaces = Array.from({ length: last + 1 }, (_, position) =>
    space(pen, game, { seat, position, at: at(position) }),
  );
  const { upload, covered } = playerAt(game, seat);
  const under = covered.length === 0 ? '' : ` (+${covered.length})`;
  const markup = moved(
    together([
      caption(pen, { x: 0, y: -TOP }, `${pen.text.category('research')}${under}`),
      ...spaces,
      seatMarker(pen, beside(at(upload), PLAN.width - 14, OVER), seat, 11),
    ]),
    0,
    TOP,
  );
  return { width: columns * pitch.x - planGap, height: CAPTION + rows * pitch.y - planGap, markup };
}

/** A space of a seat, and where it is. */
interface ResearchSpace {
  readonly seat: Seat;
  readonly position: number;
  readonly at: Point;
}

function space(pen: Pen, game: Game, { seat, position, at }: ResearchSpace): string {
  const { research } = boardTracks(game, seat);
  const plan = playerAt(game, seat).plans[position] ?? null;
  const value = research.values.find(({ at }) => at === position)?.value;
  return slot(pen, {
    ref: { kind: 'researchSpace', seat, position },
    class: 'research-space',
    outline: rect(at, PLAN.width, PLAN.height, 7),
    printed: [
      ...(value === undefined ? [] : [valuePlate(pen, beside(at, 20, OVER), value)]),
      ...(plan === null ? printed(pen, game, { seat, position, at }) : []),
    ],
    isCovered: plan !== null,
    contents: plan === null ? [] : [{ kind: 'plan', plan: plan.plan }],
    holds:
      plan === null
        ? []
        : [
            planPlace(pen, game.box, plan.plan, {
              at,
              lie: plan.faceDown ? 'faceDown' : 'faceUp',
            }),
          ],
  });
}

/** What the space does, and a crossed-out A (RP-13). */
function printed(pen: Pen, game: Game, { seat, position, at: corner }: ResearchSpace): string[] {
  const { noA } = game.box.content.playerBoard.research;
  const middle = beside(corner, PLAN.width / 2, PLAN.height / 2);
  const mark = marksOn(game, seat, 'research').find(({ at }) => at === position);
  if (mark !== undefined) return [drawSign(pen, mark.sign, middle)];
  if (seat === game.state.luna?.seat || !noA.includes(position)) return [];
  return [crossedA(pen, middle)];
}

/** RP-13 */
export function crossedA(pen: Pen, at: Point): string {
  return pen.stamp('crossed A', at, () =>
    group(
      {},
      pen.label(ORIGIN, 'A', { size: 22, bold: true, ink: 'faint' }),
      drawn(rect({ x: -14, y: -1.5 }, 28, 3, 1), { ...pen.paint({ fill: 'danger' }), transform: 'rotate(-35)' }),
    ),
  );
}
