import * as v from 'valibot';
import { BONUS_SPACES, COMPANIES, MENACE_IDS, TILE_IDS, TRACK_IDS } from '../../../components/ids.ts';
import { ROUND_SPACES } from '../../../components/printed.ts';
import { byCompany } from '../../../components/shape.ts';
import { isStream, type RandomStream } from '../../../engine/random.ts';
import type {
  BeltState,
  GameState,
  LunaSlotCard,
  LunaState,
  MenaceState,
  MissionsState,
  PlacedMarker,
  PlacedPlan,
  PlayerState,
  PlayerTile,
  StationColumn,
  StatusCard,
} from '../../../game/model/state.ts';
import { type ActionTally, NOTHING_DONE } from '../../../game/model/tally.ts';
import { LIMITS } from '../../../input/limits.ts';
import {
  exact,
  type Fields,
  id,
  list,
  oneOf,
  optional,
  orNull,
  type Schema,
  tuple,
  whole,
  yesNo,
} from '../../../input/shapes.ts';
import { contentRef } from './content.ts';
import { frame, seat, slot } from './frames.ts';
import { gameOptions } from './options.ts';

const amount = whole(0, LIMITS.figure);
const pieces = list(oneOf(COMPANIES));

const luna: Schema<LunaState> = exact<LunaState>({
  seat,
  deck: list(id),
  gradeTwo: list(id),
  discard: list(id),
  shuffles: amount,
  slots: list(orNull(exact<LunaSlotCard>({ card: id, faceUp: yesNo }))),
  discardedPlans: list(id),
  majority: tuple<LunaState['majority']>(orNull(id), 2),
});

const belt: Schema<BeltState> = exact<BeltState>({
  outposts: list(list(pieces)),
  shuttles: list(pieces),
  removedShuttles: byCompany(amount),
});

const tally = exact<ActionTally>(
  Object.fromEntries(Object.keys(NOTHING_DONE).map((name) => [name, optional(amount)])) as Fields<ActionTally>,
);

const statusCard = exact<StatusCard>({ mission: orNull(id), columns: tuple<StatusCard['columns']>(yesNo, 3) });

const missions: Schema<MissionsState> = exact<MissionsState>({
  faceUp: list(id),
  status: list(statusCard),
  first: orNull(seat),
  tally,
});

const menace: Schema<MenaceState> = exact<MenaceState>({ id: oneOf(MENACE_IDS), holder: orNull(seat) });

const space = whole(0, 99);
const cards = list(id);
const level = oneOf([0, 1, 2]);

const seed = v.pipe(v.number('a number'), v.finite('a number'));
const stream: Schema<RandomStream> = v.pipe(
  exact<RandomStream>({ c: seed, s0: seed, s1: seed, s2: seed }),
  v.check(isStream, 'a seeded stream'),
);

const plan: Schema<PlacedPlan> = exact<PlacedPlan>({ plan: id, faceDown: yesNo, uploaded: yesNo });
const tile: Schema<PlayerTile> = exact<PlayerTile>({ tile: oneOf(TILE_IDS), used: yesNo, on: orNull(slot) });

const player: Schema<PlayerState> = exact<PlayerState>({
  coins: amount,
  hand: cards,
  area: list(orNull(id)),
  used: list(yesNo),
  resting: list(cards),
  tiles: list(tile),
  markers: amount,
  oneTimeMarkers: amount,
  tracks: byCompany(space),
  bonuses: byCompany<0 | 1 | 2>(level),
  helium: space,
  upload: space,
  token: orNull(id),
  plans: list(orNull(plan)),
  covered: list(id),
  passed: yesNo,
});

const column: Schema<StationColumn> = exact<StationColumn>({ pieces: whole(0, 15), opened: yesNo });
const marker: Schema<PlacedMarker> = exact<PlacedMarker>({
  space: oneOf(BONUS_SPACES),
  seat,
  oneTime: optional(v.literal(true)),
});

/** The most frames on a stack. Games have seven at most. */
const MOST_FRAMES = 32;

/** The shape of a state. It checks types only; `structure/` checks that the parts are consistent. */
export const gameState: Schema<GameState> = exact<GameState>({
  schema: whole(1, 9999),
  rules: whole(1, 9999),
  content: contentRef,
  options: gameOptions,
  random: exact<GameState['random']>({ setup: stream, luna: orNull(stream) }),
  round: whole(1, ROUND_SPACES),
  firstPlayer: seat,
  nextFirstPlayer: seat,
  seating: list(seat),
  turns: amount,
  stack: list(frame, MOST_FRAMES),
  tracks: byCompany(oneOf(TRACK_IDS)),
  stations: byCompany(list(column)),
  sectors: list(list(oneOf(COMPANIES))),
  removed: byCompany(amount),
  deck: cards,
  display: list(orNull(id)),
  destroyed: cards,
  supplement: amount,
  specialPlans: list(id),
  planSupply: exact<GameState['planSupply']>({ A: list(id), B: list(id), C: list(id) }),
  researchDisplay: list(orNull(id)),
  acquired: list(id),
  placed: list(marker),
  players: list(player),
  luna: orNull(luna),
  belt: orNull(belt),
  missions: orNull(missions),
  menace: orNull(menace),
});
