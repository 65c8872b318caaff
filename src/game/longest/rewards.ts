import type { Content } from '../../components/content.ts';
import type { Effect } from '../../components/effects.ts';
import { sum } from '../../engine/lists.ts';

/** What the answers to a reward depend on beside the reward. */
export interface Asking {
  /** MISSION-14: 1 where a task may wait to be claimed, so that the last reward of several is asked for as well. */
  readonly declined: number;
  /** BSP-9: answers to the action of a destroyed card, beyond those to a planned one. */
  readonly salvaged?: number;
}

/** Answers that a reward can ask for. Steps that pay a barrier are not among them: they are counted as steps. */
export function answersTo(reward: readonly Effect[], asking: Asking): number {
  const questions = questionsIn(reward);
  const inOrder = questions > 1 ? questions - 1 + asking.declined : 0; // AMB-BON-10
  return sum(reward, (effect) => answersToOne(effect, asking)) + inOrder;
}

/** The same for one place of an expansion; the research points of all its places are one reward more (EXP-24). */
export function answersOnBoard(reward: readonly Effect[], asking: Asking): number {
  const others = reward.filter(({ kind }) => kind !== 'research');
  return sum(reward, (effect) => answersToOne(effect, asking)) + questionsIn(others);
}

const QUIET: readonly Effect['kind'][] = [
  ...(['coins', 'helium', 'resourceCoins', 'firstPlayer', 'destroyedCost', 'reserveTile'] as const),
  'removeOutposts', // last, and out of order
];

function questionsIn(reward: readonly Effect[]): number {
  return reward.filter(({ kind }) => !QUIET.includes(kind)).length;
}

function answersToOne(effect: Effect, asking: Asking): number {
  switch (effect.kind) {
    case 'research':
      return effect.points; // RP-4: one point after the other
    case 'track':
    case 'expandedTrack':
      return 1; // TRACK-3: a barrier that is not paid
    case 'chosenTracks':
      return 2 * effect.steps.length; // ICON-8: a track for each number, and a barrier there
    case 'removeOutposts':
      return effect.count;
    case 'purchase':
      return 1;
    case 'oneOf':
      return 1 + Math.max(...effect.rewards.map((reward) => answersTo(reward, asking)));
    case 'salvage':
      return (effect.parts === 'both' ? 2 : 1) + (asking.salvaged ?? 0);
    case 'coins':
    case 'helium':
    case 'resourceCoins':
    case 'firstPlayer':
    case 'destroyedCost':
    case 'reserveTile':
      return 0;
  }
}

/** What the reward of each plan asks beside the points of the scientist, which join its own research points (AMB-RP-9). */
export function planRewards({ plans, tokens }: Content, asking: Asking): number[] {
  return [...plans, ...tokens.map(({ plan }) => plan)].map(({ reward }) => answersTo(reward, asking));
}

/** BON-8: cards of the display that a reward brings for coins. */
export function cardsBought(reward: readonly Effect[]): number {
  return most(reward, ({ kind }) => kind === 'purchase');
}

/** BSP-9, BSP-10: cards that are destroyed for their action, or taken out of the destroyed cards. */
export function cardsSalvaged(reward: readonly Effect[]): number {
  return most(reward, ({ kind }) => kind === 'salvage');
}

/** BSP-10: those of them that bring both. */
export function cardsSalvagedAndFetched(reward: readonly Effect[]): number {
  return most(reward, (effect) => effect.kind === 'salvage' && effect.parts === 'both');
}

function most(reward: readonly Effect[], counts: (effect: Effect) => boolean): number {
  return sum(reward, (effect) => {
    if (effect.kind === 'oneOf') return Math.max(...effect.rewards.map((each) => most(each, counts)));
    return counts(effect) ? 1 : 0;
  });
}
