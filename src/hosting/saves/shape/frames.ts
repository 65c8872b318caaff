import * as v from 'valibot';
import { reward } from '../../../components/effects.ts';
import { COMPANIES } from '../../../components/ids.ts';
import type { Frame, FrameOf, RewardContext, RewardFrame } from '../../../game/model/frames.ts';
import { MOMENTS } from '../../../game/model/frames.ts';
import type { OutpostPlace, SectorPlace, ShuttlePlace } from '../../../game/model/places.ts';
import { LIMITS } from '../../../input/limits.ts';
import {
  byKind,
  exact,
  type Fields,
  id,
  list,
  oneOf,
  optional,
  orNull,
  type Schema,
  whole,
  yesNo,
} from '../../../input/shapes.ts';
import type { CitedRule } from '../../../rulebook/pages.ts';
import { PAGES } from '../../../rulebook/pages.ts';
import { seat, slot } from './seats.ts';

const amount = whole(0, LIMITS.figure);
/** Every research point may require a decision. `src/components/checks/effects.ts` explains the limit. */
const points = whole(0, 999);
const number = whole(0, 99);
const company = oneOf(COMPANIES);
const rule: Schema<CitedRule> = v.picklist(Object.keys(PAGES) as readonly CitedRule[], 'the id of a rule');

const sectorPlace = exact<SectorPlace>({ sector: number });
const outpostPlace = exact<OutpostPlace>({ asteroid: number, space: number });
const shuttlePlace = exact<ShuttlePlace>({ shuttleSpace: number });
const place = v.union([sectorPlace, outpostPlace, shuttlePlace], 'a place on the board') as unknown as Schema<
  FrameOf<'oustRivals'>['places'][number]
>;

const context: Schema<RewardContext> = exact<RewardContext>({
  rule: optional(rule),
  company: optional(company),
  destroyed: optional(id),
});

type FieldsOf<Kind extends Frame['kind']> = Fields<Omit<FrameOf<Kind>, 'kind'>>;

const trackSteps: FieldsOf<'trackSteps'> = { seat, company, steps: amount };
const researchPoints: FieldsOf<'researchPoints'> = { seat, points };
const chosenTracks: FieldsOf<'chosenTracks'> = { seat, rule, steps: list(amount), companies: list(company) };
const purchase: FieldsOf<'purchase'> = { seat, rule, discount: amount };
const oneOfRewards: FieldsOf<'oneOf'> = { seat, rewards: list(reward), context };
const salvage: FieldsOf<'salvage'> = {
  seat,
  rule,
  card: id,
  price: amount,
  parts: list(oneOf(['action', 'card'])),
  both: yesNo,
};
const REWARDS = { trackSteps, researchPoints, chosenTracks, purchase, oneOf: oneOfRewards, salvage };
const rewardFrame: Schema<RewardFrame> = byKind<RewardFrame>(REWARDS);

type Ousted = Pick<FrameOf<'ousting'>, 'kind' | 'seat' | 'outpost'>;
const ousted: Fields<Ousted> = { kind: oneOf(['ousting']), seat, outpost: company };
const ousting = v.union(
  [
    exact<Ousted & SectorPlace>({ ...ousted, sector: number }),
    exact<Ousted & OutpostPlace>({ ...ousted, asteroid: number, space: number }),
  ],
  'an outpost and the place it leaves',
) as unknown as Schema<Frame>;

const others: Schema<Exclude<Frame, { readonly kind: 'ousting' }>> = byKind<
  Exclude<Frame, { readonly kind: 'ousting' }>
>({
  ...REWARDS,
  startingToken: { offers: list(list(id)), chosen: list(orNull(id)) },
  startingDecks: { seat },
  planning: { seats: list(seat) },
  turn: { seat },
  units: { seat, units: amount },
  barrier: { seat, company, steps: amount },
  expansion: { seat, company, energy: amount, entered: list(number) },
  beltExpansion: {
    seat,
    company,
    energy: amount,
    outposts: list(outpostPlace),
    shuttles: list(number),
    earned: list(number),
    confronted: yesNo,
  },
  claims: { seat },
  rewards: { seat, rewards: list(rewardFrame) },
  research: { seat, points },
  placePlans: { seat },
  upload: { seat, card: id, from: number, flipped: yesNo },
  removal: { seat, count: amount, optional: yesNo },
  pickUp: { seat },
  resting: { seat, filled: list(slot) },
  lunaTurn: { seat },
  startRound: {},
  oustRivals: { seat, company, places: list(place) },
  menaceReward: { seat, company, granted: yesNo },
  endTurn: { seat, used: list(id) },
  refill: {},
  nextTurn: { seat },
  dropOut: { seat },
  preparation: {},
  reveal: {},
  startTurn: { seat },
  moment: { moment: oneOf(MOMENTS), seat: orNull(seat) },
  endGame: {},
});

export const frame: Schema<Frame> = v.lazy((input) =>
  isOusting(input) ? ousting : others,
) as unknown as Schema<Frame>;

function isOusting(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'kind' in input && input.kind === 'ousting';
}
