import type { Seat } from '../components/ids.ts';
import { indices, sum } from '../engine/lists.ts';
import { highest } from '../game/rules/round/scoring.ts';
import type { CampaignState } from './state.ts';

/** Lowest sums of the ranks above the first (CAMP-14). */
const RANKS = [7, 12, 17, 22] as const;

/** The success points of one seat. */
export interface CampaignSeatScore {
  /** By chapter, as far as they have been played. */
  readonly chapters: readonly number[];
  /** What Luna got for her level after each of them; 0 for people (CAMP-24, CAMP-25). */
  readonly bonuses: readonly number[];
  /** The success points of all chapters, with the bonuses. */
  readonly total: number;
  /** The rank of the total, 0-4 (CAMP-14). */
  readonly rank: number;
}

/** The success points of everybody, and who has won. */
export interface CampaignScore {
  /** By seat: the people, then Luna if she plays. */
  readonly seats: readonly CampaignSeatScore[];
  /** The seats with the highest total once the campaign is over; they share the victory (CAMP-13). Empty before. */
  readonly winners: readonly Seat[];
}

/** Returns the success points of everybody, as they stand now (CAMP-13, CAMP-14). */
export function campaignScore({ options, results, phase }: CampaignState): CampaignScore {
  const people = indices(options.players);
  const all = options.luna === null ? people : [...people, people.length];
  const seats = all.map((seat): CampaignSeatScore => {
    const chapters = results.map(({ points }) => points[seat] ?? 0);
    const bonuses = results.map(({ lunaBonus }) => (seat === people.length ? (lunaBonus ?? 0) : 0));
    const total = sum([...chapters, ...bonuses]);
    return { chapters, bonuses, total, rank: rankOf(total) };
  });
  return { seats, winners: phase === 'over' ? highest(seats.map(({ total }) => total)) : [] };
}

/** Returns the rank of a sum of success points, from 0 to 4 (CAMP-14). */
export function rankOf(points: number): number {
  return RANKS.filter((least) => points >= least).length;
}
