import { ask } from './ask.ts';
import { planOf, specialPlanOf } from './cards.ts';
import type { Game, Steps } from './game.ts';
import { at, count, need, playerOf, remove } from './game.ts';
import { gainCoins } from './tracks.ts';
import type { PlacePlan, PlanId, PlanLetter, Seat, TakeCoin, TakePlan, TakeSpecialPlan } from './types.ts';

/** RP-21, SPECIAL-4: true if the upload marker has reached the last space of the research track. */
export function uploadAtEnd(game: Game, seat: Seat): boolean {
  return playerOf(game, seat).upload >= game.content.playerBoard.research.last;
}

/** RP-4, ICON-5: spends research points that were received together. They cannot be stored. */
export function* spendResearch(game: Game, seat: Seat, points: number): Steps {
  let left = points;
  while (left > 0) {
    const available = left;
    const answer = yield* ask(game, seat, () => researchAnswers(game, seat, available));
    if (answer.type === 'takePlan') left -= takePlan(game, seat, answer.space);
    else if (answer.type === 'takeSpecialPlan') left -= takeSpecialPlan(game, answer.plan);
    else left -= takeCoin(game, seat, available);
  }
}

type ResearchAnswer = TakePlan | TakeSpecialPlan | TakeCoin;

function researchAnswers(game: Game, seat: Seat, points: number): ResearchAnswer[] {
  const answers: ResearchAnswer[] = [{ type: 'takeCoin', seat }]; // RP-8: always possible.
  if (uploadAtEnd(game, seat)) return answers; // RP-21: plans can no longer be taken.
  const { planPrices, specialPlanPrice } = game.content.figures;
  game.content.researchDisplay.forEach(({ letter }, space) => {
    const lies = at(game.table.researchDisplay, space) !== null;
    if (lies && planPrices[letter] <= points) answers.push({ type: 'takePlan', seat, space }); // RP-5, RP-6, RP-7
  });
  for (const plan of game.table.specialPlans) {
    const faceUp = need(specialPlanOf(game.content, plan), plan).round <= game.table.round; // RP-10
    if (faceUp && specialPlanPrice <= points) answers.push({ type: 'takeSpecialPlan', seat, plan }); // RP-9
  }
  return answers;
}

/** RP-5 to RP-7: takes a plan of the display, and returns its price. Its space stays empty for now (RP-18). */
function takePlan(game: Game, seat: Seat, space: number): number {
  const { table, content } = game;
  const { letter, supplement } = at(content.researchDisplay, space);
  table.acquired.push(need(at(table.researchDisplay, space), `plan on space ${space}`));
  table.researchDisplay[space] = null;
  if (supplement) {
    gainCoins(game, seat, table.supplement); // RP-11: the first such plan takes all coins (AMB-RP-13).
    table.supplement = 0;
  }
  count(game, 'plansInOneAction');
  return content.figures.planPrices[letter];
}

/** RP-9: takes a special plan, and returns its price. Its space on the round track stays empty (RP-19). */
function takeSpecialPlan(game: Game, plan: PlanId): number {
  remove(game.table.specialPlans, plan);
  game.table.acquired.push(plan);
  count(game, 'plansInOneAction');
  return game.content.figures.specialPlanPrice;
}

/** RP-8: one point gives one coin. At the end of the research track, all points become coins (RP-21, AMB-SPECIAL-3). */
function takeCoin(game: Game, seat: Seat, points: number): number {
  const isAtEnd = uploadAtEnd(game, seat);
  gainCoins(game, seat, isAtEnd ? points * game.content.playerBoard.research.overflow : 1);
  return isAtEnd ? points : 1;
}

/** RP-12: at the end of the turn, the player places every plan acquired in this turn (AMB-RP-14). */
export function* placePlans(game: Game, seat: Seat): Steps {
  while (game.table.acquired.length > 0) {
    const { plan, position } = yield* ask(game, seat, () => placePlanAnswers(game, seat));
    remove(game.table.acquired, plan);
    const { plans, covered } = playerOf(game, seat);
    const below = at(plans, position);
    if (below !== null) covered.push(below.plan); // RP-16: only the top plan counts from now on (AMB-RP-4).
    plans[position] = { plan, faceDown: false, uploaded: false };
  }
}

/** RP-12, RP-14, RP-16: any plan may go to any space, next to others or not, vacant or not, except for RP-13. */
function placePlanAnswers(game: Game, seat: Seat): PlacePlan[] {
  const { last } = game.content.playerBoard.research;
  return game.table.acquired.flatMap((plan) => {
    const answers: PlacePlan[] = [];
    for (let position = 1; position <= last; position += 1) {
      if (mayLieOn(game, plan, position)) answers.push({ type: 'placePlan', seat, plan, position });
    }
    return answers;
  });
}

/** RP-13: a space with a crossed-out A takes B and C plans only; special plans depend on a switch (AMB-RP-2). */
function mayLieOn(game: Game, plan: PlanId, position: number): boolean {
  if (!game.content.playerBoard.research.noA.includes(position)) return true;
  if (specialPlanOf(game.content, plan) !== undefined) return game.options.switches.specialPlanOnNoASpace;
  return planOf(game.content, plan).letter !== 'A';
}

/** RP-18: empty lettered spaces get new plans of the same letter, as long as there are any (RP-20, NOTE-3). */
export function refillResearchDisplay(game: Game): void {
  game.content.researchDisplay.forEach(({ letter }, space) => {
    if (at(game.table.researchDisplay, space) === null) game.table.researchDisplay[space] = drawPlan(game, letter);
  });
}

function drawPlan(game: Game, letter: PlanLetter): PlanId | null {
  return game.table.planSupply[letter].pop() ?? null;
}
