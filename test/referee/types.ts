// What the referee shares with the library: the types of its public interface, and the lists and numbers printed in
// every edition. It shares no rules.

import type { GameState, Writable } from '../../src/entries/index.ts';

export * from '../../src/components/printed.ts';
export type * from '../../src/entries/campaign.ts';
export { CHAPTERS } from '../../src/entries/campaign.ts';
export type * from '../../src/entries/index.ts';
export {
  CARD_LETTERS,
  COMPANIES,
  LUNA_SLOTS,
  PLAN_LETTERS,
  PLAYER_ICONS,
  RESOURCES,
  TILE_IDS,
  TRACK_SPACES,
} from '../../src/entries/index.ts';

type Whole = Writable<GameState>;

/** Everything on the table, as in `GameState`. The last element of each pile is on top. */
export interface Table
  extends Pick<
    Whole,
    | 'round'
    | 'firstPlayer'
    | 'nextFirstPlayer'
    | 'seating'
    | 'tracks'
    | 'stations'
    | 'sectors'
    | 'removed'
    | 'deck'
    | 'display'
    | 'destroyed'
    | 'supplement'
    | 'specialPlans'
    | 'planSupply'
    | 'researchDisplay'
    | 'acquired'
    | 'placed'
    | 'players'
    | 'luna'
    | 'belt'
    | 'menace'
  > {
  missions: Omit<NonNullable<Whole['missions']>, 'tally'> | null;
}
