import type { Belt, Content } from '../../components/content.ts';
import { COMPANIES } from '../../components/ids.ts';
import { MENACE_ENDS, SHUTTLE_COLUMN } from '../../components/printed.ts';
import { drawAsteroid } from './asteroids.ts';
import { BELT_LEGEND } from './beltLegend.ts';
import { RED } from './colours.ts';
import { isReconstructed } from './labels.ts';
import { legend } from './legend.ts';
import { between } from './lines.ts';
import { drawRoutes, drawStationRoutes, shuttleSpace } from './routes.ts';
import { drawStation } from './stations.ts';
import { beside, element, group, label, page, pathData } from './svg.ts';

/** The place of the menace card (MENACE-2). */
function drawMenacePlace({ shuttleSpaces }: Belt): string[] {
  const [first, second] = MENACE_ENDS.map((number) => shuttleSpaces.find((each) => each.number === number));
  if (first === undefined || second === undefined) return [];
  const at = between(first.position, second.position, 0.5);
  const place = { x: at.x - 45, y: at.y - 32, width: 90, height: 64, rx: 8 };
  const line = { stroke: RED, 'stroke-width': 2, 'stroke-dasharray': '6 5' };
  return [
    group(
      { id: 'menace' },
      element('path', { d: pathData([first.position, second.position]), ...line }),
      element('rect', { ...place, fill: '#f6e3e1', ...line }),
      label(beside(at, 0, -10), 'Menace', { size: 15, bold: true }),
      label(beside(at, 0, 11), 'card', { size: 15 }),
    ),
  ];
}

/** The Belt board: asteroids, routes, shuttle spaces and stations. */
export function drawBelt(content: Content): string {
  const { belt } = content;
  return page({
    id: 'belt',
    title: 'The Belt',
    notes: [
      `Content: ${content.id}`,
      ...(isReconstructed([...belt.asteroids, ...belt.shuttleSpaces, ...belt.stationRoutes])
        ? ['Reconstructed network: what the rulebook states of it holds, all else is made up.']
        : []),
    ],
    left: 0,
    top: -90,
    width: 1400,
    height: 1100,
    body: [
      ...drawMenacePlace(belt),
      ...drawStationRoutes(content),
      ...drawRoutes(belt),
      ...belt.asteroids.map(drawAsteroid),
      ...belt.shuttleSpaces.map(({ number, position, steps }) =>
        shuttleSpace(position, number, steps, { id: `shuttle-${number}`, class: 'shuttle-space', 'data-steps': steps }),
      ),
      ...COMPANIES.map((company) => drawStation(company, belt.stations[company], SHUTTLE_COLUMN)),
      legend({ corner: { x: 1010, y: -60 }, width: 360, columns: 32 }, BELT_LEGEND),
    ],
  });
}
