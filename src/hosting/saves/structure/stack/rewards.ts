import type { Effect } from '../../../../components/effects.ts';
import type { Company } from '../../../../components/ids.ts';
import { COMPANIES } from '../../../../components/ids.ts';
import { sortedJson } from '../../../../engine/fingerprint.ts';
import { sum } from '../../../../engine/lists.ts';
import type { Frame, FrameOf, RewardFrame } from '../../../../game/model/frames.ts';
import { takeableColumns } from '../../../../game/rules/board/stations.ts';
import type { Game } from '../../../../game/rules/game.ts';
import { offeredCompanies } from '../../../../game/rules/tracks/chosenTracks.ts';
import { canStep, stepCost } from '../../../../game/rules/tracks/movement.ts';
import type { Gift } from './gifts.ts';
import { fitsContext, giftsOn, maybeDestroyed } from './gifts.ts';

/** A frame and what lies under it, the top of that last. */
export interface Spot<F extends Frame = Frame> {
  readonly frame: F;
  readonly below: readonly Frame[];
}
type Answer = (game: Game, gifts: readonly Gift[]) => boolean;

/** Whether one of the sources under a reward gives it. */
export function isGiven(
  game: Game,
  { frame, below }: Spot<RewardFrame | FrameOf<'research' | 'barrier' | 'rewards'>>,
): boolean {
  const gifts = giftsOn(game, below, frame.seat);
  return answerFor(frame)(game, gifts);
}

function answerFor(frame: RewardFrame | FrameOf<'research' | 'barrier' | 'rewards'>): Answer {
  switch (frame.kind) {
    case 'rewards':
      return (game, gifts) => gifts.some((gift) => givesAll(game, gift, frame.rewards));
    case 'research':
    case 'researchPoints':
      return (_, gifts) => gifts.some((gift) => frame.points <= pointsOf(gift));
    case 'barrier':
      return (game, gifts) =>
        facesBarrier(game, frame) && gifts.some((gift) => frame.steps <= mostSteps(gift, frame.company));
    default:
      return (game, gifts) => gifts.some((gift) => gift.effects.some((effect) => gives(game, gift, effect, frame)));
  }
}

/** RP-3, EXP-24: the research points of one source are one sum. */
function pointsOf({ effects }: Gift): number {
  return sum(effects, (effect) => (effect.kind === 'research' ? effect.points : 0));
}

/** The most steps at once that a source brings on one track. */
function mostSteps(gift: Gift, company: Company): number {
  const fixed = sum(gift.effects, (effect) => (isOnTrack(gift, effect, company) ? effect.steps : 0));
  const chosen = gift.effects.flatMap((effect) => (effect.kind === 'chosenTracks' ? effect.steps : []));
  return Math.max(fixed, ...chosen);
}

type Steps = Extract<Effect, { kind: 'track' | 'expandedTrack' }>;

function isOnTrack(gift: Gift, effect: Effect, company: Company): effect is Steps {
  return effect.kind === 'track'
    ? effect.company === company
    : effect.kind === 'expandedTrack' && gift.company === company;
}

/** TRACK-3: it is asked in front of a barrier that can be paid. */
function facesBarrier(game: Game, { seat, company, steps }: FrameOf<'barrier'>): boolean {
  const cost = stepCost(game, seat, company);
  return steps > 0 && cost !== null && cost > 0 && canStep(game, seat, company);
}

/** Whether the effects of one source give all these rewards at once, each effect one of them. */
function givesAll(game: Game, gift: Gift, rewards: readonly RewardFrame[]): boolean {
  const left = [...gift.effects];
  return (
    rewards.length > 0 &&
    rewards.every((reward) => {
      const place = left.findIndex((effect) => gives(game, gift, effect, reward));
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    })
  );
}

/** Whether an effect can have become this frame, or what is left of it. */
function gives(game: Game, gift: Gift, effect: Effect, frame: RewardFrame): boolean {
  switch (frame.kind) {
    case 'trackSteps':
      return isOnTrack(gift, effect, frame.company) && effect.steps === frame.steps;
    case 'researchPoints':
      return effect.kind === 'research' && frame.points === pointsOf(gift);
    case 'purchase':
      return effect.kind === 'purchase' && effect.discount === frame.discount && frame.rule === (gift.rule ?? 'BON-8');
    case 'chosenTracks':
      return effect.kind === 'chosenTracks' && frame.rule === (gift.rule ?? 'ICON-8') && isLeftOf(gift, effect, frame);
    case 'oneOf':
      return (
        effect.kind === 'oneOf' &&
        sortedJson(effect.rewards) === sortedJson(frame.rewards) &&
        fitsContext(game, frame.seat, gift, frame.context)
      );
    case 'salvage':
      return effect.kind === 'salvage' && frame.rule === (gift.rule ?? 'BSP-9') && isSalvage(game, effect, frame);
  }
}

/** ICON-8, BSP-7, BSP-8: some of the steps, for as many tracks less as have been chosen. */
function isLeftOf(
  gift: Gift,
  effect: Extract<Effect, { kind: 'chosenTracks' }>,
  { steps, companies }: FrameOf<'chosenTracks'>,
): boolean {
  const offered = offeredCompanies(effect, gift.company);
  const left = [...effect.steps];
  const areGiven = steps.every((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  const areOffered = companies.every(
    (company, index) => offered.includes(company) && companies.indexOf(company) === index,
  );
  return steps.length > 0 && areGiven && areOffered && offered.length - companies.length === left.length;
}

/** BSP-9: both parts are open, or one of them where both may be done (BSP-10). */
function isSalvage(
  game: Game,
  { price, parts }: Extract<Effect, { kind: 'salvage' }>,
  frame: FrameOf<'salvage'>,
): boolean {
  const both = parts === 'both';
  const isWhole = frame.parts.length === 2 && frame.parts[0] !== frame.parts[1];
  const isPart = both && frame.parts.length === 1;
  const fits = frame.price === price && frame.both === both && (isWhole || isPart);
  return fits && maybeDestroyed(game, frame.seat, frame.card);
}

/** ICON-9, ICON-11: no more than the source allows, and never more than wait above it are left at the stations. */
export function isRemoval(game: Game, { frame, below }: Spot<FrameOf<'removal'>>, above: readonly Frame[]): boolean {
  const { count, optional, seat } = frame;
  const most = giftsOn(game, below, seat).map(({ effects }) =>
    sum(effects, (each) => (each.kind === 'removeOutposts' && (each.optional ?? false) === optional ? each.count : 0)),
  );
  const taken = sum(above, (each) => (each.kind === 'removal' ? each.count : 0));
  const columns = COMPANIES.flatMap((company) =>
    takeableColumns(game, company).map((column) => game.state.stations[company][column]?.pieces ?? 0),
  );
  return count > 0 && count <= Math.max(0, ...most) && (optional || sum(columns) > taken);
}
