import { type Component, type Point, point, sources } from './component.ts';
import { type Effect, REQUIREMENTS, type Requirement, reward } from './effects.ts';
import { type ByCompany, COMPANIES, type Company, MENACE_IDS, type MenaceId } from './ids.ts';
import { type Station, station } from './moon.ts';
import { MAX_OUTPOST_SPACES, ROUND_SPACES } from './printed.ts';
import {
  byCompany,
  byKind,
  citing,
  citingDeep,
  exact,
  type Fields,
  id,
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

/** Requirement of a mission task: it concerns the face-up cards or the action just taken (MISSION-17 to MISSION-21). */
export type Task =
  | Requirement
  | { readonly kind: 'heliumInOneAction'; readonly steps: number }
  | { readonly kind: 'expansionsInOneAction'; readonly count: number }
  | { readonly kind: 'trackStepsInOneAction'; readonly steps: number }
  | { readonly kind: 'uploadsInOneAction'; readonly count: number }
  | { readonly kind: 'plansInOneAction'; readonly count: number };

/** A mission card with three tasks. */
export interface Mission extends Component {
  readonly id: string;
  /** Left, middle and right column (MISSION-6). */
  readonly tasks: readonly [Task, Task, Task];
}

const amount = whole(1, 40);

const task = byKind<Task>({
  ...REQUIREMENTS,
  heliumInOneAction: { steps: amount },
  expansionsInOneAction: { count: amount },
  trackStepsInOneAction: { steps: amount },
  uploadsInOneAction: { count: amount },
  plansInOneAction: { count: amount },
});

export const mission: Schema<Mission> = exact<Mission>({
  id,
  tasks: citing('MISSION-6', tuple<Mission['tasks']>(task, 3)),
  sources,
});

/** Cost of confronting a menace, in addition to a shuttle and the energy to reach it (MENACE-7). */
export type MenaceRequirement =
  | { readonly kind: 'payCoins'; readonly amount: number }
  | { readonly kind: 'payEnergy'; readonly amount: number }
  | { readonly kind: 'destroyEnergyCards'; readonly count: number }
  /** Values that the markers must have reached or passed; 0 for no requirement. */
  | { readonly kind: 'values'; readonly tank: number; readonly research: number };

/** Effect of a menace that no player has removed by the end of the game (MENACE-13). */
export type MenaceConsequence =
  | { readonly kind: 'loseCoins' }
  | { readonly kind: 'ignoreIcons'; readonly count: number }
  | { readonly kind: 'loseEnergyCards' }
  | { readonly kind: 'loseTank' }
  | { readonly kind: 'endAfterRound'; readonly round: number }
  | { readonly kind: 'replay' };

/** A menace card, with the requirement for removing it and its effect if no player does so. */
export interface Menace extends Component {
  readonly id: MenaceId;
  /** Energy to reach the menace, excluding any energy requirement (MENACE-6). */
  readonly energy: number;
  readonly requirement: MenaceRequirement;
  readonly consequence: MenaceConsequence;
  /** Rewards received before the wild share (MENACE-8). The printed reward is unknown. */
  readonly reward: readonly Effect[];
}

const value = whole(0, 200);

const requirement = byKind<MenaceRequirement>({
  payCoins: { amount: whole(1, 40) },
  payEnergy: { amount: whole(1, 40) },
  destroyEnergyCards: { count: whole(1, 10) },
  values: { tank: value, research: value },
});

const consequence = byKind<MenaceConsequence>({
  loseCoins: {},
  ignoreIcons: { count: whole(1, 40) },
  loseEnergyCards: {},
  loseTank: {},
  endAfterRound: { round: whole(1, ROUND_SPACES) },
  replay: {},
});

export const menace: Schema<Menace> = exact<Menace>({
  id: oneOf(MENACE_IDS),
  energy: citing('MENACE-6', whole(0, 20)),
  requirement: citing('MENACE-7', requirement),
  consequence: citing('MENACE-13', consequence),
  reward: citing('MENACE-8', reward),
  sources,
});
