import type { Mission, Point, Task } from '../../components/content.ts';
import type { Seat } from '../../components/ids.ts';
import { taskProgress } from '../../game/modules/missions.ts';
import type { Game } from '../../game/rules/game.ts';
import { plain } from '../../text/parts.ts';
import { tick } from '../components/faces.ts';
import {
  type Area,
  areaOf,
  cellOf,
  cornerOf,
  middleOf,
  moved,
  outlineOf,
  type Size,
  widthOf,
  within,
  wrapWithin,
} from '../layout.ts';
import { linesFrom } from '../panel.ts';
import type { Pen, PictureSize } from '../pen.ts';
import { seatMarker } from '../pieces.ts';
import { place } from '../place.ts';
import {
  drawSign,
  menaceSigns,
  rewardSigns,
  type Sign,
  signRow,
  signSpan,
  signsFrom,
  taskSigns,
} from '../signs/sign.ts';
import { beside, type Markup, together } from '../svg.ts';
import type { MapFrame } from './geometry.ts';
import { menaceSign } from './menaceSign.ts';

/** Heights of the strip below a map. A low map has only the tasks, between its lower stations. */
const STRIP = { high: 108, low: 42 } as const;
const GAP = 6;

/** Height below which a map has a low strip. */
const LOW = 400;

/** Returns the space that the strip needs below a map. `isBelow` is true if it has its own row below the stations. */
export function stripOf(game: Game | null, { height }: PictureSize) {
  const hasMissions = (game?.state.missions?.faceUp.length ?? 0) > 0;
  const isBelow = height >= LOW && (hasMissions || game?.state.menace != null);
  if (isBelow) return { height: STRIP.high + GAP, isBelow };
  return { height: hasMissions ? STRIP.low + GAP : 0, isBelow };
}

export function strip(pen: Pen, game: Game | null, frame: MapFrame): Markup {
  if (game === null) return '';
  return frame.isStripBelow ? wideStrip(pen, game, frame) : chips(pen, game, frame);
}

/** Parts of the width for the menace, depending on the number of missions. */
const MENACE = [1, 0.436, 0.4] as const;

function wideStrip(pen: Pen, game: Game, { size }: MapFrame): Markup {
  const { menace, missions } = game.state;
  const found = missions?.faceUp.map((id) => game.box.mission(id)) ?? [];
  const top = size.height - STRIP.high;
  const width = menace === null ? 0 : size.width * (MENACE[found.length] ?? 0.3);
  const left = menace === null ? 0 : width + GAP;
  const columns = found.length * 3;
  const cell = { width: (size.width - left - GAP * (columns - 1)) / Math.max(1, columns), height: STRIP.high };
  const grid = { corner: { x: left, y: top }, cell, columns, gap: GAP };
  return [
    menace !== null && menaceCard(pen, game, { left: 0, top, width, height: STRIP.high }),
    found.map((mission, index) => [
      missionFrame(pen, mission, index, grid),
      mission.tasks.map((task, column) =>
        taskCard(pen, game, { mission, task, column }, cellOf(grid, index * 3 + column)),
      ),
    ]),
  ];
}

/** The frame of a mission lies behind its tasks, which cover most of it. */
function missionFrame(pen: Pen, { id }: Mission, index: number, grid: Parameters<typeof cellOf>[0]): string {
  const [first, last] = [cellOf(grid, index * 3), cellOf(grid, index * 3 + 2)];
  const area = { ...first, width: last.left + last.width - first.left };
  const outline = outlineOf(area, 10);
  const ground = pen.draw(outline, { fill: 'panel' });
  return place(pen, { kind: 'mission', mission: id }, { class: 'mission', outline }, ground);
}

interface Placed {
  readonly mission: Mission;
  readonly task: Task;
  readonly column: number;
}

/** Width from which a task has room for its name. */
const NAMED = 76;
/** Height of a player's line on a task. Three or four players have smaller ones. */
const PILL = { usual: 18, small: 15 } as const;
const TEXT = 11;
const SMALL = 10.5;
const NAME = 14;

function taskCard(pen: Pen, game: Game, { mission, task, column }: Placed, area: Area): string {
  const ref = { kind: 'task', mission: mission.id, column } as const;
  const outline = outlineOf(within(area, 0.8), 8);
  const isNamed = area.width >= NAMED;
  const { left, top, width } = area;
  const signs = taskSigns(task);
  const at = isNamed ? { x: left + 23, y: top + 27 } : { x: left + width / 2, y: top + 19 };
  const seats = seatsOf(game, mission);
  const pitch = seats.length > 2 ? PILL.small : PILL.usual;
  const middle = top + 30 - (pitch * (seats.length - 1)) / 2;
  const pillsAt = isNamed ? { x: left + Math.min(44, width - 37), y: middle } : { x: left + 2, y: top + 46 };
  const described = pen.text.describe(ref)[0] ?? pen.text.name(ref);
  const lines = isNamed ? cut(wrapWithin(plain(described), width - 12, TEXT), 3) : [];
  return place(pen, ref, { class: 'task', outline }, [
    pen.draw(outline, { fill: 'slot', line: 'edge', width: 1 }),
    signs.map((sign) => drawSign(pen, sign, at, isNamed ? 1.1 : 0.85)),
    seats.map((seat, index) => pill(pen, game, seat, { mission, task, column }, beside(pillsAt, 0, index * pitch))),
    lines.map((line, index) =>
      pen.label({ x: left + 8, y: top + 64 + index * 13 }, line, {
        size: TEXT,
        anchor: 'start',
        ink: index === 0 ? 'ink' : 'faint',
        ...(!pen.fits(line, width - 12, { size: TEXT }) && { squeezed: width - 12 }),
      }),
    ),
  ]);
}

/** MISSION-7: a player who has claimed a task of one mission cannot claim tasks of another. */
function seatsOf({ state }: Game, { id }: Mission): readonly Seat[] {
  return (state.missions?.status ?? []).flatMap(({ mission }, seat) =>
    mission === null || mission === id ? [seat] : [],
  );
}

function pill(pen: Pen, game: Game, seat: Seat, { mission, task, column }: Placed, { x, y }: Point): Markup {
  const status = game.state.missions?.status[seat];
  const isDone = status?.mission === mission.id && status.columns[column] === false;
  const { own, required } = taskProgress(game, seat, task);
  const text = `${Math.min(own, required)}/${required}`;
  return [
    seatMarker(pen, { x: x + 7, y }, seat, 7.5),
    isDone
      ? tick(pen, { x: x + 24, y }, 10, 'good')
      : pen.label({ x: x + 17, y }, text, { size: TEXT, anchor: 'start', bold: true }),
  ];
}

/** MENACE-6 to MENACE-9, MENACE-13: the name, the consequence, the price and the reward of the menace. */
function menaceCard(pen: Pen, game: Game, area: Area): string {
  const { menace } = game.state;
  if (menace === null) return '';
  const { id, holder } = menace;
  const card = game.box.menace(id);
  // While the menace is on the map, its disc has the reference.
  const ref = holder === null ? null : ({ kind: 'menace', menace: id } as const);
  const outline = outlineOf(within(area, 0.8), 10);
  const { left, top, width, height } = area;
  const name = pen.name({ kind: 'menace', menace: id });
  const consequence = pen.text.describe({ kind: 'menace', menace: id }).at(holder === null ? -1 : -2) ?? [];
  const names = wrapWithin(name, width - 66, NAME, true).slice(0, 3);
  const from = top + 4 + names.length * 15;
  const lines = cut(wrapWithin(plain(consequence), width - 66, SMALL), 5 - names.length);
  const y = top + height - 19;
  const wild = [...rewardSigns(card.reward), { kind: 'share', text: '?' } as const];
  return place(pen, ref, { class: 'menace-card', outline, title: name }, [
    pen.draw(outline, { fill: 'panel' }),
    pen.draw(outline, { fill: 'danger', line: 'danger', width: 1.4 }, { 'fill-opacity': '.2' }),
    menaceSign(pen, { x: left + 28, y: top + 30 }, id, 32, 'danger'),
    linesFrom(pen, { x: left + 54, y: top + 7.5 }, names, 15, { size: NAME, anchor: 'start', bold: true }),
    holder === null
      ? linesFrom(pen, { x: left + 54, y: from + 4 }, lines, 12, { size: SMALL, anchor: 'start' })
      : seatMarker(pen, { x: left + 64, y: top + 42 }, holder, 10),
    priced(pen, pen.text.heading('menaceStop'), menaceSigns(card), { left: left + 10, y, room: width * 0.46 }),
    priced(pen, pen.text.heading('menacePrize'), wild, { left: left + width * 0.52, y, room: width * 0.46 }),
  ]);
}

function cut(lines: readonly string[], most: number): readonly string[] {
  return lines.length <= most
    ? lines
    : lines.slice(0, most).map((line, index) => (index === most - 1 ? `${line}…` : line));
}

type Line = Readonly<Record<'left' | 'y' | 'room', number>>;

/** Draws a word followed by icons, or only the icons where the word does not fit. */
function priced(pen: Pen, word: string, signs: readonly Sign[], { left, y, room }: Line): Markup {
  const span = signSpan(signs, SIGN);
  const wide = widthOf(word, TEXT) * 0.9 + 6;
  const isNamed = wide + span <= room;
  const start = isNamed ? left + wide : left;
  const scale = Math.min(SIGN, (room / Math.max(1, span)) * SIGN);
  return [
    isNamed && pen.label({ x: left, y }, word, { size: TEXT, anchor: 'start', ink: 'faint' }),
    signsFrom(pen, signs, { x: start, y }, () => [scale]),
  ];
}

/** Scale of the icons for the price and the reward of the menace. */
const SIGN = 0.82;

/** Draws the tasks between the lower stations (MISSION-6). */
function chips(pen: Pen, game: Game, { size, station }: MapFrame): Markup {
  const missions = game.state.missions?.faceUp.map((id) => game.box.mission(id)) ?? [];
  const count = missions.length;
  const room = size.width - station.width * 2 - GAP * 2;
  const width = Math.min(120, (room - GAP * (count - 1)) / Math.max(1, count));
  const corner = { x: (size.width - count * (width + GAP) + GAP) / 2, y: size.height - STRIP.low };
  const grid = { corner, cell: { width, height: STRIP.low - 1 }, columns: count, gap: GAP };
  return missions.map((mission, index) => moved(chip(pen, game, mission, grid.cell), cornerOf(cellOf(grid, index))));
}

function chip(pen: Pen, game: Game, { id, tasks }: Mission, size: Size): string {
  const outline = outlineOf(areaOf(size), 6);
  const cell = size.width / tasks.length;
  const status = game.state.missions?.status ?? [];
  const card = pen.draw(outline, { fill: 'panel', line: 'edge', width: 1 });
  return together([
    place(pen, { kind: 'mission', mission: id }, { class: 'mission', outline }, card),
    tasks.map((task, column) => {
      const area = within({ left: column * cell, top: 0, width: cell, height: STRIP.low - 1 }, 1);
      const field = outlineOf(area, 5);
      const { x } = middleOf(area);
      // MISSION-14: until a seat claims a task, its one-time marker is on the task.
      const seats = status.flatMap(({ mission, columns }, seat) =>
        mission === id && columns[column] === true ? [seat] : [],
      );
      const pitch = Math.min(9, (cell - 14) / Math.max(1, seats.length - 1));
      return place(pen, { kind: 'task', mission: id, column }, { class: 'task', outline: field }, [
        pen.draw(field, { fill: 'slot' }),
        signRow(pen, taskSigns(task), { x, y: 13 }, cell - 3, 0.72),
        seats.map((seat, index) =>
          seatMarker(pen, { x: x + (index - (seats.length - 1) / 2) * pitch, y: 32 }, seat, 7),
        ),
      ]);
    }),
  ]);
}
