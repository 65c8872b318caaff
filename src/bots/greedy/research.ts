import type { Requirement } from '../../components/effects.ts';
import type { PlanId, Seat } from '../../components/ids.ts';
import type { Action, PlacePlan } from '../../game/model/actions.ts';
import type { Playout } from '../../game/playout.ts';
import { faceUp } from '../../game/rules/area/area.ts';
import type { Game } from '../../game/rules/game.ts';
import { playerAt } from '../../game/rules/players.ts';
import { MACHINE } from '../../game/skymines.ts';
import { after, perUnit, playedOut, type Rater, type View } from './lookahead.ts';
import { fitness, uploadsPossible } from './planning.ts';
import { standing } from './standing.ts';
import { rewardWorth, roundsLeft } from './worth.ts';

/** Number of plans ahead of the marker that are considered together. */
const TOGETHER = 3;

/** Takes plans that the seat can enter in time and whose requirements it can meet, or else takes coins (RP-4). */
export const research: Rater = (view) => {
  const { game, taste } = view;
  const worth = planWorth(view);
  return (action) => {
    if (action.type === 'takePlan') {
      const plan = game.state.researchDisplay[action.space];
      const display = game.box.content.researchDisplay[action.space];
      if (plan === undefined || plan === null || display === undefined) return 0;
      const price = game.box.content.figures.planPrices[display.letter];
      return perUnit(worth(plan) + (display.supplement ? game.state.supplement : 0), price);
    }
    if (action.type === 'takeSpecialPlan') return worth(action.plan) * taste.specialShare;
    return taste.researchCoins;
  };
};

/** Returns a plan's value on the next free space of the track. */
function planWorth({ game, seat, taste }: View): (plan: PlanId) => number {
  const { box, state } = game;
  const { plans, upload } = playerAt(game, seat);
  const waiting = plans.filter((placed, space) => placed !== null && space > upload).length + state.acquired.length;
  const next = upload + 1 + waiting;
  const { last, noA } = box.content.playerBoard.research;
  if (next > last) return () => 0;
  const chances = roundsLeft(game) + (faceUp(game, seat, 'scientist').length > 1 ? 0.5 : 0);
  const inTime = Math.min(1, chances / (1 + waiting)) * (waiting < taste.enoughPlans ? 1 : taste.morePlans);
  const before = waitingFor(game, seat);
  const fits = fitness(game, seat, taste);
  const space = taste.space + taste.spaceLater * roundsLeft(game);
  return (id) => {
    const special = box.find.specialPlan(id);
    const plan = special === undefined ? box.plan(id) : undefined;
    const time = inTime * (noA.includes(next) && (plan === undefined || plan.letter === 'A') ? taste.noA : 1);
    if (special !== undefined) return (space + special.value - special.cost) * time;
    if (plan === undefined) return 0;
    const { requirements, reward } = plan;
    return (space + taste.planReward * rewardWorth(game, reward, taste)) * fits([...before, ...requirements]) * time;
  };
}

/** Returns the requirements of the next few plans that the marker can enter. */
function waitingFor(game: Game, seat: Seat): readonly Requirement[] {
  const { plans, upload } = playerAt(game, seat);
  const ahead = plans
    .slice(upload + 1, upload + 1 + TOGETHER)
    .flatMap((placed) => (placed === null ? [] : [placed.plan]));
  return [...ahead, ...game.state.acquired].flatMap((plan) =>
    game.box.find.specialPlan(plan) === undefined ? game.box.plan(plan).requirements : [],
  );
}

/** Places plans on the next free spaces of the track, without leaving gaps or covering other plans (RP-12). */
export const placePlans: Rater = ({ game, seat }) => {
  const { plans, upload } = playerAt(game, seat);
  const isFree = (space: number): boolean => space > upload && plans[space] === null;
  const rate = ({ position }: PlacePlan): number => (isFree(position) ? 100 - position : -Math.abs(position - upload));
  return (action) => (action.type === 'placePlan' ? rate(action) : 0);
};

/** Moves to the plan with the best standing, and turns an obstructing plan face down if that pays off (SCI-4). */
export const upload: Rater = (view) => {
  const { game, seat } = view;
  const blocked = playerAt(game, seat).upload + uploadsPossible(game, seat) + 1;
  return (action) => {
    if (action.type === 'flipPlan' && action.position !== blocked) return Number.NEGATIVE_INFINITY;
    return bestEnd(view, after(game, action), action);
  };
};

/** Returns the best standing among all spaces where the marker can stop. */
function bestEnd(view: View, playout: Playout, last: Action): number {
  const isMoving = !view.isLate?.() && last.type !== 'stop' && playout.state.stack.at(-1)?.kind === 'upload';
  if (!isMoving) return standing({ ...view, game: playedOut(view, playout) });
  const ways = MACHINE.options(playout, view.seat).filter(({ type }) => type === 'upload' || type === 'stop');
  return Math.max(...ways.map((way) => bestEnd(view, after(playout, way), way)));
}
