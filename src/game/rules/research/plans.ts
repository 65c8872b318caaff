import type { PlanId, Seat } from '../../../components/ids.ts';
import { at, indices } from '../../../engine/lists.ts';
import type { RuleId } from '../../../rulebook/rules.ts';
import type { PlacePlan, TakeCoin, TakePlan, TakeSpecialPlan } from '../../model/actions.ts';
import type { PlacePlansFrame, ResearchFrame } from '../../model/frames.ts';
import { type Decision, type Faults, fault, NO_FAULTS, type Procedure, push } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import { gainCoins, playerAt, writePlayer } from '../players.ts';

type Spend = TakePlan | TakeSpecialPlan | TakeCoin;

/** RP-3, RP-4, ICON-5: gives research points, which must be spent immediately. */
export const researchPoints: Procedure<'researchPoints'> = {
  run(work, { seat, points }) {
    work.emit({ type: 'researchGained', seat, points });
    push(work, { kind: 'research', seat, points });
  },
};

/** RP-21, SPECIAL-5, AMB-SPECIAL-3: on the last space of the research track, research points give only coins. */
function onlyCoins(game: Game, seat: Seat): boolean {
  return playerAt(game, seat).upload === game.box.content.playerBoard.research.last;
}

/** RP-4: spends research points one choice at a time. */
export const research: Decision<ResearchFrame, Spend> = {
  answers: ['takePlan', 'takeSpecialPlan', 'takeCoin'],
  automatic: true,

  candidates(game, _frame, seat) {
    const plans = indices(game.state.researchDisplay).map((space): Spend => ({ type: 'takePlan', seat, space }));
    const specials = game.state.specialPlans.map((plan): Spend => ({ type: 'takeSpecialPlan', seat, plan }));
    return [...plans, ...specials, { type: 'takeCoin', seat }];
  },

  check(game, { seat, points }, action) {
    if (action.type === 'takeCoin') return NO_FAULTS; // RP-8: always possible
    if (onlyCoins(game, seat)) return fault('onlyCoins');
    return action.type === 'takePlan'
      ? checkPlan(game, points, action.space)
      : checkSpecialPlan(game, points, action.plan);
  },

  apply(work, { seat, points }, action) {
    if (onlyCoins(work, seat)) {
      gainCoins(work, seat, points * work.box.content.playerBoard.research.overflow, 'SPECIAL-5');
      return;
    }
    const price = priceOf(work, action);
    if (action.type === 'takeCoin') gainCoins(work, seat, 1, 'RP-8');
    else if (action.type === 'takePlan') takeFromDisplay(work, seat, action.space, price);
    else takeFromRoundTrack(work, action, price);
    if (points > price) push(work, { kind: 'research', seat, points: points - price });
  },
};

/** RP-5, RP-6, RP-7 */
function checkPlan(game: Game, points: number, space: number): Faults {
  const plan = game.state.researchDisplay[space];
  if (plan === undefined) return fault('noSuchResearchSpace', { displaySpace: space });
  if (plan === null) return fault('emptyResearchSpace', { displaySpace: space });
  const price = displayPrice(game, space);
  return price > points ? fault('tooFewPoints', { plan, price, points }) : NO_FAULTS;
}

/** RP-9, RP-10 */
function checkSpecialPlan(game: Game, points: number, plan: string): Faults {
  const special = game.box.find.specialPlan(plan);
  if (special === undefined) return fault('noSpecialPlan', { plan });
  if (!game.state.specialPlans.includes(plan)) return fault('specialPlanTaken', { plan }); // RP-19
  const price = game.box.content.figures.specialPlanPrice;
  const { round } = special;
  if (round > game.state.round) return fault('specialPlanFaceDown', { plan, round });
  return price > points ? fault('tooFewPoints', { plan, price, points }) : NO_FAULTS;
}

function priceOf(game: Game, action: Spend): number {
  if (action.type === 'takeCoin') return 1;
  return action.type === 'takePlan' ? displayPrice(game, action.space) : game.box.content.figures.specialPlanPrice;
}

function displayPrice(game: Game, space: number): number {
  const { researchDisplay, figures } = game.box.content;
  return figures.planPrices[at(researchDisplay, space).letter];
}

function takeFromDisplay(work: Work, seat: Seat, space: number, points: number): void {
  const plan = at(work.state.researchDisplay, space);
  if (plan === null) return;
  work.state.researchDisplay[space] = null;
  work.state.acquired.push(plan);
  work.emit({ type: 'planTaken', seat, plan, points });
  // RP-11, AMB-RP-13: the first red-bordered plan gives the seat all the supplement coins.
  if (at(work.box.content.researchDisplay, space).supplement) takeSupplement(work, seat, 'RP-11');
}

export function takeSupplement(work: Work, seat: Seat, rule: RuleId): void {
  const coins = work.state.supplement;
  work.state.supplement = 0;
  gainCoins(work, seat, coins, rule);
}

function takeFromRoundTrack(work: Work, { seat, plan }: TakeSpecialPlan, points: number): void {
  const { specialPlans } = work.state;
  specialPlans.splice(specialPlans.indexOf(plan), 1); // RP-19: the plan's space stays empty
  work.state.acquired.push(plan);
  work.emit({ type: 'planTaken', seat, plan, points });
}

/** RP-12, RP-17: plans acquired this turn must be placed on the research track at the end of the turn (AMB-RP-14). */
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

/** RP-18, AMB-RP-15: fills empty spaces of the research display with plans of the matching letter (RP-20, NOTE-3). */
export const refill: Procedure<'refill'> = { run: refillResearchDisplay };

export function refillResearchDisplay(work: Work): void {
  work.box.content.researchDisplay.forEach(({ letter }, space) => {
    if (work.state.researchDisplay[space] !== null) return;
    const plan = work.state.planSupply[letter].pop();
    if (plan === undefined) return;
    work.state.researchDisplay[space] = plan;
    work.emit({ type: 'planDealt', plan, space });
  });
}
