import * as v from 'valibot';
import { reward } from '../../../components/effects.ts';
import { COMPANIES } from '../../../components/ids.ts';
import { ACTION_SLOTS, MAX_PLAYERS } from '../../../components/printed.ts';
import type { OutpostPlace, SectorPlace, ShuttlePlace } from '../../../game/model/actions.ts';
import { type Frame, type FrameOf, MOMENTS, type RewardContext, type RewardFrame } from '../../../game/model/frames.ts';
import { LIMITS } from '../../../input/limits.ts';
import {
  byKind,
  exact,
  type Fields,
  id,
  type Kinds,
  list,
  oneOf,
  optional,
  orNull,
  type Schema,
  whole,
  yesNo,
} from '../../../input/shapes.ts';
import { type CitedRule, PAGES } from '../../../rulebook/pages.ts';

/** A possible seat. `structure/` checks that the game has this seat. */
export const seat: Schema<number> = whole(0, MAX_PLAYERS);
/** An action or resting slot. */
export const slot: Schema<number> = whole(0, ACTION_SLOTS - 1);

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

const REWARDS: Kinds<RewardFrame> = {
  trackSteps: { seat, company, steps: amount },
  researchPoints: { seat, points },
  chosenTracks: { seat, rule, steps: list(amount), companies: list(company) },
  purchase: { seat, rule, discount: amount },
  oneOf: { seat, rewards: list(reward), context },
  salvage: { seat, rule, card: id, price: amount, parts: list(oneOf(['action', 'card'])), both: yesNo },
};

type Ousted = Pick<FrameOf<'ousting'>, 'kind' | 'seat' | 'outpost'>;
const ousted: Fields<Ousted> = { kind: oneOf(['ousting']), seat, outpost: company };
const ousting = v.union(
  [
    exact<Ousted & SectorPlace>({ ...ousted, sector: number }),
    exact<Ousted & OutpostPlace>({ ...ousted, asteroid: number, space: number }),
  ],
  'an outpost and the place it leaves',
) as unknown as Schema<Frame>;

const others = byKind<Exclude<Frame, { readonly kind: 'ousting' }>>({
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
  rewards: { seat, rewards: list(byKind<RewardFrame>(REWARDS)) },
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
  Object(input).kind === 'ousting' ? ousting : others,
) as unknown as Schema<Frame>;
