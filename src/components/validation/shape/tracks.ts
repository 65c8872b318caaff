import type { SpaceTerms, Track, TrackBonus } from '../../content.ts';
import { TRACK_IDS } from '../../ids.ts';
import { sources } from './component.ts';
import { permanentBonus, reward } from './effects.ts';
import { byKind, exact, type Fields, list, oneOf, orNull, type Schema, whole } from './parts.ts';

/** What any bonus space asks and gives, on a track or on the board. */
const TERMS: Fields<SpaceTerms> = {
  cost: whole(0, 20),
  destroys: orNull(oneOf(['any', 'carbon'])),
  reward,
};

export const spaceTerms: Schema<SpaceTerms> = exact<SpaceTerms>(TERMS);

type Barrier = Track['barriers'][number];
type Threshold = Track['thresholds'][number];

const bonus = byKind<TrackBonus>({ permanent: { bonus: permanentBonus }, space: TERMS });

export const track: Schema<Track> = exact<Track>({
  id: oneOf(TRACK_IDS),
  shares: list(whole(0, 20)),
  barriers: list(exact<Barrier>({ before: whole(1, 99), cost: whole(1, 20) })),
  thresholds: list(exact<Threshold>({ at: whole(1, 99), coins: whole(1, 2), bonus })),
  sources,
});
