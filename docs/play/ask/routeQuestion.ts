import { type Ref, refId } from 'skymines-rules/queries';
import type { Destination, Route } from './further.ts';

/** A place that several ways lead to, while the player chooses one of them: by the cards that pay, or by the company. */
export interface RouteQuestion {
  readonly place: Ref;
  /** The ways that are left. */
  readonly routes: readonly Route[];
  /** The pieces that are certain: clicked, or part of every way that is left. */
  readonly chosen: readonly Ref[];
  /** The pieces that can be clicked. */
  readonly open: readonly Ref[];
}

/** Begins to ask which of the ways to a place the player wants. */
export function routeQuestion({ ref, routes }: Destination): RouteQuestion {
  return narrowed(ref, routes);
}

/** Returns what is left to ask after a click on a piece, the way where one is left, or `null` for a piece of no way. */
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
