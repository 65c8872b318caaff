// Invented frames for forged saves.

import { drawInteger, pickOne } from '../../../src/engine/random.ts';
import type { Frame } from '../../../src/entries/index.ts';
import { COMPANIES, defaultContent } from '../../../src/entries/index.ts';
import { MOMENTS } from '../../../src/game/model/frames.ts';
import { type AnyFrame, actor, companyOf, type Forging, seatOf, small } from './forging.ts';

const { cards, tokens } = defaultContent;
/** Rewards that can wait to be put in order. */
const NESTED = ['trackSteps', 'researchPoints', 'chosenTracks', 'purchase', 'oneOf', 'salvage'] as const;

/** Plausible fields for every kind of frame. */
const INVENTED: { readonly [Kind in Frame['kind']]: (forging: Forging) => object } = {
  startingToken: ({ save }) => ({
    offers: save.options.players.map((_, seat) => tokens.slice(2 * seat, 2 * seat + 2).map(({ id }) => id)),
    chosen: save.options.players.map(() => null),
  }),
  planning: ({ draw, save }) => ({
    seats: draw() < 0.2 ? [] : save.players.map((_, seat) => seat).filter(() => draw() < 0.7),
  }),
  lunaTurn: ({ save }) => ({ seat: save.players.length - 1 }),
  units: (forging) => ({ ...actor(forging), units: small(forging.draw) }),
  barrier: (forging) => ({ ...actor(forging), company: companyOf(forging.draw), steps: small(forging.draw) }),
  expansion: (forging) => ({
    ...actor(forging),
    company: companyOf(forging.draw),
    energy: small(forging.draw),
    entered: forging.draw() < 0.5 ? [] : [1 + drawInteger(forging.draw, 24)],
  }),
  beltExpansion: (forging) => ({
    ...actor(forging),
    company: companyOf(forging.draw),
    energy: small(forging.draw),
    outposts: [],
    shuttles: [],
    earned: forging.draw() < 0.5 ? [] : [1],
    confronted: forging.draw() < 0.5,
  }),
  rewards: (forging) => ({
    ...actor(forging),
    rewards:
      forging.draw() < 0.3
        ? []
        : Array.from({ length: 1 + drawInteger(forging.draw, 4) }, () =>
            invent(forging, pickOne(forging.draw, NESTED)),
          ),
  }),
  ousting: (forging) => ({
    ...actor(forging),
    outpost: companyOf(forging.draw),
    sector: 1 + drawInteger(forging.draw, 24),
  }),
  research: (forging) => ({ ...actor(forging), points: small(forging.draw) }),
  upload: (forging) => ({
    ...actor(forging),
    card: pickOne(forging.draw, cards).id,
    from: drawInteger(forging.draw, 10),
    flipped: forging.draw() < 0.5,
  }),
  purchase: (forging) => ({ ...actor(forging), rule: 'BON-8', discount: small(forging.draw) }),
  oneOf: (forging) => ({
    ...actor(forging),
    rewards: pickOne(forging.draw, [
      [],
      [[], [{ kind: 'research', points: 40 }]],
      [[{ kind: 'chosenTracks', steps: [2, 1, 1], among: 'others' }], [{ kind: 'salvage', price: 2, parts: 'both' }]],
      [
        [
          { kind: 'removeOutposts', count: 2, optional: true },
          { kind: 'removeOutposts', count: 1 },
          { kind: 'purchase', discount: 3 },
          { kind: 'research', points: 9 },
        ],
        [{ kind: 'destroyedCost', plus: 3 }],
        [{ kind: 'expandedTrack', steps: 9 }],
      ],
    ]),
    context: {
      ...(forging.draw() < 0.5 && { destroyed: pickOne(forging.draw, cards).id }),
      ...(forging.draw() < 0.5 && { company: companyOf(forging.draw) }),
    },
  }),
  chosenTracks: (forging) => ({
    ...actor(forging),
    rule: 'ICON-8',
    steps: forging.draw() < 0.3 ? [] : [small(forging.draw), 2],
    companies: forging.draw() < 0.3 ? [] : [...COMPANIES],
  }),
  removal: (forging) => ({ ...actor(forging), count: small(forging.draw), optional: forging.draw() < 0.5 }),
  resting: (forging) => ({ ...actor(forging), filled: [0, 1, 2, 3, 4].filter(() => forging.draw() < 0.4) }),
  salvage: (forging) => ({
    ...actor(forging),
    rule: 'BSP-9',
    card: pickOne(forging.draw, cards).id,
    price: 2,
    parts: pickOne(forging.draw, [[], ['action', 'card'], ['action']]),
    both: forging.draw() < 0.5,
  }),
  startRound: () => ({}),
  trackSteps: (forging) => ({ ...actor(forging), company: companyOf(forging.draw), steps: small(forging.draw) }),
  researchPoints: (forging) => ({ ...actor(forging), points: small(forging.draw) }),
  oustRivals: (forging) => ({
    ...actor(forging),
    company: companyOf(forging.draw),
    places: [{ sector: 1 + drawInteger(forging.draw, 24) }],
  }),
  menaceReward: (forging) => ({ ...actor(forging), company: companyOf(forging.draw), granted: forging.draw() < 0.5 }),
  endTurn: (forging) => ({ ...actor(forging), used: forging.draw() < 0.5 ? [] : [pickOne(forging.draw, cards).id] }),
  refill: () => ({}),
  preparation: () => ({}),
  reveal: () => ({}),
  moment: ({ draw }) => ({ moment: pickOne(draw, MOMENTS), seat: draw() < 0.5 ? null : seatOf(draw) }),
  endGame: () => ({}),
  startingDecks: actor,
  turn: actor,
  claims: actor,
  placePlans: actor,
  pickUp: actor,
  nextTurn: actor,
  dropOut: actor,
  startTurn: actor,
};

const KINDS = Object.keys(INVENTED) as Frame['kind'][];

/** A frame of a given or random kind. */
export function invent(forging: Forging, kind: Frame['kind'] = pickOne(forging.draw, KINDS)): AnyFrame {
  return { kind, ...INVENTED[kind](forging) } as AnyFrame;
}
