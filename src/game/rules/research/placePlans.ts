import type { PlanId } from '../../../components/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { PlacePlan } from '../../model/actions.ts';
import type { PlacePlansFrame, RefillFrame } from '../../model/frames.ts';
import type { Decision, Procedure } from '../decision.ts';
import { fault, NO_FAULTS, push } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import { writePlayer } from '../players.ts';

/**
 * RP-12, RP-17: every plan acquired this turn must be placed on the seat's research track at the end of the turn
 * (AMB-RP-14).
 */
export const placePlans: Decision<PlacePlansFrame, PlacePlan> = {
  answers: ['placePlan'],
  automatic: true,

  candidates(game, _frame, seat) {
    const { last } = game.box.content.playerBoard.research;
    const all: PlacePlan[] = [];
    for (const plan of game.state.acquired) {
      for (let space = 1; space <= last; space += 1) all.push({ type: 'placePlan', seat, plan, position: space });
    }
    return all;
  },

  check(game, _frame, { plan, position: space }) {
    const { last, noA } = game.box.content.playerBoard.research;
    if (!game.state.acquired.includes(plan)) return fault('planNotAcquired', { plan });
    // RP-14, AMB-RP-3, AMB-RP-6: allows any space, even after a gap, behind the marker or on the pre-printed plan.
    if (space < 1 || space > last) return fault('noSuchResearchTrackSpace', { position: space, last });
    return noA.includes(space) && !fitsNoASpace(game, plan) ? fault('noASpace', { plan, position: space }) : NO_FAULTS;
  },

  apply(work, { seat }, { plan, position: space }) {
    const player = writePlayer(work, seat);
    const below = at(player.plans, space);
    if (below !== null) player.covered.push(below.plan); // RP-15, RP-16: the new plan covers the old one
    player.plans[space] = { plan, faceDown: false, uploaded: false };
    const { acquired } = work.state;
    acquired.splice(acquired.indexOf(plan), 1);
    work.emit({ type: 'planPlaced', seat, plan, position: space });
    if (acquired.length > 0) push(work, { kind: 'placePlans', seat });
  },
};

/** RP-13, AMB-RP-2: on spaces with a crossed-out A, only B and C plans are allowed. */
function fitsNoASpace(game: Game, plan: PlanId): boolean {
  if (game.box.find.specialPlan(plan) !== undefined) return game.state.options.switches.specialPlanOnNoASpace;
  return game.box.plan(plan).letter !== 'A';
}

/**
 * RP-18, AMB-RP-15: fills empty spaces of the research display with plans of the matching letter, if any are left
 * (RP-20, NOTE-3).
 */
export const refill: Procedure<RefillFrame> = { run: refillResearchDisplay };

export function refillResearchDisplay(work: Work): void {
  work.box.content.researchDisplay.forEach(({ letter }, space) => {
    if (work.state.researchDisplay[space] !== null) return;
    const plan = work.state.planSupply[letter].pop();
    if (plan === undefined) return;
    work.state.researchDisplay[space] = plan;
    work.emit({ type: 'planDealt', plan, space });
  });
}
