import type { Mission } from '../../components/content.ts';
import type { Seat } from '../../components/ids.ts';
import type { Game } from '../../game/rules/game.ts';
import { areaOf, cellOf, middleOf, moved, outlineOf, type Size, within } from '../layout.ts';
import type { Pen } from '../pen.ts';
import { seatMarker } from '../pieces.ts';
import { place } from '../place.ts';
import { drawSign } from '../signs/sign.ts';
import { taskSigns } from '../signs/signsFor.ts';
import { drawn, together } from '../svg.ts';
import type { MapFrame } from './frame.ts';

/** Height of the mission strip below a map, and the gap around it. */
const STRIP = 42;
const GAP = 4;

export function missionStrip(game: Game | null): number {
  return (game?.state.missions?.faceUp.length ?? 0) === 0 ? 0 : STRIP + GAP;
}

/** MISSION-6: draws the missions between the lower stations. */
export function missionChips(pen: Pen, game: Game | null, { size, station }: MapFrame): string[] {
  const missions = game?.state.missions?.faceUp.map((id) => game.box.mission(id)) ?? [];
  const count = missions.length;
  const room = size.width - station.width * 2 - GAP * 2;
  const width = Math.min(120, (room - GAP * (count - 1)) / Math.max(1, count));
  const corner = { x: (size.width - count * (width + GAP) + GAP) / 2, y: size.height - STRIP };
  const grid = { corner, cell: { width, height: STRIP - 1 }, columns: count, gap: GAP };
  return missions.map((mission, index) => {
    const { left, top } = cellOf(grid, index);
    return moved(chip(pen, game, mission, grid.cell), left, top);
  });
}

function chip(pen: Pen, game: Game | null, { id, tasks }: Mission, size: Size): string {
  const outline = outlineOf(areaOf(size), 6);
  const cell = size.width / tasks.length;
  const card = drawn(outline, pen.paint({ fill: 'panel', line: 'edge', width: 1 }));
  return together([
    place(pen, { kind: 'mission', mission: id }, { class: 'mission', outline }, card),
    ...tasks.map((task, column) => {
      const area = within({ left: column * cell, top: 0, width: cell, height: STRIP - 1 }, 1);
      const field = outlineOf(area, 5);
      const { x } = middleOf(area);
      const seats = openFor(game, id, column);
      const pitch = Math.min(9, (cell - 14) / Math.max(1, seats.length - 1));
      return place(
        pen,
        { kind: 'task', mission: id, column },
        { class: 'task', outline: field },
        drawn(field, pen.paint({ fill: 'slot' })),
        ...taskSigns(task).map((sign) => drawSign(pen, sign, { x, y: 13 }, Math.min(0.72, (cell - 3) / 36))),
        ...seats.map((seat, index) =>
          seatMarker(pen, { x: x + (index - (seats.length - 1) / 2) * pitch, y: 32 }, seat, 7),
        ),
      );
    }),
  ]);
}

/** MISSION-14: returns the seats whose one-time marker is still on a task because they have not claimed it. */
function openFor(game: Game | null, mission: string, column: number): Seat[] {
  const status = game?.state.missions?.status ?? [];
  return status.flatMap((card, seat) => (card.mission === mission && card.columns[column] === true ? [seat] : []));
}
