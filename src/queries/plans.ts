import type { HasContent } from '../components/content.ts';
import type { Requirement } from '../components/effects.ts';
import type { CardRef, PlanId, Seat } from '../components/ids.ts';
import type { GameState, PlacedPlan } from '../game/model/state.ts';
import { meetsPlan } from '../game/rules/actions/upload.ts';
import { playerAt } from '../game/rules/players.ts';
import { gameAt } from './position.ts';

/** A plan's requirements, and whether a seat meets them. */
export interface PlanStanding {
  /** Requirements of the plan. Empty for a special plan, which costs coins instead. */
  readonly requirements: readonly Requirement[];
  /** Price of entering a special plan, in coins (SCI-9). 0 for other plans. */
  readonly cost: number;
  /** True if the seat's current face-up cards and coins allow its upload marker to enter the plan. */
  readonly isMet: boolean;
}

/**
 * Returns the requirements of a plan, and whether a seat meets them (SCI-6 to SCI-9). `scientist` is the card that
 * would move the marker, if any. A scientist in the action area does not count while it is in use (SCI-18).
 * @throws RangeError for a seat that the game does not have, or a plan that is not in the component set.
 */
export function planStanding(
  state: GameState,
  seat: Seat,
  plan: PlanId,
  scientist: CardRef | null,
  rules?: HasContent,
): PlanStanding {
  const game = gameAt(rules, state, seat);
  const special = game.box.find.specialPlan(plan);
  const requirements = special === undefined ? game.box.plan(plan).requirements : [];
  return { requirements, cost: special?.cost ?? 0, isMet: meetsPlan(game, seat, plan, scientist) };
}

/** The plan in front of an upload marker, and its space. */
export interface NextPlan extends PlacedPlan {
  /** The plan's space on the research track. */
  readonly position: number;
}

/**
 * Returns the plan on the space in front of a seat's upload marker, or `null` if there is none (RP-1).
 * @throws RangeError for a seat that the game does not have.
 */
export function nextPlan(state: GameState, seat: Seat, rules?: HasContent): NextPlan | null {
  const game = gameAt(rules, state, seat);
  const { plans, upload } = playerAt(game, seat);
  const position = upload + 1;
  const placed = plans[position] ?? null;
  return placed && { ...placed, position };
}
