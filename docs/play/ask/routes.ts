import { preview, type Route } from 'skymines-rules/queries';
import type { Decision } from './decision.ts';

/**
 * Returns the routes that waste the fewest units of resources. If several remain, the player has to decide. Routes of
 * other actions all remain, because they differ in more than their cost.
 */
export function bestRoutes(decision: Decision, routes: readonly Route[]): readonly Route[] {
  if (routes.length < 2) return routes;
  const wasted = routes.map((route) => unitsLeft(decision, route));
  const least = Math.min(...wasted);
  return routes.filter((_, index) => wasted[index] === least);
}

/** Returns the units left over once the place is reached. */
function unitsLeft({ view, rules }: Decision, { actions: [first, ...steps] }: Route): number {
  if (first?.type !== 'useResources') return 0;
  const seen = preview(view, first, rules);
  const next = seen.ok ? seen.asks?.[0] : undefined;
  return next?.kind === 'units' ? next.params.units - steps.length : 0;
}
