import type { Effect } from '../../model/effects.ts';
import { sum } from './sums.ts';
import { declined, type Terms } from './terms.ts';

/** What a bonus space gives: its reward, or that of one of the tiers. */
export interface SpaceReward {
  readonly reward: readonly Effect[];
  readonly tiers: readonly (readonly Effect[])[];
  /** MISSION-9: one's own space is there when all one's tasks are claimed, so that none waits any more. */
  readonly declined: number;
}

/** BON-5, TRACK-10, MISSION-10: the bonus spaces of a game. */
export function spaceRewards(terms: Terms): SpaceReward[] {
  const { content, options, people, tracks } = terms;
  const waiting = declined(terms);
  const onBoard = content.spaces.map((space) => ({
    reward: space.terms.reward,
    tiers: space.majority?.tiers.map(({ reward }) => reward) ?? [],
    declined: waiting,
  }));
  const bonuses = tracks.flatMap(({ thresholds }) => thresholds.map(({ bonus }) => bonus));
  const onTracks = bonuses.flatMap((bonus) => {
    return bonus.kind === 'space' ? [{ reward: bonus.reward, tiers: [], declined: waiting }] : [];
  });
  const { reward } = content.figures.personalSpace;
  const own = Array.from({ length: options.missions ? people : 0 }, () => ({ reward, tiers: [], declined: 0 }));
  return [...onBoard, ...onTracks, ...own];
}

/** How often spaces can give something, each once a round (BON-4). */
export function timesOnSpaces(terms: Terms, times: (reward: readonly Effect[]) => number): number {
  const each = spaceRewards(terms).map(({ reward, tiers }) => Math.max(...[reward, ...tiers].map(times)));
  return terms.rounds * sum(each, (count) => count);
}
