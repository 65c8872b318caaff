import { MENACE_IDS } from '../components/ids.ts';
import { sum } from '../engine/lists.ts';
import { type Draw, drawInteger, openStream, pickOne, seedStream } from '../engine/random.ts';
import type { Action } from '../game/model/actions.ts';
import {
  BOARD_SIDES,
  type CreateGameOptions,
  LUNA_EDITIONS,
  type LunaOptions,
  SUPPLEMENT_SHARES,
} from '../game/model/options.ts';

export const PEOPLE = ['Melanie', 'Antoine', 'Mathieu', 'David'] as const;
/** LUNA-12: levels 0 to 8. */
export const LEVELS = 9;

const flip = (draw: Draw): boolean => draw() < 0.5;

/** Makes the options compatible: Luna takes a seat, menaces require the Belt, and chapter 3 requires the Moon. */
export function compatibleOptions({
  seats,
  luna,
  menace = false,
  chapter3 = false,
  ...others
}: Omit<CreateGameOptions, 'players'> & {
  readonly seats: number;
  readonly luna: LunaOptions | null;
}): CreateGameOptions {
  return {
    ...others,
    players: PEOPLE.slice(0, luna === null ? seats : seats - 1),
    luna,
    menace: others.board === 'belt' && menace,
    chapter3: others.board === 'moon' && chapter3,
  };
}

/** Returns random options for all kinds of games: seats, Luna, board, modules, variant and rulings. */
export function randomOptions(draw: Draw, seed: string): CreateGameOptions {
  return compatibleOptions({
    seed,
    seats: 2 + drawInteger(draw, PEOPLE.length - 1),
    luna: flip(draw) ? { level: drawInteger(draw, LEVELS), edition: pickOne(draw, LUNA_EDITIONS) } : null,
    board: pickOne(draw, BOARD_SIDES),
    missions: flip(draw),
    menace: flip(draw) ? pickOne(draw, [true, ...MENACE_IDS]) : false,
    chapter3: draw() < 0.25,
    tracks: flip(draw) ? 'random' : 'recommended',
    startingTokens: flip(draw) ? 'choose' : 'recommended',
    constrainedSlots: draw() < 0.25,
    switches: {
      discountNeedsPurePayment: draw() < 0.2,
      specialPlanOnNoASpace: draw() < 0.2,
      restingSlotsFollowOn: draw() < 0.2,
      shareCardsMayBeDestroyed: draw() < 0.2,
      lunaTakesSupplement: pickOne(draw, SUPPLEMENT_SHARES),
    },
  });
}

/** Returns a reproducible source of random numbers in [0, 1). */
export function drawFor(seed: string): Draw {
  return openStream(seedStream(seed)).draw;
}

/** Weights for the random choice of a type of action. All other types have a weight of 1. */
const WEIGHTS: Readonly<Partial<Record<Action['type'], number>>> = {
  pass: 0.12,
  confirmPlan: 0.3,
  stop: 0.4,
  takeCoin: 0.4,
  upload: 4,
  confront: 20,
};

/** Returns a random action. Its type is chosen first, so even rare types are chosen often. */
export function chooseRandomly(draw: Draw, actions: readonly Action[]): Action {
  const types = [...new Set(actions.map(({ type }) => type))];
  const weights = types.map((type) => WEIGHTS[type] ?? 1);
  let left = draw() * sum(weights);
  const type = types.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
  return pickOne(
    draw,
    actions.filter((action) => action.type === (type ?? types[0])),
  );
}
