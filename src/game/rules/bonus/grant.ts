import type { Effect } from '../../../components/effects.ts';
import { COMPANIES, type Company, type Seat } from '../../../components/ids.ts';
import { sum } from '../../../engine/lists.ts';
import type { RewardContext, RewardFrame, TrackStepsFrame } from '../../model/frames.ts';
import { faceUpTotals } from '../area/area.ts';
import { openRemoval } from '../board/removal.ts';
import { push } from '../decision.ts';
import type { Work } from '../game.ts';
import { advanceHelium, gainCoins } from '../players.ts';
import { advanceTrack, meetsBarrier } from '../tracks/movement.ts';

/** The rewards from one source that need a decision. */
interface Outstanding {
  readonly frames: RewardFrame[];
  readonly steps: Record<Company, number[]>;
  points: number;
  /** Outposts that must be removed, and outposts that may be removed. */
  removals: number;
  optionalRemovals: number;
}

/**
 * EXP-17, BON-3: gives each reward as far as it can be given (AMB-EXP-6, NOTE-6). Rewards that need no decision come first,
 * because they can only help the others. Removing outposts comes last, because it affects nothing else. The player
 * chooses the order of the rest if it can matter (AMB-BON-10). Research points are added up (EXP-24).
 */
export function grant(work: Work, seat: Seat, rewards: readonly Effect[], context: RewardContext = {}): void {
  const steps = { skymine: [], minerva: [], astrogo: [], tawac: [] };
  const outstanding: Outstanding = { frames: [], steps, points: 0, removals: 0, optionalRemovals: 0 };
  for (const effect of rewards) applyOrDefer(work, seat, effect, context, outstanding);
  const { frames } = outstanding;
  for (const company of COMPANIES) frames.push(...takeFreeSteps(work, seat, company, steps[company]));
  if (outstanding.points > 0) frames.push({ kind: 'researchPoints', seat, points: outstanding.points });
  openRemoval(work, { seat, count: outstanding.optionalRemovals, optional: true });
  openRemoval(work, { seat, count: outstanding.removals, optional: false });
  pushRewards(work, seat, frames);
}

/** Takes steps that reach no barrier, fewest first. Returns the others: rewards in between may pay for a barrier. */
function takeFreeSteps(work: Work, seat: Seat, company: Company, steps: readonly number[]): TrackStepsFrame[] {
  const others: TrackStepsFrame[] = [];
  for (const each of [...steps].sort((a, b) => a - b)) {
    if (meetsBarrier(work, seat, company, each)) others.push({ kind: 'trackSteps', seat, company, steps: each });
    else advanceTrack(work, seat, company, each);
  }
  return others;
}

/** AMB-BON-10: asks for the order of two or more rewards. */
export function pushRewards(work: Work, seat: Seat, frames: readonly RewardFrame[]): void {
  const [first, ...more] = joined(frames);
  if (first !== undefined) push(work, more.length === 0 ? first : { kind: 'rewards', seat, rewards: frames });
}

/** AMB-BON-10: steps of several effects on one track are one move if no other reward is left. */
function joined(frames: readonly RewardFrame[]): readonly RewardFrame[] {
  const steps = frames.filter((each) => each.kind === 'trackSteps');
  const [first] = steps;
  const isOneTrack = steps.length === frames.length && steps.every(({ company }) => company === first?.company);
  if (first === undefined || !isOneTrack) return frames;
  return [{ ...first, steps: sum(steps, (each) => each.steps) }];
}

/** Applies an effect that needs no decision. Adds any other effect to `outstanding`. */
function applyOrDefer(work: Work, seat: Seat, effect: Effect, context: RewardContext, outstanding: Outstanding): void {
  const { company, destroyed, rule } = context;
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
    case 'firstPlayer': // BON-7, ROUND-8: takes effect in the next round
      work.state.nextFirstPlayer = seat;
      work.emit({ type: 'firstPlayerTaken', seat });
      break;
    case 'reserveTile':
      work.emit({ type: 'tileReserved', seat, tile: effect.tile }); // BON-11: the seat receives the tile in PREP-6
      break;
    case 'destroyedCost': // BON-10, BSP-5, BSP-6
      if (destroyed !== undefined) gainCoins(work, seat, work.box.card(destroyed).cost + effect.plus, rule ?? 'BON-10');
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
      const frame = frameOf(seat, effect, context);
      if (frame !== undefined) outstanding.frames.push(frame);
    }
  }
}

type DecisionEffect = Extract<Effect, { kind: 'chosenTracks' | 'purchase' | 'oneOf' | 'salvage' }>;

function frameOf(seat: Seat, effect: DecisionEffect, context: RewardContext): RewardFrame | undefined {
  const { company, destroyed, rule } = context;
  switch (effect.kind) {
    case 'chosenTracks': {
      const companies = COMPANIES.filter((each) => effect.among !== 'others' || each !== company);
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
