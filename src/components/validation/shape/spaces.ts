import type { BoardSpace, Majority } from '../../content.ts';
import { BOARD_SPACES, MAJORITY_ITEMS } from '../../ids.ts';
import { point, sources } from './component.ts';
import { reward } from './effects.ts';
import { exact, list, oneOf, orNull, type Schema, whole } from './parts.ts';
import { spaceTerms } from './tracks.ts';

const majority = exact<Majority>({
  item: oneOf(MAJORITY_ITEMS),
  tiers: list(exact<Majority['tiers'][number]>({ atLeast: whole(1, 40), reward })),
});

export const space: Schema<BoardSpace> = exact<BoardSpace>({
  id: oneOf(BOARD_SPACES),
  group: oneOf(['majority', 'standard', 'tile']),
  terms: spaceTerms,
  majority: orNull(majority),
  position: point,
  sources,
});
