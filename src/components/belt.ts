import { type Component, type Point, point, sources } from './component.ts';
import { type Effect, reward } from './effects.ts';
import { type ByCompany, COMPANIES, type Company } from './ids.ts';
import { type Station, station } from './moon.ts';
import { MAX_OUTPOST_SPACES } from './printed.ts';
import {
  byCompany,
  citing,
  citingDeep,
  exact,
  type Fields,
  list,
  oneOf,
  type Schema,
  tuple,
  whole,
  yesNo,
} from './shape.ts';

/** An asteroid of the Belt: outpost spaces that share one reward screen (BELT-6, BELT-18). */
export interface Asteroid extends Component {
  /** Printed number, unique among all asteroids and shuttle spaces. */
  readonly number: number;
  /** Positions of its outpost spaces. */
  readonly spaces: readonly Point[];
  /** Reward of a company's first outpost (BELT-18). */
  readonly reward: readonly Effect[];
  /** Collection domes of the reward screen (BELT-28). */
  readonly domes: number;
  /** Extra domes, each linked to two outpost spaces, given by index (BELT-29). */
  readonly linkedDomes: readonly (readonly [number, number])[];
  readonly position: Point;
}

/** One end of a space route, with or without a lightning icon (BELT-12). */
export interface RouteEnd {
  /** Printed number of the asteroid. */
  readonly asteroid: number;
  readonly lightning: boolean;
}

/** A shuttle space on a route between two asteroids (BELT-6, BELT-9). */
export interface ShuttleSpace extends Component {
  /** Printed number, unique among all asteroids and shuttle spaces. */
  readonly number: number;
  readonly ends: readonly [RouteEnd, RouteEnd];
  /** Steps on the expanded company's track, or 0 if no icon is printed (BELT-17). */
  readonly steps: number;
  readonly position: Point;
}

/** A route between a station and an asteroid, with its printed shuttle (BELT-22). */
export interface StationRoute extends RouteEnd, Component {
  readonly company: Company;
}

/** The Belt side of the board: its asteroids, shuttle spaces, routes and stations. */
export interface Belt {
  readonly asteroids: readonly Asteroid[];
  readonly shuttleSpaces: readonly ShuttleSpace[];
  readonly stationRoutes: readonly StationRoute[];
  /** Stations with shuttles in the middle column and outposts in the outer ones (BELT-2, BELT-3). */
  readonly stations: ByCompany<Station>;
}

const number = whole(1, 99);
const END: Fields<RouteEnd> = { asteroid: number, lightning: citing('BELT-12', yesNo) };

const asteroid = exact<Asteroid>({
  number,
  spaces: list(point),
  reward: citing('BELT-18', reward),
  domes: citing('BELT-28', whole(0, 10)),
  linkedDomes: citing('BELT-29', list(tuple<readonly [number, number]>(whole(0, MAX_OUTPOST_SPACES - 1), 2))),
  position: point,
  sources,
});

const shuttleSpace = exact<ShuttleSpace>({
  number,
  ends: citing('BELT-9', tuple<ShuttleSpace['ends']>(exact<RouteEnd>(END), 2)),
  steps: citing('BELT-17', whole(0, 20)),
  position: point,
  sources,
});

const stationRoute = exact<StationRoute>({ ...END, company: oneOf(COMPANIES), sources });

export const belt: Schema<Belt> = exact<Belt>({
  asteroids: citing('BELT-6', list(asteroid)),
  shuttleSpaces: citing('BELT-6', list(shuttleSpace)),
  stationRoutes: citing('BELT-22', list(stationRoute)),
  stations: citingDeep('BELT-2', byCompany(station)),
});
