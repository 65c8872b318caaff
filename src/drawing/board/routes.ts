import type { Belt, Content, Point, ShuttleSpace, StationRoute } from '../../components/content.ts';
import type { Company } from '../../components/ids.ts';
import { shuttle } from '../companies.ts';
import type { Pen } from '../pen.ts';
import { place } from '../place.ts';
import { circle, drawn, rectAround, type Shape } from '../shapes.ts';
import { drawSign } from '../signs/sign.ts';
import { beside, element, group, ORIGIN, pathData, together } from '../svg.ts';
import { ASTEROID } from './asteroids.ts';
import { towards, within } from './lines.ts';
import { stationSize } from './stations.ts';
import { inked, stroke } from './strokes.ts';

/** Radius of the disc of a printed shuttle. */
export const DISC = 16;
/** Size of a shuttle space with and without a step. */
export const PILL = { wide: 80, narrow: 46, height: 38 };

export const pillWidth = (steps: number): number => (steps > 0 ? PILL.wide : PILL.narrow);

/** Where an asteroid lies. */
export function asteroidAt({ asteroids }: Belt, number: number): Point {
  return asteroids.find((each) => each.number === number)?.position ?? { x: 0, y: 0 };
}

/** Width of the dark line of a route. */
const EDGE = 9;

/** Lines of routes. What they have in common has no class, so that no theme of a page fills it. */
export function routes(pen: Pen, ...paths: readonly string[]): string {
  return group({ fill: 'none' }, inked(pen, EDGE, ...paths));
}

/** A part of a route between two asteroids. */
export function routeLine(pen: Pen, from: Point, to: Point): string {
  const d = pathData([from, to]);
  return `${element('path', { d })}${stroke(pen, d, { line: 'panel', width: 5, dash: '9 6' })}`;
}

/** The lightning icon of a more expensive part of a route. */
export function lightning(pen: Pen, at: Point): string {
  return pen.stamp('lightning', at, () =>
    element('path', {
      d: 'M3-13-8 3-1 3-3 13 8-3 1-3Z',
      ...pen.paint({ fill: 'lightning', line: 'danger', width: 1.8, class: 'lightning' }),
      'data-box': '-8 -13 16 26',
    }),
  );
}

/** The two parts of each route, from its shuttle space to its asteroids. */
export function drawRoutes(pen: Pen, belt: Belt): string {
  const parts = belt.shuttleSpaces.flatMap(({ number, ends, position, steps }) =>
    ends.map((end) => {
      const far = asteroidAt(belt, end.asteroid);
      // In the middle of what is seen of the line.
      const hidden = within(position, far, pillWidth(steps), PILL.height);
      const spark = (ASTEROID + Math.hypot(far.x - position.x, far.y - position.y) - hidden) / 2;
      return group(
        { id: pen.id(`route-${number}-${end.asteroid}`), class: 'route', 'data-lightning': end.lightning ? 1 : 0 },
        routeLine(pen, position, far),
        ...(end.lightning ? [lightning(pen, towards(far, position, spark))] : []),
      );
    }),
  );
  return routes(pen, ...parts);
}

/** A free shuttle space: its number, and the step it may give. */
export function shuttlePill(pen: Pen, at: Point, number: number, steps: number): string {
  const middle = beside(at, steps > 0 ? -21 : 0, 0);
  return together([
    pen.often(pill(at, steps), { fill: 'panel', line: 'ink', width: 2.5 }),
    pen.label(middle, String(number), { size: 18, bold: true }),
    ...(steps > 0 ? [drawSign(pen, { kind: 'track', text: `+${steps}` }, beside(at, 14, 0))] : []),
  ]);
}

function pill(at: Point, steps: number): Shape {
  return rectAround(at, pillWidth(steps), PILL.height, PILL.height / 2);
}

/** A shuttle space and the shuttles there. */
export function drawShuttleSpace(pen: Pen, space: ShuttleSpace, shuttles: readonly Company[]): string {
  const { number, position, steps } = space;
  return place(
    pen,
    { kind: 'shuttleSpace', shuttleSpace: number },
    { class: 'shuttle-space', outline: pill(position, steps), data: { 'data-steps': steps } },
    shuttlePill(pen, position, number, steps),
    // Above the number, so that both can be read.
    ...shuttles.map((company, index) => shuttle(pen, beside(position, index * 30, -PILL.height / 2 - 12), company)),
  );
}

/** A shuttle in the colour of its company, printed on a disc. */
export function printedShuttle(pen: Pen, at: Point, company: Company): string {
  const disc = circle(ORIGIN, DISC);
  return pen.stamp(`printed ${company}`, at, () =>
    group(
      { class: 'printed', 'data-box': `${-DISC} ${-DISC} ${DISC * 2} ${DISC * 2}` },
      shuttle(
        pen,
        ORIGIN,
        company,
        pen.share('disc', () => drawn(disc, pen.paint({ fill: 'panel', line: 'line', width: 1.5 }))),
      ),
    ),
  );
}

/** The line from a station to an asteroid. */
export function stationRoute(pen: Pen, [from, to]: readonly [Point, Point], company: Company): string {
  const d = pathData([from, to]);
  return `${element('path', { d })}${stroke(pen, d, { line: `company-${company}`, width: 6 })}`;
}

/** Routes from the stations. The lightning is between the printed shuttle and the asteroid. */
export function drawStationRoutes(pen: Pen, { belt }: Content): string {
  const lines = belt.stationRoutes.map((route) => {
    const { company, asteroid, lightning: isExpensive } = route;
    const { start, far, middle, length } = stationLine(belt, route);
    const spark = (ASTEROID + length - middle - DISC) / 2;
    return group(
      {
        id: pen.id(`station-route-${company}-${asteroid}`),
        class: 'station-route',
        'data-lightning': isExpensive ? 1 : 0,
      },
      stationRoute(pen, [start, far], company),
      ...(isExpensive ? [lightning(pen, towards(far, start, spark))] : []),
    );
  });
  return routes(pen, ...lines);
}

/** Where the shuttle printed on a route is. */
export function printedAt(belt: Belt, route: StationRoute): Point {
  const { start, far, middle } = stationLine(belt, route);
  return towards(start, far, middle);
}

/** The shuttles printed on them. */
export function drawPrintedShuttles(pen: Pen, { belt }: Content): string[] {
  return belt.stationRoutes.map((route) => printedShuttle(pen, printedAt(belt, route), route.company));
}

/** A route from a station: its ends, its length, and how far from the start the middle of what is seen of it is. */
interface StationLine {
  readonly start: Point;
  readonly far: Point;
  readonly length: number;
  readonly middle: number;
}

function stationLine(belt: Belt, { company, asteroid }: StationRoute): StationLine {
  const far = asteroidAt(belt, asteroid);
  const { position: start } = belt.stations[company];
  const { width, height } = stationSize(belt.stations[company]);
  const length = Math.hypot(far.x - start.x, far.y - start.y);
  return { start, far, length, middle: (within(start, far, width, height) + length - ASTEROID) / 2 };
}
