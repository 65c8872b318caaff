import { MOST_OUTPOST_SPACES } from '../../belt.ts';
import type { Asteroid, Belt, RouteEnd, ShuttleSpace, StationRoute } from '../../content.ts';
import { COMPANIES } from '../../ids.ts';
import { point, sources } from './component.ts';
import { reward } from './effects.ts';
import { station } from './moon.ts';
import { byCompany, exact, type Fields, list, oneOf, type Schema, tuple, whole, yesNo } from './parts.ts';

const number = whole(1, 99);
const END: Fields<RouteEnd> = { asteroid: number, lightning: yesNo };

const asteroid = exact<Asteroid>({
  number,
  spaces: list(point),
  reward,
  domes: whole(0, 10),
  linkedDomes: list(tuple<readonly [number, number]>(whole(0, MOST_OUTPOST_SPACES - 1), 2)),
  position: point,
  sources,
});

const shuttleSpace = exact<ShuttleSpace>({
  number,
  ends: tuple<ShuttleSpace['ends']>(exact<RouteEnd>(END), 2),
  steps: whole(0, 20),
  position: point,
  sources,
});

const stationRoute = exact<StationRoute>({ ...END, company: oneOf(COMPANIES), sources });

export const belt: Schema<Belt> = exact<Belt>({
  asteroids: list(asteroid),
  shuttleSpaces: list(shuttleSpace),
  stationRoutes: list(stationRoute),
  stations: byCompany(station),
});
