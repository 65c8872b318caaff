import type { Component, Point } from './component.ts';
import type { Effect } from './effects.ts';
import type { ByCompany, Company } from './ids.ts';
import type { Station } from './moon.ts';

/** BELT-11: energy to occupy any space of the Belt. */
export const BELT_SPACE_ENERGY = 1;
/** BELT-12: additional energy where the way in shows lightning. */
export const LIGHTNING_ENERGY = 1;
/** The column of a Belt station that holds its shuttles (BELT-3). */
export const SHUTTLE_COLUMN = 1;
/** Outpost spaces of an asteroid at most (BELT-6). */
export const MOST_OUTPOST_SPACES = 4;

/** An asteroid of the Belt: outpost spaces that share one reward screen (BELT-6, BELT-18). */
export interface Asteroid extends Component {
  /** Printed number; asteroids and shuttle spaces share one numbering. */
  readonly number: number;
  /** Places of its outpost spaces. */
  readonly spaces: readonly Point[];
  /** What the first outpost of a company earns (BELT-18). */
  readonly reward: readonly Effect[];
  /** Collection domes of the reward screen (BELT-28). */
  readonly domes: number;
  /** Extra domes, each tied to two outpost spaces by their index (BELT-29). */
  readonly linkedDomes: readonly (readonly [number, number])[];
  readonly position: Point;
}

/** One end of a space route, and whether its part there shows the lightning icon (BELT-12). */
export interface RouteEnd {
  readonly asteroid: number;
  readonly lightning: boolean;
}

/** A shuttle space on a route between two asteroids (BELT-6, BELT-9). */
export interface ShuttleSpace extends Component {
  readonly number: number;
  readonly ends: readonly [RouteEnd, RouteEnd];
  /** Steps on the expanded company's track, 0 where no icon is printed (BELT-17). */
  readonly steps: number;
  readonly position: Point;
}

/** A route between a station and an asteroid, with its printed shuttle (BELT-22). */
export interface StationRoute extends RouteEnd, Component {
  readonly company: Company;
}

export interface Belt {
  readonly asteroids: readonly Asteroid[];
  readonly shuttleSpaces: readonly ShuttleSpace[];
  readonly stationRoutes: readonly StationRoute[];
  /** The centre column holds shuttles, the outer ones outposts (BELT-2, BELT-3). */
  readonly stations: ByCompany<Station>;
}
