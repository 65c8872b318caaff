import type { Content, Effect } from '../../../src/index.ts';
import { defaultContent } from '../../../src/index.ts';

const { figures, cards, plans, moon, belt, playerBoard, tracks, spaces } = defaultContent;

/** Everything is for nothing: plans, rivals, cards, flips. */
const FREE: Content = {
  ...defaultContent,
  cards: cards.map((card) => ({ ...card, cost: 0 })),
  slotCosts: defaultContent.slotCosts.map(() => 0),
  figures: {
    ...figures,
    ...{ planPrices: { A: 0, B: 0, C: 0 }, specialPlanPrice: 0, flipPrice: 0, rivalEnergy: 0, startingCoins: 40 },
  },
};

/** All cards are as strong as they can be, and tracks long. */
const STRONG: Content = {
  ...defaultContent,
  cards: cards.map(({ action, ...card }) => {
    if (action.kind === 'resource' && card.letter !== null) return { ...card, action: { ...action, value: 15 } };
    if (action.kind === 'energy' && card.letter !== null) return { ...card, action: { ...action, value: 3 } };
    if (action.kind === 'scientist' && card.letter !== null) return { ...card, action: { ...action, points: 12 } };
    return { ...card, action };
  }),
  tracks: tracks.map((track) => ({ ...track, shares: [...track.shares, ...new Array<number>(30).fill(20)] })),
  playerBoard: { ...playerBoard, research: { ...playerBoard.research, last: 40 } },
};

/** Every reward asks as much as it can, of everything. */
const ASKING: readonly Effect[] = [
  { kind: 'purchase', discount: 40 },
  { kind: 'chosenTracks', steps: [2, 1, 1, 1], among: 'all' },
  {
    kind: 'oneOf',
    rewards: [[{ kind: 'research', points: 3 }], [{ kind: 'removeOutposts', count: 3, optional: true }]],
  },
  { kind: 'track', company: 'skymine', steps: 1 },
  { kind: 'track', company: 'tawac', steps: 2 },
];
const FULL: Content = {
  ...defaultContent,
  plans: plans.map((plan) => ({ ...plan, reward: ASKING })),
  moon: { ...moon, sectors: moon.sectors.map((sector) => ({ ...sector, structures: ASKING })) },
  belt: { ...belt, asteroids: belt.asteroids.map((asteroid) => ({ ...asteroid, reward: ASKING })) },
  menaces: defaultContent.menaces.map((menace) => ({ ...menace, reward: ASKING })),
  spaces: spaces.map((space) =>
    space.id === 'purchase' ? { ...space, terms: { ...space.terms, reward: ASKING } } : space,
  ),
};

function withRounds(rounds: number, more: Partial<Content['figures']> = {}): Content {
  const menaces = defaultContent.menaces.map((menace) => ({
    ...menace,
    consequence: menace.consequence.kind === 'endAfterRound' ? { ...menace.consequence, round: 1 } : menace.consequence,
  }));
  return { ...defaultContent, menaces, figures: { ...figures, rounds, ...more } };
}

/** Components of one's own that make games longer in one way or another. */
export const CONTENTS: readonly (readonly [name: string, content: Content])[] = [
  ['all for nothing', FREE],
  ['strong cards', STRONG],
  ['rewards that ask', FULL],
  ['dear cards', { ...defaultContent, cards: cards.map((card) => ({ ...card, cost: card.letter === null ? 0 : 40 })) }],
  [
    'a menace for nothing',
    { ...defaultContent, menaces: defaultContent.menaces.map((menace) => ({ ...menace, energy: 0 })) },
  ],
  [
    'early barriers',
    { ...defaultContent, tracks: tracks.map((track) => ({ ...track, barriers: [{ before: 1, cost: 1 }] })) },
  ],
  ['many markers', withRounds(4, { markersPerColour: 20, bonusMarkers: [15, 15, 15, 15] })],
  ['five rounds', withRounds(5)],
  ['six rounds', withRounds(6)],
  ['one round', withRounds(1)],
];
