import type { Seat } from '../../../components/ids.ts';
import { at, indices } from '../../../engine/lists.ts';
import type { RuleId } from '../../../rulebook/rules.ts';
import type { TakeCoin, TakePlan, TakeSpecialPlan } from '../../model/actions.ts';
import type { ResearchFrame, ResearchPointsFrame } from '../../model/frames.ts';
import type { Decision, Faults, Procedure } from '../decision.ts';
import { fault, NO_FAULTS, push } from '../decision.ts';
import type { Game, Work } from '../game.ts';
import { gainCoins, playerAt } from '../players.ts';

type Spend = TakePlan | TakeSpecialPlan | TakeCoin;

/** RP-3, RP-4, ICON-5: gives research points, which must be spent immediately. */
export const researchPoints: Procedure<ResearchPointsFrame> = {
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
