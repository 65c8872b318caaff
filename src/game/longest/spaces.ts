import type { Track } from '../../components/content.ts';
import type { Effect } from '../../components/effects.ts';
import { sum } from '../../engine/lists.ts';
import { cardsSalvaged } from './rewards.ts';
import { declined, type OnTracks, type SpaceReward, type Table } from './terms.ts';

/** BON-5, TRACK-10, MISSION-10: the bonus spaces of a game. */
export function spaceRewards(game: Table, tracks: readonly Track[]): SpaceReward[] {
  const { content, options, people } = game;
  const waiting = declined(game);
  const onBoard = content.spaces.map((space) => ({
    reward: space.terms.reward,
    tiers: space.majority?.tiers.map(({ reward }) => reward) ?? [],
    declined: waiting,
    track: null,
  }));
  const bonuses = tracks.flatMap(({ id, thresholds }) => thresholds.map(({ bonus }) => ({ id, bonus })));
  const onTracks = bonuses.flatMap(({ id, bonus }) => {
    return bonus.kind === 'space' ? [{ reward: bonus.reward, tiers: [], declined: waiting, track: id }] : [];
  });
  const { reward } = content.figures.personalSpace;
  const personal = { reward, tiers: [], declined: 0, track: null };
  const own = new Array<SpaceReward>(options.missions ? people : 0).fill(personal);
  return [...onBoard, ...onTracks, ...own];
}

/** How often spaces can give something in a round, each of them once (BON-4). */
export function timesInRound({ spaces }: OnTracks, times: (reward: readonly Effect[]) => number): number {
  const each = spaces.map(({ reward, tiers }) => Math.max(...[reward, ...tiers].map(times)));
  return sum(each, (count) => count);
}

/**
 * How often spaces can give a card out of the destroyed ones that comes into use. One that is fetched in the last round is
 * not planned any more; it could be destroyed for its action, but not by who has used a space of the same track in that
 * round (TRACK-15).
 */
export function timesFetched(game: OnTracks, times: (reward: readonly Effect[]) => number): number {
  const salvaging = game.spaces.filter(({ reward, tiers }) =>
    [reward, ...tiers].some((each) => cardsSalvaged(each) > 0),
  );
  const tracks = new Set(salvaging.map(({ track }) => track));
  const last = tracks.size === 1 && !tracks.has(null) ? 1 : 0;
  return (game.rounds - last) * timesInRound(game, times);
}
