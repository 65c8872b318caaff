import type { Content, Plan, SpecialPlan, StartingToken } from '../../content.ts';
import { ROUND_SPACES } from '../../figures.ts';
import { PLAN_LETTERS, TRACK_IDS } from '../../ids.ts';
import { cardAction } from './cards.ts';
import { sources } from './component.ts';
import { requirement, reward } from './effects.ts';
import { byCompany, exact, id, list, oneOf, orNull, type Schema, whole, yesNo } from './parts.ts';

type DisplaySpace = Content['researchDisplay'][number];
type Recommended = Content['recommended'];

const requirements = list(requirement);
const letter = oneOf(PLAN_LETTERS);

export const plan: Schema<Plan> = exact<Plan>({ id, letter: orNull(letter), requirements, reward, sources });

export const specialPlan: Schema<SpecialPlan> = exact<SpecialPlan>({
  id,
  round: whole(2, ROUND_SPACES),
  cost: whole(0, 40),
  value: whole(0, 99),
  sources,
});

export const displaySpace: Schema<DisplaySpace> = exact<DisplaySpace>({ letter, supplement: yesNo });

export const token: Schema<StartingToken> = exact<StartingToken>({
  id,
  cards: list(cardAction),
  bonus: reward,
  plan: exact<StartingToken['plan']>({ requirements, reward }),
  sources,
});

export const recommended: Schema<Recommended> = exact<Recommended>({
  tracks: byCompany(oneOf(TRACK_IDS)),
  tokens: list(id),
});
