import * as v from 'valibot';
import { reward } from '../../../components/effects.ts';
import { BONUS_SPACES, COMPANIES, MENACE_IDS, TILE_IDS, TRACK_IDS } from '../../../components/ids.ts';
import { ACTION_SLOTS, MAX_PLAYERS, ROUND_SPACES } from '../../../components/printed.ts';
import { byCompany } from '../../../components/shape.ts';
import { isStream, type RandomStream } from '../../../engine/random.ts';
import type { OutpostPlace, SectorPlace, ShuttlePlace } from '../../../game/model/actions.ts';
import { type Frame, type FrameOf, MOMENTS, type RewardContext, type RewardFrame } from '../../../game/model/frames.ts';
import type * as model from '../../../game/model/state.ts';
import { type ActionTally, NOTHING_DONE } from '../../../game/model/tally.ts';
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
  tuple,
  whole,
  yesNo,
} from '../../../input/shapes.ts';
import { type CitedRule, PAGES } from '../../../rulebook/pages.ts';
import { contentRef, gameOptions } from './options.ts';

/** A possible seat. `structure/` checks that the game has this seat. */
export const seat: Schema<number> = whole(0, MAX_PLAYERS);
const slot: Schema<number> = whole(0, ACTION_SLOTS - 1);

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

const pieces = list(company);

const luna = exact<model.LunaState>({
  seat,
  deck: list(id),
  gradeTwo: list(id),
  discard: list(id),
  shuffles: amount,
  slots: list(orNull(exact<model.LunaSlotCard>({ card: id, faceUp: yesNo }))),
  discardedPlans: list(id),
  majority: tuple<model.LunaState['majority']>(orNull(id), 2),
});

const belt = exact<model.BeltState>({
  outposts: list(list(pieces)),
  shuttles: list(pieces),
  removedShuttles: byCompany(amount),
});

const tally = exact<ActionTally>(
  Object.fromEntries(Object.keys(NOTHING_DONE).map((name) => [name, optional(amount)])) as Fields<ActionTally>,
);

const statusCard = exact<model.StatusCard>({
  mission: orNull(id),
  columns: tuple<model.StatusCard['columns']>(yesNo, 3),
});

const missions = exact<model.MissionsState>({
  faceUp: list(id),
  status: list(statusCard),
  first: orNull(seat),
  tally,
});

const menace = exact<model.MenaceState>({ id: oneOf(MENACE_IDS), holder: orNull(seat) });

const cards = list(id);
const level = oneOf([0, 1, 2]);

const seed = v.pipe(v.number('a number'), v.finite('a number'));
const stream: Schema<RandomStream> = v.pipe(
  exact<RandomStream>({ c: seed, s0: seed, s1: seed, s2: seed }),
  v.check(isStream, 'a seeded stream'),
);

const plan = exact<model.PlacedPlan>({ plan: id, faceDown: yesNo, uploaded: yesNo });
const tile = exact<model.PlayerTile>({ tile: oneOf(TILE_IDS), used: yesNo, on: orNull(slot) });

const player = exact<model.PlayerState>({
  coins: amount,
  hand: cards,
  area: list(orNull(id)),
  used: list(yesNo),
  resting: list(cards),
  tiles: list(tile),
  markers: amount,
  oneTimeMarkers: amount,
  tracks: byCompany(number),
  bonuses: byCompany<0 | 1 | 2>(level),
  helium: number,
  upload: number,
  token: orNull(id),
  plans: list(orNull(plan)),
  covered: list(id),
  passed: yesNo,
});

const column = exact<model.StationColumn>({ pieces: whole(0, 15), opened: yesNo });
const marker = exact<model.PlacedMarker>({
  space: oneOf(BONUS_SPACES),
  seat,
  oneTime: optional(v.literal(true)),
});

/** The most frames on a stack. Games have seven at most. */
const MOST_FRAMES = 32;

/** The shape of a state. It checks types only; `structure/` checks that the parts are consistent. */
export const gameState: Schema<model.GameState> = exact<model.GameState>({
  schema: whole(1, 9999),
  rules: whole(1, 9999),
  content: contentRef,
  options: gameOptions,
  random: exact<model.GameState['random']>({ setup: stream, luna: orNull(stream) }),
  round: whole(1, ROUND_SPACES),
  firstPlayer: seat,
  nextFirstPlayer: seat,
  seating: list(seat),
  turns: amount,
  stack: list(frame, MOST_FRAMES),
  tracks: byCompany(oneOf(TRACK_IDS)),
  stations: byCompany(list(column)),
  sectors: list(pieces),
  removed: byCompany(amount),
  deck: cards,
  display: list(orNull(id)),
  destroyed: cards,
  supplement: amount,
  specialPlans: list(id),
  planSupply: exact<model.GameState['planSupply']>({ A: list(id), B: list(id), C: list(id) }),
  researchDisplay: list(orNull(id)),
  acquired: list(id),
  placed: list(marker),
  players: list(player),
  luna: orNull(luna),
  belt: orNull(belt),
  missions: orNull(missions),
  menace: orNull(menace),
});
