// The Belt side of the board: expansion (chapter 22). Collection domes are in fieldScientist.ts.
import { ask } from './ask.ts';
import { countExpansions } from './energy.ts';
import type { Game, Steps, StepsTo } from './game.ts';
import { at, need, remove } from './game.ts';
import { confront, confrontAnswers, confrontEnergy, takeMenaceReward } from './menace.ts';
import { columnsWithOutposts, returnOutpost, returnShuttle } from './outposts.ts';
import { takeRewards } from './rewards.ts';
import { takePiece } from './stations.ts';
import type {
  Asteroid,
  Company,
  Confront,
  Effect,
  OutpostPlace,
  PlaceOutpost,
  PlaceShuttle,
  RouteEnd,
  Seat,
  ShuttleSpace,
  Stop,
} from './types.ts';
import { BELT_SPACE_ENERGY, LIGHTNING_ENERGY, SHUTTLE_COLUMN } from './types.ts';

function asteroidOf(game: Game, number: number): Asteroid {
  return need(
    game.content.belt.asteroids.find((asteroid) => asteroid.number === number),
    `asteroid ${number}`,
  );
}

function shuttleSpaceOf(game: Game, number: number): ShuttleSpace {
  return need(
    game.content.belt.shuttleSpaces.find((space) => space.number === number),
    `shuttle space ${number}`,
  );
}

/** The outposts on each outpost space of an asteroid. */
export function outpostsOn(game: Game, asteroid: number): Company[][] {
  const index = game.content.belt.asteroids.indexOf(asteroidOf(game, asteroid));
  return at(need(game.table.belt, 'belt').outposts, index);
}

/** The shuttles on a shuttle space. */
export function shuttlesOn(game: Game, space: number): Company[] {
  const index = game.content.belt.shuttleSpaces.indexOf(shuttleSpaceOf(game, space));
  return at(need(game.table.belt, 'belt').shuttles, index);
}

export function hasOutpostOn(game: Game, company: Company, asteroid: number): boolean {
  return outpostsOn(game, asteroid).some((pieces) => pieces.includes(company));
}

/** BELT-12: the surcharge of the cheapest way (AMB-BELT-1), or null without any. */
function cheapest(ends: readonly RouteEnd[]): number | null {
  if (ends.length === 0) return null;
  return ends.every(({ lightning }) => lightning) ? LIGHTNING_ENERGY : 0;
}

/**
 * BELT-8: null if an asteroid is out of reach, otherwise the surcharge of the way to it (BELT-12). A printed shuttle is as good as any
 * other (BELT-22), and lightning on its route counts (AMB-BELT-2). For Luna: within reach if not null (LACT-49).
 */
export function wayToAsteroid(game: Game, company: Company, asteroid: number): number | null {
  if (hasOutpostOn(game, company, asteroid)) return 0; // BELT-8 (b): no route is travelled
  const { stationRoutes, shuttleSpaces } = game.content.belt;
  const routes: readonly RouteEnd[] = stationRoutes.filter((route) => route.company === company);
  const shuttles = shuttleSpaces.filter(({ number }) => shuttlesOn(game, number).includes(company));
  const ends = [...routes, ...shuttles.flatMap((space) => [...space.ends])];
  return cheapest(ends.filter((end) => end.asteroid === asteroid));
}

/** BELT-9: the surcharge of the way to a shuttle space from an asteroid with an own outpost, or null. Also for Luna. */
export function wayToShuttleSpace(game: Game, company: Company, space: number): number | null {
  return cheapest(shuttleSpaceOf(game, space).ends.filter((end) => hasOutpostOn(game, company, end.asteroid)));
}

/** BELT-11 to BELT-13: energy for entering a space, or null if it is out of reach or holds an own piece (BELT-7). */
function spaceEnergy(game: Game, company: Company, pieces: readonly Company[], way: number | null): number | null {
  if (way === null || pieces.includes(company)) return null; // AMB-BELT-12
  return BELT_SPACE_ENERGY + way + (pieces.length > 0 ? game.content.figures.rivalEnergy : 0); // AMB-BELT-3, 9
}

function outpostEnergy(game: Game, company: Company, { asteroid, space }: OutpostPlace): number | null {
  return spaceEnergy(game, company, at(outpostsOn(game, asteroid), space), wayToAsteroid(game, company, asteroid));
}

function shuttleEnergy(game: Game, company: Company, space: number): number | null {
  return spaceEnergy(game, company, shuttlesOn(game, space), wayToShuttleSpace(game, company, space));
}

/** BELT-14: every outpost space that can be paid for, with every outer column that holds an outpost (BELT-23). */
function outpostAnswers(game: Game, seat: Seat, company: Company, left: number): PlaceOutpost[] {
  const columns = columnsWithOutposts(game, company);
  return game.content.belt.asteroids.flatMap(({ number: asteroid, spaces }) =>
    [...spaces.keys()].flatMap((space) => {
      const energy = outpostEnergy(game, company, { asteroid, space });
      if (energy === null || energy > left) return [];
      return columns.map((column): PlaceOutpost => ({ type: 'placeOutpost', seat, asteroid, space, column }));
    }),
  );
}

/** BELT-14: every shuttle space that can be paid for, while the station has a shuttle (BELT-23). */
function shuttleAnswers(game: Game, seat: Seat, company: Company, left: number): PlaceShuttle[] {
  if (at(game.table.stations[company], SHUTTLE_COLUMN).pieces === 0) return [];
  return game.content.belt.shuttleSpaces.flatMap(({ number: shuttleSpace }): PlaceShuttle[] => {
    const energy = shuttleEnergy(game, company, shuttleSpace);
    return energy === null || energy > left ? [] : [{ type: 'placeShuttle', seat, shuttleSpace }];
  });
}

/** The spaces that an expansion on the Belt has entered so far. */
interface Entered {
  /** Outpost spaces, and numbers of shuttle spaces. */
  readonly places: (OutpostPlace | number)[];
  /** Asteroids where the company had no outpost before (BELT-18). */
  readonly earned: number[];
  confronted: boolean;
}

/** The whole action on the Belt: spending, rewards, the menace's reward, and ousting (BELT-16 to BELT-20, MENACE-8). */
export function* expandOnBelt(game: Game, seat: Seat, company: Company, points: number): Steps {
  const entered = yield* enterSpaces(game, seat, company, points);
  yield* takeRewards(game, seat, beltRewards(game, entered), { company }); // BELT-19
  if (entered.confronted) yield* takeMenaceReward(game, seat, company);
  yield* oustFromBelt(game, seat, company, entered);
}

/** BELT-16: enters space after space, and confronts the menace at any time in between (MENACE-4, AMB-MENACE-3). */
function* enterSpaces(game: Game, seat: Seat, company: Company, points: number): StepsTo<Entered> {
  const entered: Entered = { places: [], earned: [], confronted: false };
  let left = points;
  for (;;) {
    const answer = yield* ask(game, seat, () => spendingAnswers(game, seat, company, left, entered.confronted));
    if (answer.type === 'stop') return entered; // BELT-16, BELT-25, AMB-BELT-10
    if (answer.type === 'confront') {
      left -= confrontEnergy(game);
      confront(game, answer);
      entered.confronted = true;
    } else if (answer.type === 'placeOutpost') {
      left -= need(outpostEnergy(game, company, answer), 'way to the asteroid');
      placeOutpost(game, company, answer, entered);
    } else {
      left -= need(shuttleEnergy(game, company, answer.shuttleSpace), 'way to the shuttle space');
      placeShuttle(game, company, answer, entered);
    }
    countExpansions(game, entered.places.length); // BELT-32: outposts and shuttles, but not the menace (AMB-MISSION-10)
  }
}

function spendingAnswers(game: Game, seat: Seat, company: Company, left: number, confronted: boolean) {
  const answers: (PlaceOutpost | PlaceShuttle | Confront | Stop)[] = [
    ...outpostAnswers(game, seat, company, left),
    ...shuttleAnswers(game, seat, company, left),
  ];
  if (!confronted) answers.push(...confrontAnswers(game, seat, company, left));
  return [...answers, { type: 'stop', seat } satisfies Stop];
}

/** BELT-14, BELT-15: a rival stays on the space for now. */
function placeOutpost(game: Game, company: Company, { asteroid, space, column }: PlaceOutpost, entered: Entered): void {
  if (!hasOutpostOn(game, company, asteroid)) entered.earned.push(asteroid); // BELT-18, BELT-35, AMB-BELT-4
  takePiece(game, company, column);
  at(outpostsOn(game, asteroid), space).push(company);
  entered.places.push({ asteroid, space });
}

function placeShuttle(game: Game, company: Company, { shuttleSpace }: PlaceShuttle, entered: Entered): void {
  takePiece(game, company, SHUTTLE_COLUMN);
  shuttlesOn(game, shuttleSpace).push(company);
  entered.places.push(shuttleSpace);
}

/** BELT-17, BELT-18: steps for shuttle spaces with the icon, and the screens of asteroids with a first outpost. */
function beltRewards(game: Game, { places, earned }: Entered): Effect[] {
  const shuttles = places.filter((place) => typeof place === 'number');
  const steps = shuttles.map((number) => shuttleSpaceOf(game, number).steps).filter((count) => count > 0);
  return [
    ...steps.map((count): Effect => ({ kind: 'expandedTrack', steps: count })),
    ...earned.flatMap((number) => [...asteroidOf(game, number).reward]),
  ];
}

/** BELT-20: every rival on a space just entered returns to its own station, so that one piece is left (BELT-36). */
function* oustFromBelt(game: Game, seat: Seat, company: Company, entered: Entered): Steps {
  for (const place of entered.places) if (typeof place !== 'number') yield* oustOutposts(game, seat, company, place);
  for (const place of entered.places) if (typeof place === 'number') oustShuttles(game, company, place);
}

function oustShuttles(game: Game, company: Company, number: number): void {
  const shuttles = shuttlesOn(game, number);
  for (const rival of shuttles.filter((other) => other !== company)) {
    remove(shuttles, rival);
    returnShuttle(game, rival);
  }
}

function* oustOutposts(game: Game, seat: Seat, company: Company, { asteroid, space }: OutpostPlace): Steps {
  const outposts = at(outpostsOn(game, asteroid), space);
  for (const rival of outposts.filter((other) => other !== company)) {
    yield* returnOutpost(game, seat, rival, () => remove(outposts, rival));
  }
}
