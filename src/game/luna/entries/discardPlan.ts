import type { LunaSlot } from '../../../components/content.ts';
import type { PlanId, PlanLetter } from '../../../components/ids.ts';
import { at, indices } from '../../../engine/lists.ts';
import type { Game } from '../../rules/game.ts';
import { refillResearchDisplay } from '../../rules/research/placePlans.ts';
import { takeSupplement } from '../../rules/research/points.ts';
import type { LunaWork } from '../luna.ts';
import { skip } from '../luna.ts';

/** LACT-34 to LACT-36: the letter selects the row, and Luna's slot selects the column. */
export function discardPlan(work: LunaWork, letter: PlanLetter, slot: LunaSlot): void {
  const { researchDisplay, luna } = work.box.content;
  const row = indices(researchDisplay).filter((space) => at(researchDisplay, space).letter === letter);
  const space = at(row, luna.planColumns[slot] - 1);
  const plan = at(work.state.researchDisplay, space);
  if (plan === null) {
    skip(work, 'discardPlan', 'LACT-34');
    return;
  }
  work.state.researchDisplay[space] = null;
  remove(work, plan, space);
  if (takesSupplement(work, space)) takeSupplement(work, work.luna.seat, 'LACT-35');
  refillResearchDisplay(work);
}

/** LACT-35, AMB-LACT-11: Luna may take the coins on the supplement space with the plan. */
function takesSupplement({ box, state }: Game, space: number): boolean {
  const { lunaTakesSupplement } = state.options.switches;
  if (lunaTakesSupplement !== 'linked') return lunaTakesSupplement === 'always';
  return at(box.content.researchDisplay, space).supplement;
}

/** LACT-37: removes the most recently revealed special plan that is still face up. Its space stays empty. */
export function discardSpecialPlan(work: LunaWork): void {
  const { round, specialPlans } = work.state;
  const revealed = specialPlans.filter((plan) => roundOf(work, plan) <= round);
  const [latest] = revealed.sort((a, b) => roundOf(work, b) - roundOf(work, a));
  if (latest === undefined) {
    skip(work, 'discardSpecialPlan', 'LACT-37');
    return;
  }
  specialPlans.splice(specialPlans.indexOf(latest), 1);
  remove(work, latest, null);
}

function roundOf(work: LunaWork, plan: PlanId): number {
  return work.box.find.specialPlan(plan)?.round ?? 0;
}

function remove({ luna, emit }: LunaWork, plan: PlanId, space: number | null): void {
  luna.discardedPlans.push(plan);
  emit({ type: 'planDiscarded', seat: luna.seat, plan, space });
}
