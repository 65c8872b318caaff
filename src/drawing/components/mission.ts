import type { Mission } from '../../components/content.ts';
import type { Seat } from '../../components/ids.ts';
import type { MissionsState } from '../../game/model/state.ts';
import { plain } from '../../text/parts.ts';
import { moved, type Panel } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { seatMarker } from '../seats.ts';
import { rect } from '../shapes.ts';
import { drawSign } from '../signs/sign.ts';
import { taskSign } from '../signs/signsFor.ts';
import { together } from '../svg.ts';
import { wrapWithin } from '../wrap.ts';
import { paper, tick } from './faces.ts';

const COLUMN = 118;
const HEAD = 28;
const LINE = 15;
const SIZE = 12.5;

/** Draws a mission with its three tasks and, if there is a game, the seats that have claimed them (MISSION-6). */
export function missionPanel(pen: Pen, mission: Mission, missions: MissionsState | null): Panel {
  const lines = mission.tasks.map((_, column) => wrapWithin(textOf(pen, mission, column), COLUMN - 12, SIZE));
  const seats = missions === null ? [] : seatsOn(missions, mission);
  const textHeight = Math.max(...lines.map(({ length }) => length)) * LINE;
  const size = { width: COLUMN * 3 + 8, height: HEAD + 46 + textHeight + 12 + seats.length * 28 };
  const outline = rect({ x: 0, y: 0 }, size.width, size.height, 7);
  const name = pen.label({ x: 12, y: HEAD / 2 + 2 }, pen.name({ kind: 'mission', mission: mission.id }), {
    size: 15,
    anchor: 'start',
    bold: true,
  });
  const card = place(
    pen,
    { kind: 'mission', mission: mission.id },
    { class: 'mission', outline },
    paper(pen, size),
    name,
  );
  const tasks = mission.tasks.map((_, column) => task(pen, mission, column, lines[column] ?? []));
  const status = seats.map(({ seat, columns }, line) =>
    moved(statusRow(pen, seat, columns), 0, HEAD + 46 + textHeight + 18 + line * 28),
  );
  return { ...size, markup: together([card, ...tasks, ...status]) };
}

function textOf(pen: Pen, { id }: Mission, column: number): string {
  return pen.text.describe({ kind: 'task', mission: id, column }).map(plain).join(', ');
}

function task(pen: Pen, { id, tasks }: Mission, column: number, lines: readonly string[]): string {
  const ref = { kind: 'task', mission: id, column } as const;
  const goal = tasks[column];
  const middle = 4 + (column + 0.5) * COLUMN;
  const height = 46 + Math.max(1, lines.length) * LINE;
  const outline = rect({ x: middle - COLUMN / 2 + 3, y: HEAD }, COLUMN - 6, height, 6);
  return place(
    pen,
    ref,
    { class: 'task', outline },
    ...(goal === undefined ? [] : [drawSign(pen, taskSign(goal), { x: middle, y: HEAD + 20 }, { scale: 1.2 })]),
    ...lines.map((line, index) =>
      pen.label({ x: middle, y: HEAD + 50 + index * LINE }, line, { size: SIZE, room: COLUMN - 6 }),
    ),
  );
}

/** Returns the status cards under a mission, by seat. */
function seatsOn({ status }: MissionsState, { id }: Mission): { seat: Seat; columns: readonly boolean[] }[] {
  return status.flatMap(({ mission, columns }, seat) => (mission === id ? [{ seat, columns }] : []));
}

/** Draws a one-time marker for each open task, and a tick for each claimed task (MISSION-14). */
function statusRow(pen: Pen, seat: Seat, columns: readonly boolean[]): string {
  return columns
    .map((isOpen, column) => {
      const at = { x: 4 + (column + 0.5) * COLUMN, y: 8 };
      return isOpen
        ? seatMarker(pen, at, seat, 10)
        : `${seatMarker(pen, { x: at.x - 12, y: at.y }, seat, 10)}${tick(pen, { x: at.x + 12, y: at.y }, 16, 'ink')}`;
    })
    .join('');
}
