import type { Belt, Point, ShuttleSpace } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import { shuttleOf } from '../companies.ts';
import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';
import { element, group, pathData, together } from '../svg.ts';
import { ASTEROID, asteroidAt, DISC, PILL, pillWidth } from './beltPlaces.ts';
import { towards, within } from './lines.ts';
import { stroke } from './strokes.ts';

/** Draws all routes, with lightning on the expensive sections. */
export function beltRoutes(pen: Pen, belt: Belt, scale: number, printed: readonly Point[]): string {
  const expensive = [...expensiveBetween(belt, scale), ...expensiveFromStations(belt, scale, printed)];
  const ends = belt.shuttleSpaces.flatMap(({ position, ends: both }) =>
    both.map(({ asteroid }) => pathData([position, asteroidAt(belt, asteroid)])),
  );
  const lines = belt.stationRoutes.map(({ company, asteroid }) =>
    stationRoute(pen, pathData([belt.stations[company].position, asteroidAt(belt, asteroid)]), company, scale),
  );
  return group(
    { fill: 'none' },
    routeLines(pen, together(ends), scale),
    ...lines,
    ...expensive.map((at) => lightning(pen, at, scale)),
  );
}

/** Returns the midpoint of the visible part of each expensive section between asteroids. */
function expensiveBetween(belt: Belt, scale: number): Point[] {
  const middle = ({ position, steps }: ShuttleSpace, asteroid: number): Point => {
    const far = asteroidAt(belt, asteroid);
    const hidden = within(position, far, pillWidth(steps) * scale, PILL.height * scale);
    const length = Math.hypot(far.x - position.x, far.y - position.y);
    return towards(far, position, (ASTEROID * scale + length - hidden) / 2);
  };
  return belt.shuttleSpaces.flatMap((space) =>
    space.ends.flatMap(({ asteroid, lightning: isDear }) => (isDear ? [middle(space, asteroid)] : [])),
  );
}

/**
 * Returns the point midway between the printed shuttle and the asteroid for each expensive section of a station route.
 */
function expensiveFromStations(belt: Belt, scale: number, printed: readonly Point[]): Point[] {
  return belt.stationRoutes.flatMap(({ asteroid, lightning: isDear }, index) => {
    const [far, at] = [asteroidAt(belt, asteroid), printed[index]];
    if (!isDear || at === undefined) return [];
    const length = Math.hypot(far.x - at.x, far.y - at.y);
    return [towards(far, at, (ASTEROID * scale + length - DISC * scale) / 2)];
  });
}

/** Draws routes between asteroids. The group that contains them must set `fill` to `none`. */
export function routeLines(pen: Pen, d: string, scale: number): string {
  return together([
    stroke(pen, d, { line: 'edge', width: Math.max(4, 8 * scale) }),
    stroke(pen, d, { line: 'ink', width: 1.4, dash: '5 4' }),
  ]);
}

export function stationRoute(pen: Pen, d: string, company: Company, scale: number): string {
  return stroke(pen, d, { line: `company-${company}`, width: Math.max(2.4, 4 * scale) });
}

/** Draws the lightning on an expensive section. */
export function lightning(pen: Pen, at: Point, scale: number): string {
  return pen.stamp(`lightning ${scale}`, at, () =>
    element('path', {
      d: 'M3-13-8 3-1 3-3 13 8-3 1-3Z',
      transform: `scale(${Math.round(Math.max(0.55, scale) * 100) / 100})`,
      ...pen.paint({ fill: 'lightning', line: 'danger', width: 1.6, class: 'lightning' }),
      'data-box': '-8 -13 16 26',
    }),
  );
}

/** Draws the shuttle printed on a station route. */
export function printedShuttle(pen: Pen, at: Point, company: Company, scale: number): string {
  const radius = Math.max(9, DISC * scale);
  return group(
    { class: 'printed' },
    pen.reuse(circle(at, radius), { fill: 'panel', line: `company-${company}`, width: 1.4 }),
    shuttleOf(pen, at, company, radius * 1.5),
  );
}
