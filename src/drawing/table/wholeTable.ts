import type { Card, Point } from '../../components/content.ts';
import { LUNA_SLOTS, type LunaCardId, type Seat } from '../../components/ids.ts';
import { isView, type LunaState } from '../../game/model/state.ts';
import type { Game } from '../../game/rules/game.ts';
import { playerAt } from '../../game/rules/players.ts';
import type { Heading } from '../../text/headings.ts';
import { beltMap } from '../board/beltMap.ts';
import { spacesGrid } from '../board/bonusSpaces.ts';
import { moonMap } from '../board/moonMap.ts';
import { chipsIn } from '../components/cards.ts';
import { areaOf, flow, inLine, moved, outlineOf, type Panel, row, type Size, stack, widthOf } from '../layout.ts';
import { CAPTION, caption, framed, reconstructedNote } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { markerOf } from '../pieces.ts';
import { areaPanel, handPanel } from '../player/cards.ts';
import { researchPanel } from '../player/research.ts';
import { actingSeats, summaryPanel } from '../player/summary.ts';
import { circle, group, type Markup, short, together } from '../svg.ts';
import { lanes } from '../tracks/lanes.ts';
import { cardsPanel, plansPanel } from './displays.ts';
import { lunaPiles, lunaSlotPanel, menacePanels } from './modules.ts';

const HEIGHT = 30;
const PITCH = 34;
const NAME = { size: 13, anchor: 'start', bold: true } as const;

function roundPips(pen: Pen, game: Game, width: number): Panel {
  const { seating, firstPlayer, round } = game.state;
  const { rounds } = game.box.content.figures;
  const word = pen.text.heading('round');
  const left = 8 + widthOf(word, NAME.size, true) + 20;
  const y = HEIGHT / 2;
  const seats = clockwise(seating, firstPlayer);
  const names = seats.map((seat) => pen.name({ kind: 'seat', seat }));
  const widths = names.map((name) => 30 + widthOf(name, NAME.size, true));
  const { starts } = inLine(widths, 16, left + rounds * PITCH + 10);
  const markup = together([
    pen.label({ x: 8, y }, word, NAME),
    pen.path(`M${short(left)} ${y}h${(rounds - 1) * PITCH}`, { line: 'edge' }),
    Array.from({ length: rounds }, (_, index) => {
      const isNow = index + 1 === round;
      const pip = roundPip(pen, { x: left + index * PITCH, y }, index + 1, isNow);
      return group({ class: isNow ? 'round now' : 'round', 'data-round': index + 1 }, pip);
    }),
    seats.map((seat, index) => {
      const [x = 0, name = ''] = [starts[index], names[index]];
      return [markerOf(pen, game, seat, { x: x + 12, y }, 10), pen.label({ x: x + 26, y }, name, NAME)];
    }),
  ]);
  return { width, height: HEIGHT, markup };
}

export function roundPip(pen: Pen, at: Point, round: number, isNow: boolean): Markup {
  const disc = pen.draw(circle(at, 13), { fill: isNow ? 'choice' : 'raised', line: 'edge' });
  return [disc, pen.label(at, String(round), { size: 12.5, bold: true, ink: isNow ? 'label-ink' : 'ink' })];
}

function clockwise(seating: readonly Seat[], from: Seat | null): readonly Seat[] {
  const first = from === null ? 0 : Math.max(0, seating.indexOf(from));
  return [...seating.slice(first), ...seating.slice(0, first)];
}

function chipsBox(pen: Pen, heading: Heading, cards: readonly Card[], columns: number): (size: Size) => string {
  return ({ width, height }) => {
    const rows = Math.ceil(cards.length / columns);
    const area = { left: 8, top: 24, width: width - 16, height: Math.min(height - 32, rows * 24) };
    const title = `${pen.text.heading(heading)} · ${cards.length}`;
    return group({}, caption(pen, { x: 8, y: 7 }, title, area.width), chipsIn(pen, cards, area));
  };
}

const GAP = 8;
const WIDTH = 1264;
const SEAT = 166;

export function seatRow(pen: Pen, game: Game, seat: Seat, room: number): Panel {
  const { luna } = game.state;
  const part = (width: number, draw: typeof areaPanel): Panel =>
    framed(pen, { width, height: SEAT }, (size) => draw(pen, game, seat, size));
  const [summary, research] = [part(150, summaryPanel), part(328, researchPanel)];
  const rows =
    luna?.seat === seat
      ? lunaRows(pen, game, luna, [summary, research], room)
      : flow([summary, part(360, areaPanel), part(402, handPanel), research], room, GAP);
  const isActing = actingSeats(game.state).includes(seat);
  const line = pen.draw(outlineOf(areaOf(rows), 10), { line: 'choice', width: 2 });
  const look = { class: isActing ? 'player sm-acting' : 'player', 'data-seat': seat };
  return { ...rows, markup: group(look, rows.markup, isActing && line) };
}

function lunaRows(pen: Pen, game: Game, luna: LunaState, panels: readonly Panel[], room: number): Panel {
  const gained = playerAt(game, luna.seat).hand.map((id) => game.box.card(id));
  const hand = framed(pen, { width: 236, height: SEAT }, chipsBox(pen, 'hand', gained, 9));
  const captioned = (name: string, card: LunaCardId | null): Panel => {
    const { width, height, markup } = lunaSlotPanel(pen, game, card);
    return {
      width: Math.max(width, widthOf(name.toUpperCase(), 10.5, true)),
      height: height + CAPTION,
      markup: caption(pen, { x: 2, y: 0 }, name) + moved(markup, { x: 0, y: CAPTION }),
    };
  };
  const [slot, majority] = [pen.text.heading('lunaSlot'), pen.text.heading('majoritySlots')];
  const slots = [
    ...luna.slots.map((each, index) => captioned(`${slot} ${LUNA_SLOTS[index]}`, each?.card ?? null)),
    ...luna.majority.map((card, index) => captioned(`${majority} ${index + 1}`, card)),
  ];
  return stack([flow([...panels, hand, lunaPiles(pen, luna)], room, GAP), flow(slots, room, GAP)], GAP);
}

const MAP: Size = { width: 520, height: 560 };
const LANES: Size = { width: WIDTH - MAP.width - GAP, height: 228 };
const LOW = MAP.height - LANES.height - GAP;

export function wholeTable(pen: Pen, game: Game): Panel {
  const { state, box } = game;
  const viewer = isView(state) && state.viewer !== 'spectator' ? state.viewer : null;
  const low = (width: number, draw: (size: Size) => string): Panel => framed(pen, { width, height: LOW }, draw);
  const destroyed = state.destroyed.map((id) => box.card(id));
  const shared = [
    low(214, (size) => spacesGrid(pen, game, size, { seat: viewer, tracks: false })),
    low(190, (size) => cardsPanel(pen, game, size)),
    low(184, (size) => plansPanel(pen, game, size)),
    low(LANES.width - 214 - 190 - 184 - GAP * 3, chipsBox(pen, 'destroyed', destroyed, 5)),
  ];
  const tracks = framed(pen, LANES, (size) => lanes(pen, game, size, { seat: viewer, ghosts: [], isBesideMap: true }));
  const map = { ...MAP, markup: (state.belt === null ? moonMap : beltMap)(pen, game, MAP) };
  const modules = menacePanels(pen, game);
  const notes = reconstructedNote(pen, 'partlyReconstructed', [box.content, ...box.content.cards]);
  return stack(
    [
      roundPips(pen, game, WIDTH),
      row([map, stack([tracks, row(shared, GAP)], GAP)], GAP),
      ...(modules.length === 0 ? [] : [flow(modules, WIDTH, GAP)]),
      ...clockwise(state.seating, viewer).map((seat) => seatRow(pen, game, seat, WIDTH)),
      ...notes.map((line) => ({
        width: WIDTH,
        height: 16,
        markup: pen.label({ x: 0, y: 8 }, line, { size: 11, anchor: 'start', ink: 'faint' }),
      })),
    ],
    GAP,
  );
}
