import { type CardAction, cardAction } from './cards.ts';
import { type Component, sources } from './component.ts';
import { type Effect, type Requirement, requirement, reward } from './effects.ts';
import {
  type ByCompany,
  PLAN_LETTERS,
  type PlanId,
  type PlanLetter,
  type TokenId,
  TRACK_IDS,
  type TrackId,
} from './ids.ts';
import { ROUND_SPACES } from './printed.ts';
import { byCompany, citing, citingDeep, exact, id, list, oneOf, orNull, type Schema, whole, yesNo } from './shape.ts';

/** A research plan. `letter` is `null` for the pre-printed plan of a starting token. */
export interface Plan extends Component {
  readonly id: PlanId;
  readonly letter: PlanLetter | null;
  /** One or two requirements (CF-RP-4). */
  readonly requirements: readonly Requirement[];
  readonly reward: readonly Effect[];
}

/** A special research plan (SCI-9, SCORE-9). */
export interface SpecialPlan extends Component {
  readonly id: PlanId;
  /** The round in which the plan appears, from 2 to 7, printed as a large white number. */
  readonly round: number;
  /** Cost of entering the plan, in coins. */
  readonly cost: number;
  /** Coins that the plan is worth at the end of the game. */
  readonly value: number;
}

/** A starting research token: its bonus, the cards of the starting decks, and a pre-printed plan. */
export interface StartingToken extends Component {
  readonly id: TokenId;
  /** Cards for the three resting slots (SETUP-42). */
  readonly cards: readonly CardAction[];
  /** Steps on tracks (SETUP-43, AMB-SETUP-9). */
  readonly bonus: readonly Effect[];
  readonly plan: { readonly requirements: readonly Requirement[]; readonly reward: readonly Effect[] };
}

/** A lettered space of the research display. `supplement`: it is connected to the supplement space (RP-11). */
export interface DisplaySpace {
  readonly letter: PlanLetter;
  readonly supplement: boolean;
}

/** Recommended set-up for a first game (SETUP-6, SETUP-38). Tokens are listed in turn order. */
export interface Recommended {
  readonly tracks: ByCompany<TrackId>;
  readonly tokens: readonly TokenId[];
}

const letter = oneOf(PLAN_LETTERS);
const requirements = list(requirement);

export const plan: Schema<Plan> = exact<Plan>({
  id,
  letter: orNull(letter),
  requirements: citing('SCI-6', requirements),
  reward: citing('SCI-12', reward),
  sources,
});

export const specialPlan: Schema<SpecialPlan> = exact<SpecialPlan>({
  id,
  round: whole(2, ROUND_SPACES),
  cost: citing('SCI-9', whole(0, 40)),
  value: citing('SCORE-9', whole(0, 99)),
  sources,
});

export const displaySpace: Schema<DisplaySpace> = exact<DisplaySpace>({ letter, supplement: citing('RP-11', yesNo) });

export const token: Schema<StartingToken> = exact<StartingToken>({
  id,
  cards: citingDeep('SETUP-42', list(cardAction)),
  bonus: citing('SETUP-43', reward),
  plan: citing('SETUP-44', exact<StartingToken['plan']>({ requirements, reward })),
  sources,
});

export const recommended: Schema<Recommended> = exact<Recommended>({
  tracks: byCompany(oneOf(TRACK_IDS)),
  tokens: citing('SETUP-38', list(id)),
});
