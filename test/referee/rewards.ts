import { ask } from './ask.ts';
import { cardOf, displayCost, takeDisplayed, totalOf } from './cards.ts';
import type { Game, Steps, StepsTo } from './game.ts';
import { at, need, playerOf, remove } from './game.ts';
import { columnsWithOutposts } from './outposts.ts';
import { spendResearch } from './research.ts';
import { salvage } from './salvage.ts';
import { takePiece } from './stations.ts';
import { advanceHelium, advanceTrack, companyTrack, gainCoins, lastSpace, payCoins } from './tracks.ts';
import type {
  AdvanceSteps,
  BuyCard,
  CardId,
  ChooseReward,
  Company,
  Effect,
  RemoveOutpost,
  Seat,
  Stop,
  TakeReward,
} from './types.ts';
import { COMPANIES } from './types.ts';

/** The source of a reward: the company of the expansion or of the track space, and the destroyed card. */
export interface RewardContext {
  readonly company?: Company;
  readonly destroyed?: CardId;
}
type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { readonly kind: Kind }>;

/**
 * Takes all effects of one source (NOTE-6, BON-3, SCI-12, EXP-17). What cannot require a decision comes first, outposts
 * are removed last, and the player chooses the order of everything in between (AMB-BON-10).
 */
export function* takeRewards(game: Game, seat: Seat, effects: readonly Effect[], context: RewardContext): Steps {
  const open: Effect[] = [];
  const removals: EffectOf<'removeOutposts'>[] = [];
  /** Adds effects to those that are still to be taken; coins and the like are taken at once. */
  const receive = (received: readonly Effect[]): void => {
    for (const effect of received) {
      if (effect.kind === 'removeOutposts') removals.push(effect);
      else if (effect.kind === 'research') addResearch(open, effect.points);
      else if (effect.kind === 'expandedTrack') addExpandedTrack(open, effect.steps, context);
      else if (!takeAtOnce(game, seat, effect, context)) open.push(effect);
    }
  };
  receive(effects);
  yield* takeFreeSteps(game, seat, open);
  while (open.length > 0) {
    const next = oneMove(open) ?? (yield* chooseNext(game, seat, open));
    if (next.kind === 'oneOf') {
      receive(yield* chooseOne(game, seat, next));
      yield* takeFreeSteps(game, seat, open);
    } else yield* takeOne(game, seat, next, context);
  }
  for (const removal of removals) yield* removeOutposts(game, seat, removal);
}

/** RP-4, EXP-24: research points that are received together are one sum (AMB-EXP-7). */
function addResearch(open: Effect[], points: number): void {
  const index = open.findIndex(({ kind }) => kind === 'research');
  const sum = open[index];
  if (sum?.kind === 'research') open[index] = { kind: 'research', points: sum.points + points };
  else if (points > 0) open.push({ kind: 'research', points });
}

/** ICON-6, EXP-22: steps on the track of the company just expanded. */
function addExpandedTrack(open: Effect[], steps: number, { company }: RewardContext): void {
  if (company !== undefined) open.push({ kind: 'track', company, steps });
}

/** Takes an effect that never requires a decision. Returns false for any other effect. */
function takeAtOnce(game: Game, seat: Seat, effect: Effect, context: RewardContext): boolean {
  switch (effect.kind) {
    case 'coins': // ICON-14
      gainCoins(game, seat, effect.amount);
      return true;
    case 'helium': // ICON-4, EXP-23
      advanceHelium(game, seat, effect.steps);
      return true;
    case 'resourceCoins': // ICON-16, AMB-ICON-6
      gainCoins(game, seat, Math.max(0, totalOf(game, seat, effect.resource) - effect.minus));
      return true;
    case 'destroyedCost': // BON-10, BSP-5, BSP-6
      gainCoins(game, seat, cardOf(game.content, need(context.destroyed, 'destroyed card')).cost + effect.plus);
      return true;
    case 'firstPlayer': // BON-7, ROUND-8
      game.table.nextFirstPlayer = seat;
      return true;
    case 'reserveTile': // BON-11: the marker on the space reserves the tile; it is handed over later (PREP-6).
      return true;
    default:
      return false;
  }
}

/** ICON-7: steps that meet no barrier when the reward is received are made at once, fewest steps first (AMB-BON-10). */
function* takeFreeSteps(game: Game, seat: Seat, open: Effect[]): Steps {
  for (;;) {
    const free = open
      .filter((effect) => effect.kind === 'track')
      .filter(({ company, steps }) => !meetsBarrier(game, seat, company, steps));
    const next = free.sort((first, second) => first.steps - second.steps)[0];
    if (next === undefined) return;
    remove<Effect>(open, next);
    yield* advanceTrack(game, seat, next.company, next.steps);
  }
}

/** TRACK-1: true if these steps meet a barrier. */
function meetsBarrier(game: Game, seat: Seat, company: Company, steps: number): boolean {
  const from = playerOf(game, seat).tracks[company];
  const to = Math.min(from + steps, lastSpace(game, company));
  return companyTrack(game, company).barriers.some(({ before, cost }) => cost > 0 && before > from && before <= to);
}

/** Steps on one track are one move if nothing else is left that could come between them (AMB-BON-10). */
function oneMove(open: Effect[]): Effect | undefined {
  const tracks = open.filter((effect) => effect.kind === 'track');
  const { company } = tracks[0] ?? {};
  if (company === undefined || tracks.length < open.length) return undefined;
  if (tracks.some((effect) => effect.company !== company)) return undefined;
  open.length = 0;
  return { kind: 'track', company, steps: tracks.reduce((sum, { steps }) => sum + steps, 0) };
}

/** For each game, the rewards of the latest `rewards` decision, in the order of the indexes of `takeReward`. */
const offered = new WeakMap<Game, readonly Effect[]>();

/** The rewards of a `rewards` decision, in the order of the indexes of `takeReward`. */
export function offeredRewards(game: Game): readonly Effect[] {
  return offered.get(game) ?? [];
}

/** EXP-17, AMB-BON-10: the player chooses which reward to take next. It is no longer open then. */
function* chooseNext(game: Game, seat: Seat, open: Effect[]): StepsTo<Effect> {
  let index = 0;
  if (open.length > 1) {
    offered.set(game, [...open]);
    const answers = open.map((_, reward): TakeReward => ({ type: 'takeReward', seat, reward }));
    index = (yield* ask(game, seat, () => answers)).reward;
  }
  const next = at(open, index);
  open.splice(index, 1);
  return next;
}

/** BSP-1: the player chooses one of several rewards. Its parts then belong to the reward of the source. */
function* chooseOne(game: Game, seat: Seat, { rewards }: EffectOf<'oneOf'>): StepsTo<readonly Effect[]> {
  const answers = rewards.map((_, reward): ChooseReward => ({ type: 'chooseReward', seat, reward }));
  return at(rewards, (yield* ask(game, seat, () => answers)).reward);
}

/** Takes an effect that may require decisions. */
function* takeOne(game: Game, seat: Seat, effect: Effect, context: RewardContext): Steps {
  if (effect.kind === 'track')
    yield* advanceTrack(game, seat, effect.company, effect.steps); // ICON-7
  else if (effect.kind === 'research')
    yield* spendResearch(game, seat, effect.points); // ICON-5
  else if (effect.kind === 'chosenTracks') yield* chooseTracks(game, seat, effect, context);
  else if (effect.kind === 'purchase') yield* buyCard(game, seat, effect.discount);
  else if (effect.kind === 'salvage') yield* salvage(game, seat, effect, need(context.destroyed, 'destroyed card'));
  else throw new Error(`Not a reward with decisions: ${effect.kind}`);
}

/**
 * ICON-8, BSP-7, BSP-8, MISSION-10: each number of steps goes to a different track and is not split (AMB-ICON-3,
 * AMB-TRACK-15, AMB-MISSION-11). Steps that a marker cannot make are lost.
 */
function* chooseTracks(game: Game, seat: Seat, effect: EffectOf<'chosenTracks'>, { company }: RewardContext): Steps {
  const steps = [...effect.steps];
  const companies = COMPANIES.filter((other) => effect.among === 'all' || other !== company);
  while (steps.length > 0 && companies.length > 0) {
    const answer = yield* ask(game, seat, () =>
      companies.flatMap((chosen) =>
        [...new Set(steps)].map(
          (count): AdvanceSteps => ({ type: 'advanceSteps', seat, company: chosen, steps: count }),
        ),
      ),
    );
    remove(companies, answer.company);
    remove(steps, answer.steps);
    yield* advanceTrack(game, seat, answer.company, answer.steps);
  }
}

/**
 * BON-8, BSP-3, BSP-4: the player may buy one displayed card for its total cost in coins, which is never below 0
 * (BON-9, NOTE-2). It goes to the hand. Discounts for resources do not apply (AMB-BON-3, AMB-TRACK-14).
 */
function* buyCard(game: Game, seat: Seat, discount: number): Steps {
  const price = (slot: number): number => Math.max(0, displayCost(game, slot) - discount);
  const answer = yield* ask(game, seat, () => {
    const answers: (BuyCard | Stop)[] = [{ type: 'stop', seat }]; // AMB-BON-2, AMB-TRACK-13
    game.table.display.forEach((card, index) => {
      const slot = index + 1;
      if (card !== null && price(slot) <= playerOf(game, seat).coins) answers.push({ type: 'buyCard', seat, slot });
    });
    return answers;
  });
  if (answer.type === 'stop') return;
  payCoins(game, seat, price(answer.slot));
  takeDisplayed(game, seat, answer.slot);
}

/**
 * ICON-9, ICON-11, STATION-11: outposts leave any stations for good, from the top of columns. Only an optional removal
 * may be declined (AMB-EXP-11). Shuttles are never removed (BELT-26).
 */
function* removeOutposts(game: Game, seat: Seat, { count, optional }: EffectOf<'removeOutposts'>): Steps {
  for (let left = count; left > 0; left -= 1) {
    const outposts = removable(game, seat);
    if (outposts.length === 0) return; // AMB-ICON-5
    const stop: Stop[] = optional === true ? [{ type: 'stop', seat }] : [];
    const answer = yield* ask(game, seat, () => [...outposts, ...stop]);
    if (answer.type === 'stop') return;
    takePiece(game, answer.company, answer.column);
    game.table.removed[answer.company] += 1;
  }
}

function removable(game: Game, seat: Seat): RemoveOutpost[] {
  return COMPANIES.flatMap((company) =>
    columnsWithOutposts(game, company).map(
      (column): RemoveOutpost => ({ type: 'removeOutpost', seat, company, column }),
    ),
  );
}
