import type { Mission } from '../../components/content.ts';
import type { Seat } from '../../components/ids.ts';
import type { Game } from '../../game/rules/module.ts';
import { moved } from '../panel.ts';
import type { Pen } from '../pen.ts';
import { seatMarker } from '../pieces.ts';
import { place } from '../place.ts';
import { drawSign } from '../signs/sign.ts';
import { taskSign } from '../signs/signsFor.ts';
import { drawn, ORIGIN, rect, together } from '../svg.ts';
import type { MapFrame } from './frame.ts';

/** Height of the mission strip below a map, and the gap around it. */
const STRIP = 42;
const GAP = 4;

export function missionStrip(game: Game | null): number {
  return (game?.state.missions?.faceUp.length ?? 0) === 0 ? 0 : STRIP + GAP;
}

/**
 * MISSION-6: draws the missions as chips between the lower stations. Each chip shows its tasks' requirements and the
 * markers still on them.
 */
export function missionChips(pen: Pen, game: Game | null, { size, station }: MapFrame): string[] {
  const missions = game?.state.missions?.faceUp.map((id) => game.box.mission(id)) ?? [];
  const room = size.width - station.width * 2 - GAP * 2;
  const width = Math.min(120, (room - GAP * (missions.length - 1)) / Math.max(1, missions.length));
  const left = (size.width - missions.length * (width + GAP) + GAP) / 2;
  return missions.map((mission, index) =>
    moved(chip(pen, game, mission, width), left + index * (width + GAP), size.height - STRIP),
  );
}

function chip(pen: Pen, game: Game | null, { id, tasks }: Mission, width: number): string {
  const outline = rect(ORIGIN, width, STRIP - 1, 6);
  const cell = width / tasks.length;
  const card = place(
    pen,
    { kind: 'mission', mission: id },
    { class: 'mission', outline },
    drawn(outline, pen.paint({ fill: 'panel', line: 'edge', width: 1 })),
  );
  return together([
    card,
    ...tasks.map((task, column) => {
      const middle = (column + 0.5) * cell;
      const seats = openFor(game, id, column);
      const pitch = Math.min(9, (cell - 14) / Math.max(1, seats.length - 1));
      return place(
        pen,
        { kind: 'task', mission: id, column },
        { class: 'task', outline: rect({ x: column * cell + 1, y: 1 }, cell - 2, STRIP - 3, 5) },
        drawn(rect({ x: column * cell + 1, y: 1 }, cell - 2, STRIP - 3, 5), pen.paint({ fill: 'slot' })),
        drawSign(pen, taskSign(task), { x: middle, y: 13 }, { scale: Math.min(0.72, (cell - 3) / 36) }),
        ...seats.map((seat, index) =>
          seatMarker(pen, { x: middle + (index - (seats.length - 1) / 2) * pitch, y: 32 }, seat, 7),
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
