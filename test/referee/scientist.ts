import { ask } from './ask.ts';
import { faceUpCards, planOf, printedAction, specialPlanOf, usedUp } from './cards.ts';
import type { Game, Player, Steps, StepsTo } from './game.ts';
import { at, count, need, playerOf } from './game.ts';
import { meets } from './requirements.ts';
import { spendResearch, uploadAtEnd } from './research.ts';
import { takeRewards } from './rewards.ts';
import { payCoins } from './tracks.ts';
import type {
  CardRef,
  Content,
  Effect,
  FlipPlan,
  PlanId,
  Requirement,
  Seat,
  Stop,
  Upload,
  UseScientist,
} from './types.ts';

/** SCI-2: exactly one face-up scientist card, or the scientist tile (TILE-10). */
export function scientistAnswers(game: Game, seat: Seat): UseScientist[] {
  return faceUpCards(game, seat)
    .filter(({ action }) => action.kind === 'scientist')
    .map(({ ref }) => ({ type: 'useScientist', seat, card: ref }));
}

/**
 * Action 3 (SCI-2): the movement, the reward of the plan, then the points of the scientist. The card may also be a
 * destroyed one, which never meets a requirement itself (BSP-9, AMB-TRACK-11).
 */
export function* useScientist(game: Game, { seat, card }: UseScientist): Steps {
  const action = printedAction(game.content, card);
  const points = action.kind === 'scientist' ? action.points : 0;
  const moved = yield* moveUpload(game, seat, card);
  const reward = moved ? stopReward(game, seat) : []; // SCI-14
  // SCI-15: then the points of the card. They are added to research points of the plan (AMB-RP-9).
  const isOneSum = reward.some(({ kind }) => kind === 'research');
  yield* takeRewards(game, seat, isOneSum ? [...reward, { kind: 'research', points }] : reward, {});
  if (!isOneSum) yield* spendResearch(game, seat, points);
  usedUp(game, seat, card); // SCI-16
}

/** SCI-3 to SCI-11: one plan may be turned, then the marker moves as far as wanted. The result tells if it moved. */
function* moveUpload(game: Game, seat: Seat, card: CardRef): StepsTo<boolean> {
  let moved = false;
  let flipped = false;
  for (;;) {
    const mayFlip = !flipped && !moved; // AMB-RP-7: once, before the first step.
    const answer = yield* ask(game, seat, () => [
      ...(mayFlip ? flipAnswers(game, seat) : []),
      ...(mayUpload(game, seat, card) ? [{ type: 'upload', seat } satisfies Upload] : []),
      { type: 'stop', seat } satisfies Stop, // SCI-4: also without a step.
    ]);
    if (answer.type === 'stop') return moved;
    if (answer.type === 'flipPlan') {
      payCoins(game, seat, game.content.figures.flipPrice);
      planAt(playerOf(game, seat), answer.position).faceDown = true;
      flipped = true;
    } else {
      enterNext(game, seat);
      moved = true;
    }
  }
}

/** SCI-3: any plan of the own track that is face up, pre-printed and special ones too (AMB-RP-5, AMB-RP-16). */
function flipAnswers(game: Game, seat: Seat): FlipPlan[] {
  const { coins, plans } = playerOf(game, seat);
  if (coins < game.content.figures.flipPrice) return [];
  return plans.flatMap((plan, position) =>
    plan !== null && !plan.faceDown ? [{ type: 'flipPlan', seat, position } satisfies FlipPlan] : [],
  );
}

/** SCI-5 to SCI-11: true if the marker may enter the next plan; it never jumps. */
function mayUpload(game: Game, seat: Seat, card: CardRef): boolean {
  if (uploadAtEnd(game, seat)) return false; // SPECIAL-4, SCI-19
  const player = playerOf(game, seat);
  const next = player.plans[player.upload + 1] ?? null;
  if (next === null) return false; // SCI-11
  if (next.faceDown) return true; // SCI-10
  const special = specialPlanOf(game.content, next.plan);
  if (special !== undefined) return player.coins >= special.cost; // SCI-9
  return meets(game, seat, printedPlan(game.content, next.plan).requirements, card); // SCI-6, SCI-8
}

/** The marker enters the next plan. A special plan is paid for at that moment (SCI-9). */
function enterNext(game: Game, seat: Seat): void {
  const player = playerOf(game, seat);
  const plan = planAt(player, player.upload + 1);
  if (!plan.faceDown) {
    payCoins(game, seat, specialPlanOf(game.content, plan.plan)?.cost ?? 0);
    plan.uploaded = true; // AMB-RP-3
  }
  player.upload += 1; // The slot space opens its action slot for the next planning phase (SPECIAL-6).
  count(game, 'uploadsInOneAction');
}

/** SCI-12, SCI-13: the reward of the plan on which the marker has stopped, if it is face up and not special. */
function stopReward(game: Game, seat: Seat): readonly Effect[] {
  const player = playerOf(game, seat);
  const { plan, faceDown } = planAt(player, player.upload);
  if (faceDown || specialPlanOf(game.content, plan) !== undefined) return [];
  return printedPlan(game.content, plan).reward;
}

function planAt(player: Player, position: number): NonNullable<Player['plans'][number]> {
  return need(at(player.plans, position), `plan on space ${position}`);
}

/** A lettered plan, or the plan printed on a starting token, which has the id of its token (RP-2). */
function printedPlan(
  content: Content,
  id: PlanId,
): { readonly requirements: readonly Requirement[]; readonly reward: readonly Effect[] } {
  return content.tokens.find((token) => token.id === id)?.plan ?? planOf(content, id);
}
