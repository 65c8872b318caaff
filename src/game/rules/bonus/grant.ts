import type { Effect } from '../../../components/effects.ts';
import type { Company, Seat } from '../../../components/ids.ts';
import { COMPANIES } from '../../../components/ids.ts';
import { sum } from '../../../engine/lists.ts';
import type { RewardContext, RewardFrame, TrackStepsFrame } from '../../model/frames.ts';
import { faceUpTotals } from '../area/totals.ts';
import { askRemoval } from '../board/removal.ts';
import { push } from '../decision.ts';
import type { Work } from '../game.ts';
import { advanceHelium } from '../playerBoard.ts';
import { gainCoins } from '../players.ts';
import { offeredCompanies } from '../tracks/chosenTracks.ts';
import { advanceTrack, meetsBarrier } from '../tracks/movement.ts';

/** What the rewards of one source still ask. */
interface Outstanding {
  readonly questions: RewardFrame[];
  /** Steps of each effect, by company. */
  readonly steps: Record<Company, number[]>;
  points: number;
  /** Outposts to remove, and outposts that may be left. */
  removals: number;
  optionalRemovals: number;
}

/**
 * EXP-17, BON-3: carries out rewards, all of them, as far as possible (AMB-EXP-6, NOTE-6). Where their order can matter
 * the person chooses it (AMB-BON-10): what asks nothing comes first, because it can only help what follows; outposts
 * are removed last, because nothing follows from it. Research points are added up (EXP-24).
 */
export function grant(work: Work, seat: Seat, rewards: readonly Effect[], context: RewardContext = {}): void {
  const steps = { skymine: [], minerva: [], astrogo: [], tawac: [] };
  const outstanding: Outstanding = { questions: [], steps, points: 0, removals: 0, optionalRemovals: 0 };
  for (const effect of rewards) carryOutOrNote(work, seat, effect, context, outstanding);
  const { questions } = outstanding;
  for (const company of COMPANIES) questions.push(...openSteps(work, seat, company, steps[company]));
  if (outstanding.points > 0) questions.push({ kind: 'researchPoints', seat, points: outstanding.points });
  askRemoval(work, { seat, count: outstanding.optionalRemovals, optional: true });
  askRemoval(work, { seat, count: outstanding.removals, optional: false });
  ask(work, seat, questions);
}

/**
 * Takes the steps on one track that meet no barrier, the fewest first, and returns the rest, one reward for each effect:
 * between two of them other rewards may bring the coins for a barrier.
 */
function openSteps(work: Work, seat: Seat, company: Company, steps: readonly number[]): TrackStepsFrame[] {
  const open: TrackStepsFrame[] = [];
  for (const each of [...steps].sort((a, b) => a - b)) {
    if (meetsBarrier(work, seat, company, each)) open.push({ kind: 'trackSteps', seat, company, steps: each });
    else advanceTrack(work, seat, company, each);
  }
  return open;
}

/** A single question is asked at once; of several the person takes one after the other. */
function ask(work: Work, seat: Seat, questions: readonly RewardFrame[]): void {
  const [first, ...more] = joined(questions);
  if (first !== undefined) push(work, more.length === 0 ? first : { kind: 'rewards', seat, rewards: questions });
}

/** Steps of several effects on one track are one move when nothing can come between them. */
function joined(questions: readonly RewardFrame[]): readonly RewardFrame[] {
  const steps = questions.filter((each) => each.kind === 'trackSteps');
  const [first] = steps;
  const isOneTrack = steps.length === questions.length && steps.every(({ company }) => company === first?.company);
  if (first === undefined || !isOneTrack) return questions;
  return [{ ...first, steps: sum(steps, (each) => each.steps) }];
}

/** Carries out an effect that asks nothing, and notes what the others ask. */
function carryOutOrNote(
  work: Work,
  seat: Seat,
  effect: Effect,
  context: RewardContext,
  outstanding: Outstanding,
): void {
  const { company } = context;
  switch (effect.kind) {
    case 'coins': // EXP-21
      gainCoins(work, seat, effect.amount, 'ICON-14');
      break;
    case 'helium':
      advanceHelium(work, seat, effect.steps);
      break;
    case 'resourceCoins': // AMB-ICON-6
      gainCoins(work, seat, faceUpTotals(work, seat)[effect.resource] - effect.minus, 'ICON-16');
      break;
    case 'firstPlayer':
      takeFirstPlayerMarker(work, seat);
      break;
    case 'reserveTile':
      work.emit({ type: 'tileReserved', seat, tile: effect.tile }); // BON-11: it comes with PREP-6
      break;
    case 'destroyedCost':
      gainPrintedCost(work, seat, effect.plus, context);
      break;
    case 'research':
      outstanding.points += effect.points;
      break;
    case 'removeOutposts':
      if (effect.optional) outstanding.optionalRemovals += effect.count;
      else outstanding.removals += effect.count;
      break;
    case 'track':
      outstanding.steps[effect.company].push(effect.steps);
      break;
    case 'expandedTrack': // EXP-22, ICON-6
      if (company !== undefined) outstanding.steps[company].push(effect.steps);
      break;
    default: {
      const question = questionOf(seat, effect, context);
      if (question !== undefined) outstanding.questions.push(question);
    }
  }
}

type Question = Extract<Effect, { kind: 'chosenTracks' | 'purchase' | 'oneOf' | 'salvage' }>;

/** The frame that asks for an effect. */
function questionOf(seat: Seat, effect: Question, context: RewardContext): RewardFrame | undefined {
  const { company, destroyed, rule } = context;
  switch (effect.kind) {
    case 'chosenTracks': {
      const companies = offeredCompanies(effect, company);
      return { kind: 'chosenTracks', seat, rule: rule ?? 'ICON-8', steps: effect.steps, companies };
    }
    case 'purchase':
      return { kind: 'purchase', seat, rule: rule ?? 'BON-8', discount: effect.discount };
    case 'oneOf':
      return { kind: 'oneOf', seat, rewards: effect.rewards, context };
    case 'salvage': {
      if (destroyed === undefined) return undefined;
      const { price } = effect;
      const both = effect.parts === 'both';
      return { kind: 'salvage', seat, rule: rule ?? 'BSP-9', card: destroyed, price, parts: ['action', 'card'], both };
    }
  }
}

/** BON-7, ROUND-8: it counts from the next round on. */
function takeFirstPlayerMarker(work: Work, seat: Seat): void {
  work.state.nextFirstPlayer = seat;
  work.emit({ type: 'firstPlayerTaken', seat });
}

/** BON-10, BSP-5, BSP-6: printed cost of the destroyed card, and more. */
function gainPrintedCost(work: Work, seat: Seat, plus: number, { destroyed, rule = 'BON-10' }: RewardContext): void {
  if (destroyed !== undefined) gainCoins(work, seat, work.box.card(destroyed).cost + plus, rule);
}
