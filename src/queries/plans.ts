import type { HasContent } from '../components/content.ts';
import type { Requirement } from '../components/effects.ts';
import type { CardRef, PlanId, Seat } from '../components/ids.ts';
import { SHIPPED } from '../content/shipped.ts';
import type { GameState, PlacedPlan } from '../game/model/state.ts';
import { meetsPlan } from '../game/rules/actions/upload.ts';
import { playerAt } from '../game/rules/players.ts';
import { gameAt } from './position.ts';

/** Whether a seat could enter a plan with its upload marker by what lies face up. */
export interface PlanStanding {
  /** What the plan asks for; nothing for a special plan, which costs coins instead. */
  readonly requirements: readonly Requirement[];
  /** Coins of a special plan (SCI-9), else 0. */
  readonly cost: number;
  readonly isMet: boolean;
}

/**
 * Returns what a plan asks of a seat, and whether the seat meets it (SCI-6 to SCI-9). `scientist`: the card that would move
 * the marker, if there is one; a scientist of the action area does not count while it does so (SCI-18).
 * @throws RangeError for a seat that the game does not have, or a plan that the components do not have.
 */
export function planStanding(
  state: GameState,
  seat: Seat,
  plan: PlanId,
  scientist: CardRef | null,
  rules: HasContent = SHIPPED,
): PlanStanding {
  const game = gameAt(rules, state, seat);
  const special = game.box.find.specialPlan(plan);
  const requirements = special === undefined ? game.box.plan(plan).requirements : [];
  return { requirements, cost: special?.cost ?? 0, isMet: meetsPlan(game, seat, plan, scientist) };
}

/** The plan that lies ahead of an upload marker, and where. */
export interface NextPlan extends PlacedPlan {
  /** The space of the research track. */
  readonly position: number;
}

/**
 * Returns the plan on the space that the upload marker of a seat would enter next, or `null` if there is none (RP-1).
 * @throws RangeError for a seat that the game does not have.
 */
export function nextPlan(state: GameState, seat: Seat, rules: HasContent = SHIPPED): NextPlan | null {
  const game = gameAt(rules, state, seat);
  const { plans, upload } = playerAt(game, seat);
  const position = upload + 1;
  const placed = plans[position] ?? null;
  return placed && { ...placed, position };
}
