import type { Effect } from '../../model/effects.ts';
import { sum } from './sums.ts';
import type { Terms } from './terms.ts';

/** What a bonus space gives: its reward, or that of one of the tiers. */
export interface SpaceReward {
  readonly reward: readonly Effect[];
  readonly tiers: readonly (readonly Effect[])[];
}

/** BON-5, TRACK-10, MISSION-10: the bonus spaces of a game. */
export function spaceRewards({ content, options, people, tracks }: Terms): SpaceReward[] {
  const onBoard = content.spaces.map(({ terms, majority }) => ({
    reward: terms.reward,
    tiers: majority?.tiers.map(({ reward }) => reward) ?? [],
  }));
  const bonuses = tracks.flatMap(({ thresholds }) => thresholds.map(({ bonus }) => bonus));
  const onTracks = bonuses.flatMap((bonus) => (bonus.kind === 'space' ? [{ reward: bonus.reward, tiers: [] }] : []));
  const { reward } = content.figures.personalSpace;
  const own = Array.from({ length: options.missions ? people : 0 }, () => ({ reward, tiers: [] }));
  return [...onBoard, ...onTracks, ...own];
}

/** How often spaces can give something, each once a round (BON-4). */
export function timesOnSpaces(terms: Terms, times: (reward: readonly Effect[]) => number): number {
  const each = spaceRewards(terms).map(({ reward, tiers }) => Math.max(...[reward, ...tiers].map(times)));
  return terms.rounds * sum(each, (count) => count);
}
