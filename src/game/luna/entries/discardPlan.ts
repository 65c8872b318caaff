import type { LunaSlot } from '../../../components/content.ts';
import type { PlanId, PlanLetter } from '../../../components/ids.ts';
import { at, indices } from '../../../engine/lists.ts';
import type { Game, Work } from '../../rules/game.ts';
import { refillResearchDisplay } from '../../rules/research/placePlans.ts';
import { takeSupplement } from '../../rules/research/points.ts';
import { lunaOf, writeLuna } from '../luna.ts';

/** LACT-34 to LACT-36: the plan in her column of a letter's row leaves the game, and the display is refilled. */
export function discardPlan(work: Work, letter: PlanLetter, slot: LunaSlot): void {
  const { seat } = lunaOf(work);
  const { researchDisplay, luna } = work.box.content;
  const row = indices(researchDisplay).filter((space) => at(researchDisplay, space).letter === letter);
  const space = at(row, luna.planColumns[slot] - 1);
  const plan = at(work.state.researchDisplay, space);
  if (plan === null) {
    work.emit({ type: 'lunaSkipped', seat, action: 'discardPlan', rule: 'LACT-34' });
    return;
  }
  work.state.researchDisplay[space] = null;
  remove(work, plan, space);
  if (takesSupplement(work, space)) takeSupplement(work, seat, 'LACT-35');
  refillResearchDisplay(work);
}

/** LACT-35, AMB-LACT-11: whether the coins of the supplement space come with a plan from this space of the display. */
function takesSupplement({ box, state }: Game, space: number): boolean {
  const { lunaTakesSupplement } = state.options.switches;
  if (lunaTakesSupplement !== 'linked') return lunaTakesSupplement === 'always';
  return at(box.content.researchDisplay, space).supplement;
}

/** LACT-37: of the special plans lying face up, the one revealed last; its place stays empty. */
export function discardSpecialPlan(work: Work): void {
  const { round, specialPlans } = work.state;
  const revealed = specialPlans.filter((plan) => roundOf(work, plan) <= round);
  const [latest] = revealed.sort((a, b) => roundOf(work, b) - roundOf(work, a));
  if (latest === undefined) {
    work.emit({ type: 'lunaSkipped', seat: lunaOf(work).seat, action: 'discardSpecialPlan', rule: 'LACT-37' });
    return;
  }
  specialPlans.splice(specialPlans.indexOf(latest), 1);
  remove(work, latest, null);
}

function roundOf(work: Work, plan: PlanId): number {
  return work.box.specialPlan(plan)?.round ?? 0;
}

function remove(work: Work, plan: PlanId, space: number | null): void {
  const luna = writeLuna(work);
  luna.discardedPlans.push(plan);
  work.emit({ type: 'planDiscarded', seat: luna.seat, plan, space });
}
