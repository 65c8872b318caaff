import type { Action, ActionOf, ActionType, Seat } from 'skymines-rules';
import { areaTotals, type Choice, type Reach, type Ref, reachOf, refId } from 'skymines-rules/queries';
import type { Position } from './costs.ts';
import { defaultColumn } from './defaults.ts';
import { advances, type MultiStep, trackStepsWith, uploadSteps } from './multiSteps.ts';

/** A route to a place: consecutive actions, and the pieces (cards or a company) that set it apart from other routes. */
export interface Route extends MultiStep {
  readonly by: readonly Ref[];
}

/**
 * A place that one click can reach, with all routes that waste nothing. If there are several routes, the player is
 * asked to choose one.
 */
export interface Destination {
  readonly ref: Ref;
  readonly routes: readonly Route[];
}

/**
 * Returns the clickable places that are several steps away. `column` is the station column from which the player wants
 * to take outposts.
 */
export function destinationsFrom(position: Position, now: Choice, column: number | null): readonly Destination[] {
  const { prompt } = position;
  if (prompt.kind === 'upload') return single(uploadSteps(position, prompt.params.card));
  if (prompt.kind === 'units') return single(advances(position, prompt.params.units));
  if (now.action !== null) return single(trackStepsWith(position, now.action));
  if (prompt.kind === 'removal') return now.steps.length > 0 ? [] : single(columns(now));
  if (prompt.kind !== 'turn') return [];
  return together([
    ...board(position, now, column),
    ...purchases(now),
    ...tracks(position, now),
    ...plans(position, now),
  ]);
}

/** Returns the places that one click reaches without asking for a route. */
export function reachableInOneClick(position: Position, now: Choice, column: number | null): readonly MultiStep[] {
  return destinationsFrom(position, now, column).flatMap(({ routes }) => (routes.length === 1 ? routes : []));
}

/** STATION-11: clicking a column also selects its company. */
function columns(now: Choice): readonly MultiStep[] {
  return offered(now, 'removeOutpost').map(({ action }) => {
    const { company, column } = action;
    return { ref: { kind: 'column', company, column }, actions: [action], cost: null };
  });
}

/** BELT-3: on the Belt side, the centre column of a station contains shuttles. */
const SHUTTLE_COLUMN = 1;

/** Returns the places on the board that a company can reach (EXP-4, EXP-7, BELT-8, BELT-9). */
function board(position: Position, now: Choice, wanted: number | null): readonly Route[] {
  const { view, prompt, rules } = position;
  const { energy: owned } = areaTotals(view, prompt.seat, rules);
  return offered(now, 'useEnergy').flatMap(({ action: use, by }): readonly Route[] => {
    const filled = view.stations[use.company].flatMap(({ pieces }, column) => (pieces > 0 ? [column] : []));
    const outposts = view.belt === null ? filled : filled.filter((column) => column !== SHUTTLE_COLUMN);
    const column = defaultColumn(position, use.company, outposts, wanted);
    const near = reachOf(view, use.company, rules).filter(({ place, energy }) => {
      return energy <= owned && ('shuttleSpace' in place ? filled.includes(SHUTTLE_COLUMN) : column !== null);
    });
    return near.flatMap((reach): readonly Route[] => {
      const entered = entry(reach, near, prompt.seat, column);
      if (entered === null) return [];
      const [ref, enter] = entered;
      return [{ ref, actions: [use, ...enter], cost: { of: 'energy', amount: reach.energy }, by }];
    });
  });
}

/**
 * Returns the place to click and the action that enters it. If several spaces of an asteroid are in reach, the player
 * chooses the space later.
 */
function entry(
  { place }: Reach,
  near: readonly Reach[],
  seat: Seat,
  column: number | null,
): readonly [Ref, readonly Action[]] | null {
  if ('shuttleSpace' in place) {
    const { shuttleSpace } = place;
    return [{ kind: 'shuttleSpace', shuttleSpace }, [{ type: 'placeShuttle', seat, shuttleSpace }]];
  }
  if (column === null) return null;
  if ('sector' in place) {
    const { sector } = place;
    return [{ kind: 'sector', sector }, [{ type: 'occupy', seat, sector, column }]];
  }
  const { asteroid, space } = place;
  const there = near.filter((other) => 'asteroid' in other.place && other.place.asteroid === asteroid);
  const [first] = there;
  // An asteroid is listed once for all of its spaces.
  if (first?.place !== place) return null;
  return [
    { kind: 'asteroid', asteroid },
    there.length > 1 ? [] : [{ type: 'placeOutpost', seat, asteroid, space, column }],
  ];
}

/** Returns the displayed cards that the player's cards can pay for (RES-2). */
function purchases(now: Choice): readonly Route[] {
  return offered(now, 'useResources').flatMap(({ action, by }) => {
    const { acquire: slot } = action;
    return slot === undefined ? [] : [{ ref: { kind: 'displaySlot', slot }, actions: [action], cost: null, by }];
  });
}

/** Returns the track spaces that the player's cards can reach (RES-9). */
function tracks(position: Position, now: Choice): readonly Route[] {
  return offered(now, 'useResources').flatMap(({ action, by }) =>
    trackStepsWith(position, action).map((multiStep) => ({ ...multiStep, by })),
  );
}

/** Returns the plans that a scientist can reach (SCI-2). */
function plans(position: Position, now: Choice): readonly Route[] {
  return offered(now, 'useScientist').flatMap(({ action, by }) =>
    uploadSteps(position, action.card).map((way) => ({ ...way, actions: [action, ...way.actions], by })),
  );
}

/** Returns the actions of a type, each with the pieces that are still to be chosen. */
function offered<Type extends ActionType>({ ways }: Choice, type: Type) {
  return ways.flatMap(({ action, steps }) => {
    const by = steps.flatMap(({ field, ref }) => (ref === null || field === 'acquire' ? [] : [ref]));
    return isOf(action, type) ? [{ action, by }] : [];
  });
}

function isOf<Type extends ActionType>(action: Action, type: Type): action is ActionOf<Type> {
  return action.type === type;
}

function single(multiSteps: readonly MultiStep[]): readonly Destination[] {
  return multiSteps.map((multiStep) => ({ ref: multiStep.ref, routes: [{ ...multiStep, by: [] }] }));
}

/** Groups the routes by place and drops those that use more cards than another route with the same result. */
function together(routes: readonly Route[]): readonly Destination[] {
  const byPlace = new Map<string, Route[]>();
  for (const route of routes) {
    const id = refId(route.ref);
    byPlace.set(id, [...(byPlace.get(id) ?? []), route]);
  }
  return [...byPlace.values()].flatMap((ways) => {
    const routes = ways.filter((way) => !ways.some((other) => usesFewerPieces(other, way)));
    const [first] = routes;
    return first === undefined ? [] : [{ ref: first.ref, routes }];
  });
}

/** Returns `true` if a route uses only some of another route's pieces. */
function usesFewerPieces({ by: few }: Route, { by: more }: Route): boolean {
  const ids = new Set(more.map(refId));
  return few.length < more.length && few.every((ref) => ids.has(refId(ref)));
}
