import type { Belt, Content, Point } from '../../components/content.ts';
import { boundsOf } from '../panel.ts';
import { ASTEROID, printedAt, SPACE } from './beltPlaces.ts';
import { framedStations, type MapFrame } from './frame.ts';
import { beltAt } from './movedBelt.ts';

/** The Belt fitted into a frame. `scale` is 1 when an asteroid's radius is 46. */
export interface FramedBelt {
  readonly belt: Belt;
  readonly scale: number;
  /** Position of each station route's printed shuttle. */
  readonly printed: readonly Point[];
}

/** Scale used when the area is 496 by 536. */
const REFERENCE = 0.62;
/** Distance from an asteroid's centre to the outer edge of its spaces. */
const REACH = ASTEROID + SPACE * 2 + 6;

/** The most recently computed frame of each Belt. */
const FRAMED = new WeakMap<Belt, { readonly of: string; readonly framed: FramedBelt }>();

/** Fits the Belt into a frame without overlaps. */
export function framedBelt({ belt }: Content, frame: MapFrame): FramedBelt {
  const of = JSON.stringify([frame.size, frame.field]);
  const cached = FRAMED.get(belt);
  if (cached?.of === of) return cached.framed;
  const framed = placedBelt(belt, frame);
  FRAMED.set(belt, { of, framed });
  return framed;
}

function placedBelt(belt: Belt, frame: MapFrame): FramedBelt {
  const { width, height } = frame.field;
  const scale = REFERENCE * Math.min(width / 496, height / 536, 1.6);
  // In these coordinates, everything has the size given in the component set.
  const plane = { width: width / scale, height: height / scale };
  const {
    left,
    top,
    width: across,
    height: down,
  } = boundsOf(
    belt.asteroids.map(({ position }) => position),
    0,
  );
  const squeeze = { across: (plane.width - REACH * 2) / (across || 1), down: (plane.height - REACH * 2) / (down || 1) };
  const at = ({ x, y }: Point): Point => ({
    x: REACH + (x - left) * squeeze.across,
    y: REACH + (y - top) * squeeze.down,
  });
  const stations = framedStations(belt.stations, frame);
  const placed = beltAt(belt, at, {
    at: (company) => {
      const { x, y } = stations[company].position;
      return { x: x / scale, y: y / scale };
    },
    size: { width: frame.station.width / scale, height: frame.station.height / scale },
  });
  const toPixels = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const inPixels: Belt = {
    ...placed,
    asteroids: placed.asteroids.map((asteroid) => ({
      ...asteroid,
      position: toPixels(asteroid.position),
      spaces: asteroid.spaces.map(toPixels),
    })),
    shuttleSpaces: placed.shuttleSpaces.map((each) => ({ ...each, position: toPixels(each.position) })),
    stations,
  };
  const printed = belt.stationRoutes.map((route) => printedAt(inPixels, route, frame.station, scale));
  return { belt: inPixels, scale, printed };
}
