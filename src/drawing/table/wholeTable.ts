import type { Point } from '../../components/content.ts';
import { LUNA_SLOTS, type Seat } from '../../components/ids.ts';
import { isView, type LunaState } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/module.ts';
import { playerAt } from '../../game/rules/players.ts';
import { beltMap } from '../board/beltMap.ts';
import { spacesGrid } from '../board/bonusSpaces.ts';
import { moonMap } from '../board/moonMap.ts';
import { chipsIn } from '../components/card.ts';
import { lunaPiles, lunaSlotPanel } from '../components/luna.ts';
import { caption, flow, framed, moved, type Panel, reconstructedNote, row, type Size, stack } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { seatMarker } from '../pieces.ts';
import { areaPanel } from '../player/area.ts';
import { handPanel } from '../player/hand.ts';
import { researchPanel } from '../player/research.ts';
import { actingSeats } from '../player/status.ts';
import { summaryPanel } from '../player/summary.ts';
import { circle, drawn, element, group, ORIGIN, rect, short, together } from '../svg.ts';
import { lanes } from '../tracks/lanesPanel.ts';
import { widthOf } from '../wrap.ts';
import { cardsPanel } from './cardsPanel.ts';
import { menacePanels } from './modules.ts';
import { plansPanel } from './plansPanel.ts';

const HEIGHT = 30;
const PITCH = 34;
const NAME = 13;

/** Draws the rounds and the turn order. */
function roundPips(pen: Pen, { box, state }: Game, width: number): Panel {
  const { rounds } = box.content.figures;
  const word = pen.text.heading('round');
  const left = 8 + widthOf(word, NAME, true) + 20;
  const y = HEIGHT / 2;
  const line = element('path', { d: `M${short(left)} ${y}h${(rounds - 1) * PITCH}`, ...pen.paint({ line: 'edge' }) });
  const pips = Array.from({ length: rounds }, (_, index) => {
    const round = index + 1;
    const isNow = round === state.round;
    const pip = roundPip(pen, { x: left + index * PITCH, y }, round, isNow);
    return group({ class: isNow ? 'round now' : 'round', 'data-round': round }, pip);
  });
  return {
    width,
    height: HEIGHT,
    markup: together([
      pen.label({ x: 8, y }, word, { size: NAME, anchor: 'start', bold: true }),
      line,
      ...pips,
      ...order(pen, { box, state }, left + rounds * PITCH + 10, y),
    ]),
  };
}

/** Draws a round's number, highlighted if it is the current round. */
export function roundPip(pen: Pen, at: Point, round: number, isNow: boolean): string {
  return together([
    drawn(circle(at, 13), pen.paint({ fill: isNow ? 'choice' : 'raised', line: 'edge' })),
    pen.label(at, String(round), { size: 12.5, bold: true, ink: isNow ? 'label-ink' : 'ink' }),
  ]);
}

/** Draws the seats clockwise, starting with the first player. */
function order(pen: Pen, { state }: Game, left: number, y: number): string[] {
  const { seating, firstPlayer } = state;
  const first = Math.max(0, seating.indexOf(firstPlayer));
  let x = left;
  return [...seating.slice(first), ...seating.slice(0, first)].map((seat) => {
    const name = pen.name({ kind: 'seat', seat });
    const at = x;
    x += 30 + widthOf(name, NAME, true) + 16;
    const text = pen.label({ x: at + 26, y }, name, { size: NAME, anchor: 'start', bold: true });
    return `${seatMarker(pen, { x: at + 12, y }, seat, 10, seat === state.luna?.seat)}${text}`;
  });
}

/** Gap between the parts of a table. */
const GAP = 8;
/** Width of a table. */
const WIDTH = 1264;
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

const MAP: Size = { width: 520, height: 560 };
const LANES: Size = { width: WIDTH - MAP.width - GAP, height: 228 };
const LOW = MAP.height - LANES.height - GAP;

/** Draws the whole table: the board, tracks and displays as on a screen, followed by a row for each seat. */
export function wholeTable(pen: Pen, game: Game): Panel {
  const { state } = game;
  const seats = seatsInOrder(game);
  const viewer = isView(state) && state.viewer !== 'spectator' ? state.viewer : null;
  const size = (width: number): Size => ({ width, height: LOW });
  const shared = row(
    [
      framed(pen, size(214), (own) => spacesGrid(pen, game, own, { seat: viewer, tracks: false })),
      framed(pen, size(190), (own) => cardsPanel(pen, game, own)),
      framed(pen, size(184), (own) => plansPanel(pen, game, own)),
      framed(pen, size(LANES.width - 214 - 190 - 184 - GAP * 3), (own) => destroyed(pen, game, own)),
    ],
    GAP,
  );
  const tracks = framed(pen, LANES, (own) => lanes(pen, game, own, { seat: viewer, ghosts: [], hasStations: true }));
  const modules = menacePanels(pen, game);
  return stack(
    [
      roundPips(pen, game, WIDTH),
      row([mapPanel(pen, game), stack([tracks, shared], GAP)], GAP),
      ...(modules.length === 0 ? [] : [flow(modules, WIDTH, GAP)]),
      ...seats.map((seat) => seatRow(pen, game, seat, WIDTH)),
      ...notes(pen, game),
    ],
    GAP,
  );
}

function mapPanel(pen: Pen, game: Game): Panel {
  const draw = game.state.belt === null ? moonMap : beltMap;
  return { ...MAP, markup: draw(pen, pen.content, game, MAP) };
}

function destroyed(pen: Pen, { box, state }: Game, { width, height }: Size): string {
  const cards = state.destroyed.map((id) => box.card(id));
  const area = { left: 8, top: 24, width: width - 16, height: Math.min(height - 32, Math.ceil(cards.length / 5) * 24) };
  return group(
    {},
    caption(pen, { x: 8, y: 7 }, `${pen.text.heading('destroyed')} · ${cards.length}`, width - 16),
    ...chipsIn(pen, cards, area),
  );
}

/** Returns the seats clockwise, starting with the viewer. */
function seatsInOrder({ state }: Game): readonly Seat[] {
  const { seating } = state;
  const viewer = isView(state) ? state.viewer : 'spectator';
  const first = viewer === 'spectator' ? 0 : seating.indexOf(viewer);
  return [...seating.slice(first), ...seating.slice(0, first)];
}

/** Draws a single note for the whole table if any numbers are invented. */
function notes(pen: Pen, { box }: Game): Panel[] {
  return reconstructedNote(pen, 'partlyReconstructed', [box.content, ...box.content.cards]).map((line) => ({
    width: WIDTH,
    height: 16,
    markup: pen.label({ x: 0, y: 8 }, line, { size: 11, anchor: 'start', ink: 'faint' }),
  }));
}
