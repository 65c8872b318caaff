import type { CoreRules } from '../api/coreRules.ts';
import { COMPANIES, type Company, type Seat } from '../components/ids.ts';
import { legalActions, tryReduce } from '../core/play.ts';
import { at } from '../engine/lists.ts';
import type { Action, ActionOf } from '../game/model/actions.ts';
import type { GameEvent } from '../game/model/events.ts';
import { type Ref, refId } from '../game/model/refs.ts';
import { type GameState, isView, type WholeState } from '../game/model/state.ts';
import { determinize } from '../hosting/views/determinize.ts';
import { viewFor } from '../hosting/views/viewFor.ts';
import { type Choice, promptOf } from './choices.ts';
import { type Cost, energyTo, inCoins } from './costs.ts';
import { bestColumn } from './position.ts';
import { reachOf } from './spaces.ts';
import type { Step } from './steps.ts';

/** A sequence of actions that leads to a place. */
export interface Route {
  readonly ref: Ref;
  /** The actions, in order. The last one reaches the place, or lets the seat choose a space on the asteroid. */
  readonly actions: readonly Action[];
  /** Total cost in coins or energy, or `null` if the actions cost neither. */
  readonly cost: Cost | null;
  /** Cards, tiles or the company that distinguish this route from others to the same place. */
  readonly by: readonly Ref[];
}

/** A place that a seat can reach. */
export interface Destination {
  readonly ref: Ref;
  /** At least one route. Routes that use more cards than necessary are left out. */
  readonly routes: readonly Route[];
}

interface Trial {
  readonly seat: Seat;
  readonly rules: CoreRules | undefined;
  readonly state: WholeState;
  readonly actions: readonly Action[];
  /** Events of all actions. */
  readonly events: readonly GameEvent[];
}

type Way = Omit<Route, 'by'>;

/**
 * Returns the places that a seat can reach with its current choice and the actions that usually follow: track spaces
 * (RES-13), plans to upload (SCI-2), places on the board (EXP-2), displayed cards (RES-2) and station pieces to remove.
 * All actions of a route are legal in this order. Pieces leave the station from the column that `defaultChoice`
 * prefers. For a custom component set, pass its rules as the last argument.
 * @throws ForeignStateError when the state belongs to other rules or components.
 * @example
 * ```ts
 * const [place] = reachable(state, choices(state, 0));
 * for (const action of place?.routes[0]?.actions ?? []) state = reduce(state, action);
 * ```
 */
export function reachable(state: GameState, choice: Choice, rules?: CoreRules): readonly Destination[] {
  const prompt = promptOf(state, choice.seat, rules);
  if (prompt?.kind === 'upload') return single(uploads(trialOf(state, choice.seat, rules)));
  if (prompt?.kind === 'units') return single(advances(trialOf(state, choice.seat, rules), prompt.params.units));
  if (prompt?.kind === 'removal') return single(removals(choice));
  return prompt?.kind === 'turn' ? together(routesOfTurn(trialOf(state, choice.seat, rules), choice)) : [];
}

function trialOf(state: GameState, seat: Seat, rules: CoreRules | undefined): Trial {
  const view = isView(state) ? state : viewFor(state, seat);
  return { seat, rules, state: determinize(view, 'reachable', rules), actions: [], events: [] };
}

function tryNext(trial: Trial, action: Action): Trial | null {
  const result = tryReduce(trial.state, action, trial.rules);
  if (!result.ok) return null;
  const { state, events } = result;
  return { ...trial, state, actions: [...trial.actions, action], events: [...trial.events, ...events] };
}

/** Repeats an action while it is legal, and returns the result of each repetition. */
function repeated(trial: Trial, action: Action, most = Number.POSITIVE_INFINITY): readonly Trial[] {
  const found: Trial[] = [];
  let next = tryNext(trial, action);
  while (next !== null && found.length < most) {
    found.push(next);
    next = tryNext(next, action);
  }
  return found;
}

// SCI-5
function uploads(trial: Trial): readonly Way[] {
  const { seat } = trial;
  return repeated(trial, { type: 'upload', seat }).flatMap((after) =>
    wayBy(after, (event) =>
      event.type === 'uploadAdvanced' ? { kind: 'researchSpace', seat, position: event.to } : null,
    ),
  );
}

function advances(trial: Trial, units: number): readonly Way[] {
  return COMPANIES.flatMap((company) => {
    const steps = repeated(trial, { type: 'advance', seat: trial.seat, company }, units);
    return steps.flatMap((after) => trackSpace(after, company));
  });
}

function trackSpace(after: Trial, company: Company): readonly Way[] {
  return wayBy(after, (event) => {
    const isMove = event.type === 'trackAdvanced' && event.seat === after.seat && event.company === company;
    return isMove ? { kind: 'trackSpace', company, space: event.to } : null;
  });
}

/** Returns the route to the last place in the events. Its cost is the coins paid before that event. */
function wayBy({ seat, actions, events }: Trial, placeIn: (event: GameEvent) => Ref | null): readonly Way[] {
  const places = events.map(placeIn);
  const ref = places.filter((place) => place !== null).at(-1);
  if (ref === undefined) return [];
  const coins = events.slice(0, places.lastIndexOf(ref)).map((event) => {
    return event.type === 'coins' && event.seat === seat ? Math.max(0, -event.amount) : 0;
  });
  return [{ ref, actions, cost: inCoins(coins.reduce((sum, amount) => sum + amount, 0)) }];
}

// STATION-11
function removals({ steps, ways }: Choice): readonly Way[] {
  if (steps.length > 0) return [];
  return ways.flatMap(({ action }) => {
    if (action.type !== 'removeOutpost') return [];
    const { company, column } = action;
    return [{ ref: { kind: 'column', company, column }, actions: [action], cost: null }];
  });
}

function routesOfTurn(trial: Trial, { action, ways }: Choice): readonly Route[] {
  const byUnits = new Map<number, readonly Way[]>();
  const routesWith = (use: Action, steps: readonly Step[]): readonly Route[] => {
    const by = steps.flatMap(({ field, ref }) => (ref === null || field === 'acquire' ? [] : [ref]));
    return waysWith(trial, use, byUnits).map((way) => ({ ...way, by }));
  };
  if (action !== null) return action.type === 'useResources' ? routesWith(action, []) : [];
  return ways.flatMap((way) => routesWith(way.action, way.steps));
}

/** `byUnits` caches the track spaces by number of units. */
function waysWith(trial: Trial, use: Action, byUnits: Map<number, readonly Way[]>): readonly Way[] {
  if (use.type === 'useResources' && use.acquire !== undefined) {
    return [{ ref: { kind: 'displaySlot', slot: use.acquire }, actions: [use], cost: null }];
  }
  if (use.type !== 'useResources' && use.type !== 'useEnergy' && use.type !== 'useScientist') return [];
  const after = tryNext(trial, use);
  if (after === null) return [];
  if (use.type === 'useEnergy') return placements(after, use);
  if (use.type === 'useScientist') return uploads(after);
  const next = promptOf(after.state, after.seat, after.rules);
  // If only one marker can move, the engine has already moved it.
  const moved = COMPANIES.flatMap((company) => trackSpace(after, company));
  if (next?.kind !== 'units') return moved;
  const { units } = next.params;
  const known = byUnits.get(units)?.map((way) => ({ ...way, actions: [use, ...way.actions.slice(1)] }));
  if (known !== undefined) return known;
  const found = [...moved, ...advances(after, units)];
  byUnits.set(units, found);
  return found;
}

// EXP-7, BELT-8, BELT-9
function placements({ seat, rules, state }: Trial, use: ActionOf<'useEnergy'>): readonly Way[] {
  const placed = legalActions(state, seat, rules).flatMap((action) => {
    const ref = placeOf(action);
    return ref === null ? [] : [{ ref, action }];
  });
  const reach = reachOf(state, use.company, rules);
  return byPlace(placed).map((found) => {
    const { ref } = at(found, 0);
    const actions = found.map(({ action }) => action);
    const spaces = new Set(actions.map((action) => ('space' in action ? action.space : null)));
    const columns = actions.flatMap((action) => ('column' in action ? [action.column] : []));
    const column = bestColumn(state, use.company, columns, rules);
    const enter = actions.find((action) => !('column' in action) || action.column === column);
    // If an asteroid has several spaces, the player chooses one of them later.
    const isWhole = spaces.size === 1 && enter !== undefined;
    return { ref, actions: isWhole ? [use, enter] : [use], cost: energyTo(ref, reach) };
  });
}

function placeOf(action: Action): Ref | null {
  if (action.type === 'occupy') return { kind: 'sector', sector: action.sector };
  if (action.type === 'placeOutpost') return { kind: 'asteroid', asteroid: action.asteroid };
  return action.type === 'placeShuttle' ? { kind: 'shuttleSpace', shuttleSpace: action.shuttleSpace } : null;
}

function byPlace<T extends { readonly ref: Ref }>(items: readonly T[]): readonly (readonly T[])[] {
  const places = new Map<string, T[]>();
  for (const item of items) {
    const id = refId(item.ref);
    places.set(id, [...(places.get(id) ?? []), item]);
  }
  return [...places.values()];
}

function single(ways: readonly Way[]): readonly Destination[] {
  return ways.map((way) => ({ ref: way.ref, routes: [{ ...way, by: [] }] }));
}

/** Groups routes by place, and drops every route that uses everything that a shorter one uses. */
function together(routes: readonly Route[]): readonly Destination[] {
  return byPlace(routes).map((all) => ({
    ref: at(all, 0).ref,
    routes: all.filter((route) => !all.some((other) => usesFewerPieces(other, route))),
  }));
}

function usesFewerPieces({ by: few }: Route, { by: more }: Route): boolean {
  const ids = new Set(more.map(refId));
  return few.length < more.length && few.every((ref) => ids.has(refId(ref)));
}
