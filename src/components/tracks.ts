import { type Component, sources } from './component.ts';
import { type Effect, type PermanentBonus, permanentBonus, reward } from './effects.ts';
import { TRACK_IDS, type TrackId } from './ids.ts';
import { byKind, citing, exact, list, oneOf, orNull, type Schema, whole } from './shape.ts';

/** One of the ten company tracks. Space 0 is the start (SETUP-32). */
export interface Track extends Component {
  readonly id: TrackId;
  /** Number of shares by space. It never decreases along the track, and the last index is the last space. */
  readonly shares: readonly number[];
  /** Money barriers. A marker crosses the barrier with the step that reaches `before` (TRACK-1). */
  readonly barriers: readonly { readonly before: number; readonly cost: number }[];
  /** Two thresholds. A marker crosses the threshold with the step that reaches `at` (TRACK-6). */
  readonly thresholds: readonly { readonly at: number; readonly coins: number; readonly bonus: TrackBonus }[];
}

/** Bonus of a threshold: a permanent bonus or a bonus space (TRACK-10). */
export type TrackBonus =
  | { readonly kind: 'permanent'; readonly bonus: PermanentBonus }
  | ({ readonly kind: 'space' } & SpaceTerms);

/** Price and reward of a bonus space (BON-2, BON-3). */
export interface SpaceTerms {
  /** Coins to pay for placing a marker. */
  readonly cost: number;
  /** Hand card to destroy: any card, a carbon resource card, or none (BON-10, BSP-6). */
  readonly destroys: 'any' | 'carbon' | null;
  readonly reward: readonly Effect[];
}

type Threshold = Track['thresholds'][number];

const cost = whole(0, 20);
const destroys = orNull(oneOf(['any', 'carbon']));

export const spaceTerms: Schema<SpaceTerms> = exact<SpaceTerms>({ cost, destroys, reward: citing('BON-3', reward) });

const bonus = byKind<TrackBonus>({
  permanent: { bonus: citing('TRACK-11', permanentBonus) },
  space: { cost: citing('TRACK-12', cost), destroys: citing('TRACK-12', destroys), reward: citing('TRACK-12', reward) },
});

const threshold = exact<Threshold>({ at: whole(1, 99), coins: whole(1, 2), bonus: citing('TRACK-10', bonus) });

export const track: Schema<Track> = exact<Track>({
  id: oneOf(TRACK_IDS),
  shares: citing('SHARE-2', list(whole(0, 20))),
  barriers: citing('TRACK-1', list(exact<Track['barriers'][number]>({ before: whole(1, 99), cost: whole(1, 20) }))),
  thresholds: citing('TRACK-6', list(threshold)),
  sources,
});
