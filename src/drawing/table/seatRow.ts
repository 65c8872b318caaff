import { LUNA_SLOTS, type Seat } from '../../components/ids.ts';
import type { LunaState } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/game.ts';
import { playerAt } from '../../game/rules/players.ts';
import { chipsIn } from '../components/chips.ts';
import { lunaPiles, lunaSlotPanel } from '../luna/lunaBoard.ts';
import { flow, moved, type Panel, stack } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { actingSeats } from '../player/acting.ts';
import { areaPanel } from '../player/area.ts';
import { caption } from '../player/caption.ts';
import { handPanel } from '../player/hand.ts';
import { researchPanel } from '../player/researchPanel.ts';
import { summaryPanel } from '../player/summary.ts';
import { drawn, rect } from '../shapes.ts';
import { group, ORIGIN } from '../svg.ts';
import { widthOf } from '../wrap.ts';
import { framed } from './framed.ts';

/** Gap between the parts of a table. */
export const GAP = 8;
/** Width of a table. */
export const WIDTH = 1264;
/** Height of a seat's rows. */
const SEAT = 166;
/** Width of the summary, which shows a seat's name and points. */
const SUMMARY = 150;

/** Draws everything in front of a seat, in rows of the given width. The outline is stronger during the seat's turn. */
export function seatRow(pen: Pen, game: Game, seat: Seat, room: number): Panel {
  const { luna } = game.state;
  const parts = luna?.seat === seat ? lunaRows(pen, game, luna, room) : humanRows(pen, game, seat, room);
  const isActing = actingSeats(game.state).includes(seat);
  const line = isActing
    ? [drawn(rect(ORIGIN, parts.width, parts.height, 10), pen.paint({ line: 'choice', width: 2 }))]
    : [];
  const look = { class: isActing ? 'player sm-acting' : 'player', 'data-seat': seat };
  return { width: parts.width, height: parts.height, markup: group(look, parts.markup, ...line) };
}

function humanRows(pen: Pen, game: Game, seat: Seat, room: number): Panel {
  const part = (width: number, draw: typeof areaPanel): Panel =>
    framed(pen, { width, height: SEAT }, (size) => draw(pen, game, seat, size));
  const parts = [part(SUMMARY, summaryPanel), part(360, areaPanel), part(402, handPanel), part(328, researchPanel)];
  return flow(parts, room, GAP);
}

/** Draws Luna's tracks and majority cards, and her action slots below them. */
function lunaRows(pen: Pen, game: Game, luna: LunaState, room: number): Panel {
  const { seat } = luna;
  const part = (width: number, draw: typeof areaPanel): Panel =>
    framed(pen, { width, height: SEAT }, (size) => draw(pen, game, seat, size));
  const gained = playerAt(game, seat).hand.map((id) => game.box.card(id));
  const hand = framed(pen, { width: 236, height: SEAT }, (size) =>
    group(
      {},
      caption(pen, { x: 8, y: 7 }, `${pen.text.heading('hand')} · ${gained.length}`),
      ...chipsIn(pen, gained, {
        left: 8,
        top: 24,
        width: size.width - 16,
        height: Math.min(110, Math.ceil(gained.length / 9) * 24),
      }),
    ),
  );
  const captioned = (name: string, panel: Panel): Panel => ({
    width: Math.max(panel.width, widthOf(name.toUpperCase(), 10.5, true)),
    height: panel.height + 16,
    markup: `${caption(pen, { x: 2, y: 0 }, name)}${moved(panel.markup, 0, 16)}`,
  });
  const majority = luna.majority.map((card, index) =>
    captioned(`${pen.text.heading('majoritySlots')} ${index + 1}`, lunaSlotPanel(pen, game, card)),
  );
  const slots = luna.slots.map((slot, index) =>
    captioned(`${pen.text.heading('lunaSlot')} ${LUNA_SLOTS[index]}`, lunaSlotPanel(pen, game, slot?.card ?? null)),
  );
  return stack(
    [
      flow([part(SUMMARY, summaryPanel), part(328, researchPanel), hand, lunaPiles(pen, luna)], room, GAP),
      flow([...slots, ...majority], room, GAP),
    ],
    GAP,
  );
}
