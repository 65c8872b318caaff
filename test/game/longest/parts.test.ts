import { describe, expect, test } from 'vitest';
import { addedValue, answersToCards } from '../../../src/game/longest/cards.ts';
import { boughtElsewhere, unitsFor } from '../../../src/game/longest/costs.ts';
import { answersToEnergy } from '../../../src/game/longest/energy.ts';
import { answersToMarkers } from '../../../src/game/longest/markers.ts';
import { energyRates, PLACES } from '../../../src/game/longest/places.ts';
import { answersTo, cardsBought, cardsSalvaged, cardsSalvagedAndFetched } from '../../../src/game/longest/rewards.ts';
import { spaceRewards, timesFetched, timesInRound } from '../../../src/game/longest/spaces.ts';
import { playedBy, type Terms } from '../../../src/game/longest/terms.ts';
import { parseOptions } from '../../../src/game/model/optionsSchema.ts';
import { names } from '../../kit/people.ts';
import type { Content, CreateGameOptions, Effect, TrackId } from '../../kit/pinned.ts';
import { createRules, defaultContent } from '../../kit/pinned.ts';

// The parts that the figure is made of, each worked out by hand for components that differ in one thing.

/** Tracks without bonus spaces: more energy, a discount, more titanium, and domes. */
const PLAIN: readonly TrackId[] = ['A1', 'B2', 'C1'];

/** A way to count the actions of a game of two people, by units. */
function counting(
  content: Content = defaultContent,
  options: Partial<CreateGameOptions> = {},
  { tracks = PLAIN, byUnits = 1 } = {},
): Terms {
  const parsed = parseOptions({ players: names(2), seed: '', ...options });
  if (!parsed.ok) throw new Error('not the options of a game');
  const game = playedBy(content, parsed.value);
  const inPlay = content.tracks.filter(({ id }) => tracks.includes(id));
  return { ...game, tracks: inPlay, spaces: spaceRewards(game, inPlay), byUnits, perEnergy: 1 };
}

const PURCHASE: readonly Effect[] = [{ kind: 'purchase', discount: 0 }];
const EITHER: readonly Effect[] = [{ kind: 'salvage', price: 2, parts: 'either' }];
const BOTH: readonly Effect[] = [{ kind: 'salvage', price: 2, parts: 'both' }];
const COINS: readonly Effect[] = [{ kind: 'coins', amount: 1 }];
const ASKED = { declined: 0 };

/** Other figures. */
function withFigures(figures: Partial<Content['figures']>): Content {
  return { ...defaultContent, figures: { ...defaultContent.figures, ...figures } };
}

/** The best tier of the space for scientists gives something else. */
function withBestTier(reward: readonly Effect[]): Content {
  const spaces = defaultContent.spaces.map((space) => {
    if (space.id !== 'scientistMajority' || space.majority === null) return space;
    const tiers = space.majority.tiers.map((tier, index) => (index === 2 ? { ...tier, reward } : tier));
    return { ...space, majority: { ...space.majority, tiers } };
  });
  return { ...defaultContent, spaces };
}

/** The bonus spaces of a track give something else. */
function withTrackSpaces(track: TrackId, reward: readonly Effect[]): Content {
  const tracks = defaultContent.tracks.map((each) => {
    if (each.id !== track) return each;
    const thresholds = each.thresholds.map((threshold) =>
      threshold.bonus.kind === 'space' ? { ...threshold, bonus: { ...threshold.bonus, reward } } : threshold,
    );
    return { ...each, thresholds };
  });
  return { ...defaultContent, tracks };
}

describe('cards', () => {
  /** A game with starting cards alone. */
  const starting = (slotCosts: number): Content => ({
    ...defaultContent,
    cards: defaultContent.cards.filter(({ letter }) => letter === null),
    slotCosts: defaultContent.slotCosts.map(() => slotCosts),
    moon: {
      ...defaultContent.moon,
      sectors: defaultContent.moon.sectors.map((sector) => ({ ...sector, structures: PURCHASE })),
    },
  });

  test('that people start with cost nothing, however dear the display is', () => {
    expect(answersToCards(counting(starting(9)))).toBe(answersToCards(counting(starting(0))));
    expect(answersToMarkers(counting(starting(9)))).toBe(answersToMarkers(counting(starting(0))));
  });

  test('RP-4 of scientists ask once more for each point', () => {
    const scientists = (points: number): Content => ({
      ...withFigures({ rounds: 1 }),
      cards: defaultContent.cards
        .filter(({ letter }) => letter === null)
        .map((card) => (card.action.kind === 'scientist' ? { ...card, action: { ...card.action, points } } : card)),
    });
    // Each of two people has one scientist, and plans it once.
    expect(answersToCards(counting(scientists(9))) - answersToCards(counting(scientists(5)))).toBe(2 * 4);
  });

  test('TB-7 are worth more by the bonus for their resource alone', () => {
    expect([addedValue(counting(), 'titanium'), addedValue(counting(), 'carbon')]).toEqual([1, 0]);
  });

  test('RES-6 cost what they and the cheapest slot cost, as far as units count', () => {
    const content = { ...defaultContent, slotCosts: [4, 2, 3] };
    const tracks: readonly TrackId[] = ['A1', 'C1'];
    expect(unitsFor(counting(content, {}, { tracks }))(3)).toBe(5);
    expect(unitsFor(counting(content, {}, { tracks, byUnits: 0.5 }))(3)).toBe(2.5);
  });

  test('BON-8 are bought without a marker where a place, a plan or a menace lets people buy', () => {
    const { moon, belt, plans, tokens, menaces } = defaultContent;
    const [sector, asteroid, plan, token, menace] = [
      moon.sectors[0],
      belt.asteroids[0],
      plans[0],
      tokens[0],
      menaces[0],
    ];
    if (!sector || !asteroid || !plan || !token || !menace) throw new Error('no such components');
    const buying: Partial<Content>[] = [
      { moon: { ...moon, sectors: [{ ...sector, structures: PURCHASE }] } },
      { belt: { ...belt, asteroids: [{ ...asteroid, reward: PURCHASE }] } },
      { plans: [{ ...plan, reward: PURCHASE }] },
      { tokens: [{ ...token, plan: { ...token.plan, reward: PURCHASE } }] },
      { menaces: [{ ...menace, reward: PURCHASE }] },
    ];
    for (const each of buying) expect(boughtElsewhere(counting({ ...defaultContent, ...each }))).toBe(true);
    expect(boughtElsewhere(counting())).toBe(false);
  });
});

describe('energy', () => {
  test('MENACE-6 leaves an end to be said where one of the menaces takes none', () => {
    const menaces = defaultContent.menaces.map((menace, index) => (index === 0 ? { ...menace, energy: 0 } : menace));
    const free = { ...defaultContent, menaces };
    const menacing = { board: 'belt', menace: true } as const;
    const without = answersToEnergy(counting(defaultContent, { board: 'belt' }));
    expect(answersToEnergy(counting(defaultContent, menacing))).toBe(without);
    expect(answersToEnergy(counting(free, menacing))).toBe(without + 1);
    expect(answersToEnergy(counting(free, { board: 'belt' }))).toBe(without);
  });

  test('is counted at the rate of bare entries, or at a better one', () => {
    const place = { energy: 1, ousting: 1, reward: 0, count: 1 };
    // An entry and the column of the rival, for one point; a dearer place is no better.
    expect(energyRates([place, { ...place, energy: 4 }], 0)).toEqual([2]);
    expect(energyRates([place, { ...place, reward: 3 }], 0)).toEqual([5, 2]);
  });

  test('BELT-17 asks nothing for a shuttle space without steps', () => {
    const { belt } = defaultContent;
    const shuttleSpaces = belt.shuttleSpaces.map((space) => ({ ...space, steps: 0 }));
    const places = PLACES.belt({ ...defaultContent, belt: { ...belt, asteroids: [], shuttleSpaces } }, ASKED);
    expect(places.map(({ reward }) => reward)).toEqual(shuttleSpaces.map(() => 0));
  });
});

describe('bonus markers', () => {
  test('LUNA-8 are as few as with one more person, where Luna plays', () => {
    const luna = { luna: { level: 2 } };
    const [few, many] = [withFigures({ bonusMarkers: [1, 1, 1, 1] }), withFigures({ bonusMarkers: [4, 4, 1, 1] })];
    expect(answersToMarkers(counting(many, luna))).toBe(answersToMarkers(counting(few, luna)));
    expect(answersToMarkers(counting(many))).toBeGreaterThan(answersToMarkers(counting(few)));
  });

  test('TILE-4 bring a tile that adds units', () => {
    const everySpace = withFigures({ bonusMarkers: [40, 40, 40, 40] });
    const adding = (plus: number): Content => ({
      ...everySpace,
      tiles: everySpace.tiles.map((tile) => (tile.id === 'plusOneResourceTile' ? { ...tile, plus } : tile)),
    });
    // In each of the seven rounds but the last it can be reserved.
    expect(answersToMarkers(counting(adding(3))) - answersToMarkers(counting(adding(1)))).toBe(6 * 2);
  });
});

describe('rewards', () => {
  test('BSP-9, BSP-10 ask for a destroyed card, or for two', () => {
    expect([answersTo(EITHER, ASKED), answersTo(BOTH, ASKED)]).toEqual([1, 2]);
    expect([cardsSalvaged(EITHER), cardsSalvaged(BOTH), cardsSalvaged(PURCHASE)]).toEqual([1, 1, 0]);
    expect([EITHER, BOTH, PURCHASE].map(cardsSalvagedAndFetched)).toEqual([0, 1, 0]);
  });

  test('of several to choose from count as the best', () => {
    const choice: readonly Effect[] = [{ kind: 'oneOf', rewards: [COINS, PURCHASE] }];
    expect(cardsBought(choice)).toBe(1);
    expect(cardsBought([...choice, ...PURCHASE])).toBe(2);
  });
});

describe('bonus spaces', () => {
  test('BON-4 give each once a round: the space for purchases, and the best of the tiers', () => {
    expect(timesInRound(counting(), cardsBought)).toBe(1);
    expect(timesInRound(counting(withBestTier(PURCHASE)), cardsBought)).toBe(2);
  });

  test('TRACK-15 of one track fetch no card in the last round, those of the board and of two tracks do', () => {
    const fetched = (content: Content, tracks: readonly TrackId[]): number =>
      timesFetched(counting(content, {}, { tracks }), cardsSalvaged);
    // Track E2 has two such spaces. The game has seven rounds.
    expect(fetched(defaultContent, ['A1', 'E2'])).toBe(6 * 2);
    expect(fetched(withBestTier(EITHER), ['A1', 'E2'])).toBe(7 * 3);
    expect(fetched(withBestTier(EITHER), ['A1'])).toBe(7);
    expect(fetched(withTrackSpaces('D1', EITHER), ['D1', 'E2'])).toBe(7 * 4);
  });
});

describe('the set-up', () => {
  /** One barrier at space 3 of a track, and one behind it; one token whose bonus is another. */
  function figure(bonus: Content['tokens'][number]['bonus']): number {
    const tracks = defaultContent.tracks.map((track) => ({
      ...track,
      barriers: track.id === 'A1' ? [3, 9].map((before) => ({ before, cost: 1 })) : [{ before: 9, cost: 1 }],
    }));
    const tokens = defaultContent.tokens.map((token, index) => ({
      ...token,
      bonus: index === 1 ? bonus : [{ kind: 'helium', steps: 1 } as const],
    }));
    const { mostActions } = createRules({ ...defaultContent, tracks, tokens });
    const sides = { skymine: 'A1', minerva: 'B2', astrogo: 'C1', tawac: 'D1' } as const;
    return mostActions({ players: names(2), seed: '', tracks: sides });
  }

  test('SETUP-43 asks about the barrier that the steps of a token reach', () => {
    const steps = (count: number) => ({ kind: 'track', company: 'skymine', steps: count }) as const;
    const none = figure([steps(1), steps(1)]);
    // Two barriers and which of the two comes first, for each of two people.
    expect(figure([steps(2), steps(1)])).toBe(none + 2 * 3);
    expect(figure([steps(2), { kind: 'helium', steps: 5 }])).toBe(none);
  });
});
