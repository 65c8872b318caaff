// Invented frames for forged saves.

import { type Draw, drawInteger, pickOne } from '../../../src/engine/random.ts';
import { COMPANIES, defaultContent, type Frame } from '../../../src/entries/index.ts';
import { MOMENTS } from '../../../src/game/model/frames.ts';
import { type AnyFrame, actor, companyOf, type Forging, isHeads, seatOf, small } from './forging.ts';

const { cards, tokens } = defaultContent;
/** Rewards that can wait to be put in order. */
const NESTED = ['trackSteps', 'researchPoints', 'chosenTracks', 'purchase', 'oneOf', 'salvage'] as const;

/** Kinds of frames without a seat. */
const UNSEATED = /^(startingToken|planning|startRound|refill|preparation|reveal|endGame)$/;

/** Options of a choice between rewards. */
const CHOICES = [
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
];

const sectorOf = (draw: Draw): number => 1 + drawInteger(draw, 24);
const cardOf = (draw: Draw): string => pickOne(draw, cards).id;
const bare = (): object => ({});

/** Plausible fields for every kind of frame, except its seat. */
const INVENTED: { readonly [Kind in Frame['kind']]: (forging: Forging) => object } = {
  startingToken: ({ save }) => ({
    offers: save.options.players.map((_, seat) => tokens.slice(2 * seat, 2 * seat + 2).map(({ id }) => id)),
    chosen: save.options.players.map(() => null),
  }),
  planning: ({ draw, save }) => ({
    seats: draw() < 0.2 ? [] : save.players.map((_, seat) => seat).filter(() => draw() < 0.7),
  }),
  lunaTurn: ({ save }) => ({ seat: save.players.length - 1 }),
  units: ({ draw }) => ({ units: small(draw) }),
  barrier: ({ draw }) => ({ company: companyOf(draw), steps: small(draw) }),
  expansion: ({ draw }) => ({
    company: companyOf(draw),
    energy: small(draw),
    entered: isHeads(draw) ? [] : [sectorOf(draw)],
  }),
  beltExpansion: ({ draw }) => ({
    company: companyOf(draw),
    energy: small(draw),
    outposts: [],
    shuttles: [],
    earned: isHeads(draw) ? [] : [1],
    confronted: isHeads(draw),
  }),
  rewards: (forging) => {
    const { draw } = forging;
    const count = draw() < 0.3 ? 0 : 1 + drawInteger(draw, 4);
    return { rewards: Array.from({ length: count }, () => invent(forging, pickOne(draw, NESTED))) };
  },
  ousting: ({ draw }) => ({ outpost: companyOf(draw), sector: sectorOf(draw) }),
  research: ({ draw }) => ({ points: small(draw) }),
  upload: ({ draw }) => ({ card: cardOf(draw), from: drawInteger(draw, 10), flipped: isHeads(draw) }),
  purchase: ({ draw }) => ({ rule: 'BON-8', discount: small(draw) }),
  oneOf: ({ draw }) => ({
    rewards: pickOne(draw, CHOICES),
    context: { ...(isHeads(draw) && { destroyed: cardOf(draw) }), ...(isHeads(draw) && { company: companyOf(draw) }) },
  }),
  chosenTracks: ({ draw }) => ({
    rule: 'ICON-8',
    steps: draw() < 0.3 ? [] : [small(draw), 2],
    companies: draw() < 0.3 ? [] : [...COMPANIES],
  }),
  removal: ({ draw }) => ({ count: small(draw), optional: isHeads(draw) }),
  resting: ({ draw }) => ({ filled: [0, 1, 2, 3, 4].filter(() => draw() < 0.4) }),
  salvage: ({ draw }) => ({
    rule: 'BSP-9',
    card: cardOf(draw),
    price: 2,
    parts: pickOne(draw, [[], ['action', 'card'], ['action']]),
    both: isHeads(draw),
  }),
  trackSteps: ({ draw }) => ({ company: companyOf(draw), steps: small(draw) }),
  researchPoints: ({ draw }) => ({ points: small(draw) }),
  oustRivals: ({ draw }) => ({ company: companyOf(draw), places: [{ sector: sectorOf(draw) }] }),
  menaceReward: ({ draw }) => ({ company: companyOf(draw), granted: isHeads(draw) }),
  endTurn: ({ draw }) => ({ used: isHeads(draw) ? [] : [cardOf(draw)] }),
  moment: ({ draw }) => ({ moment: pickOne(draw, MOMENTS), seat: isHeads(draw) ? null : seatOf(draw) }),
  startRound: bare,
  refill: bare,
  preparation: bare,
  reveal: bare,
  endGame: bare,
  startingDecks: bare,
  turn: bare,
  claims: bare,
  placePlans: bare,
  pickUp: bare,
  nextTurn: bare,
  dropOut: bare,
  startTurn: bare,
};

const KINDS = Object.keys(INVENTED) as Frame['kind'][];

/** A frame of a given or random kind. */
export function invent(forging: Forging, kind: Frame['kind'] = pickOne(forging.draw, KINDS)): AnyFrame {
  const seated = UNSEATED.test(kind) ? {} : actor(forging);
  return { kind, ...seated, ...INVENTED[kind](forging) } as AnyFrame;
}
