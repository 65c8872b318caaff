import { type Ref, refId } from 'skymines-rules/queries';
import type { Destination, Route } from './destinations.ts';

/** A place with several routes, while the player narrows them down by the cards that pay or by the company. */
export interface RouteQuestion {
  readonly place: Ref;
  /** Remaining routes. */
  readonly routes: readonly Route[];
  /** Pieces that are certain: clicked, or part of every remaining route. */
  readonly chosen: readonly Ref[];
  /** Pieces that can be clicked. */
  readonly open: readonly Ref[];
}

/** Starts asking the player to choose a route to a place. */
export function routeQuestion({ ref, routes }: Destination): RouteQuestion {
  return narrowed(ref, routes);
}

/**
 * Returns the question after a click on a piece, the route if only one remains, or `null` if the piece is part of no
 * route.
 */
export function pick({ place, routes, open }: RouteQuestion, ref: Ref): RouteQuestion | Route | null {
  if (!has(open, ref)) return null;
  const left = routes.filter(({ by }) => has(by, ref));
  const [only, ...others] = left;
  return only !== undefined && others.length === 0 ? only : narrowed(place, left);
}

function narrowed(place: Ref, routes: readonly Route[]): RouteQuestion {
  const pieces = new Map(routes.flatMap(({ by }) => by.map((ref) => [refId(ref), ref] as const)));
  const isCertain = (ref: Ref): boolean => routes.every(({ by }) => has(by, ref));
  const refs = [...pieces.values()];
  return { place, routes, chosen: refs.filter(isCertain), open: refs.filter((ref) => !isCertain(ref)) };
}

function has(refs: readonly Ref[], ref: Ref): boolean {
  return refs.some((each) => refId(each) === refId(ref));
}
