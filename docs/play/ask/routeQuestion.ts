import { type Destination, type Ref, type Route, refId } from 'skymines-rules/queries';

/** The player narrows down the routes by clicking the paying cards or the company. */
export interface RouteQuestion {
  readonly place: Ref;
  readonly routes: readonly Route[];
  /** Pieces that the player clicked or that are part of every remaining route. */
  readonly chosen: readonly Ref[];
  readonly open: readonly Ref[];
}

export function routeQuestion({ ref, routes }: Destination): RouteQuestion {
  return narrowed(ref, routes);
}

/** Returns `null` if no route uses the clicked component. */
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
