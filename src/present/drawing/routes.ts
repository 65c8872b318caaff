import type { Belt, Content, Point } from '../../components/content.ts';
import { COMPANY_COLOURS, FAINT, INK, WHITE } from './colours.ts';
import { towards, within } from './lines.ts';
import { stationSize } from './stations.ts';
import { type Attributes, beside, element, group, label, pathData, tooltip } from './svg.ts';
import { effectSymbol, lightning, SYMBOL, shuttle } from './symbols.ts';

/** How far from the middle of its asteroid the lightning mark of a station route is. */
const SPARK = 90;
/** Radius of an asteroid, and size of a shuttle space with and without a step. */
export const ASTEROID = 46;
const PILL = { wide: 72, narrow: 42, height: 36 };

const pillWidth = (steps: number): number => (steps > 0 ? PILL.wide : PILL.narrow);

/** Where an asteroid lies. */
export function asteroidAt({ asteroids }: Belt, number: number): Point {
  return asteroids.find((each) => each.number === number)?.position ?? { x: 0, y: 0 };
}

/** A part of a route between two asteroids. */
export function routeLine(from: Point, to: Point): string {
  const d = pathData([from, to]);
  const outer = element('path', { d, stroke: INK, 'stroke-width': 9 });
  return `${outer}\n${element('path', { d, stroke: WHITE, 'stroke-width': 5, 'stroke-dasharray': '9 6' })}`;
}

/** The two parts of each route, from its shuttle space to its asteroids. */
export function drawRoutes(belt: Belt): string[] {
  return belt.shuttleSpaces.flatMap(({ number, ends, position, steps }) =>
    ends.map((end) => {
      const far = asteroidAt(belt, end.asteroid);
      // In the middle of what is seen of the line.
      const hidden = within(position, far, pillWidth(steps), PILL.height);
      const spark = (ASTEROID + Math.hypot(far.x - position.x, far.y - position.y) - hidden) / 2;
      return group(
        { id: `route-${number}-${end.asteroid}`, class: 'route', 'data-lightning': end.lightning ? 1 : 0 },
        routeLine(position, far),
        ...(end.lightning ? [lightning(towards(far, position, spark))] : []),
      );
    }),
  );
}

/** A shuttle space: its number, and the step it may give. */
export function shuttleSpace(at: Point, number: number, steps: number, attributes: Attributes = {}): string {
  const width = pillWidth(steps);
  const { height } = PILL;
  const place = { x: at.x - width / 2, y: at.y - height / 2, width, height, rx: height / 2 };
  const middle = beside(at, steps > 0 ? -(SYMBOL + 2) / 2 : 0, 0);
  return group(
    attributes,
    element('rect', { ...place, fill: WHITE, stroke: INK, 'stroke-width': 2.5 }),
    label(middle, String(number), { size: 17, bold: true }),
    ...(steps > 0 ? [effectSymbol({ kind: 'expandedTrack', steps }, beside(at, 15, 0))] : []),
  );
}

/** Routes from the stations, each with its printed shuttle. */
export function drawStationRoutes({ belt }: Content): string[] {
  return belt.stationRoutes.map(({ company, asteroid, lightning: dearer }) => {
    const far = asteroidAt(belt, asteroid);
    const { position: start } = belt.stations[company];
    const { width, height } = stationSize(belt.stations[company]);
    const hidden = within(start, far, width, height);
    const middle = (hidden + Math.hypot(far.x - start.x, far.y - start.y) - ASTEROID) / 2;
    const d = pathData([start, far]);
    const { solid, name } = COMPANY_COLOURS[company];
    return group(
      { id: `station-route-${company}-${asteroid}`, class: 'station-route', 'data-lightning': dearer ? 1 : 0 },
      tooltip(`${name} to asteroid ${asteroid}`),
      element('path', { d, stroke: FAINT, 'stroke-width': 8 }),
      element('path', { d, stroke: solid, 'stroke-width': 6 }),
      shuttle(towards(start, far, middle), company, { id: `printed-${company}-${asteroid}` }),
      ...(dearer ? [lightning(towards(far, start, SPARK))] : []),
    );
  });
}
