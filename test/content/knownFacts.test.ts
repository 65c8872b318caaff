// Everything a source states about the components, one test a fact. The other tests of this folder go into detail.
import { describe, expect, test } from 'vitest';
import type {
  Asteroid,
  BoardSpace,
  BoardTrack,
  Card,
  LunaAction,
  LunaCard,
  Sector,
  ShuttleSpace,
  Station,
  Track,
} from '../../src/components/content.ts';
import type { Effect } from '../../src/components/effects.ts';
import {
  type BoardSpaceId,
  COMPANIES,
  type Company,
  LUNA_SLOTS,
  PLAYER_ICONS,
  TILE_IDS,
  TRACK_IDS,
} from '../../src/components/ids.ts';
import { defaultContent } from '../../src/content/defaultContent.ts';

const { cards, slotCosts, tracks, moon, belt, plans, tokens, spaces, tiles, missions, menaces, luna, figures } =
  defaultContent;

const text = (value: unknown): string => JSON.stringify(value);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const sorted = (numbers: readonly number[]): readonly number[] => [...numbers].sort((a, b) => a - b);
const repeat = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

function only<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined || items.length > 1) throw new Error(`${items.length} instead of one`);
  return item;
}

/** An effect in words, such as `coins 2`. */
function words(effect: Effect): string {
  const { kind, ...rest } = effect;
  return [kind, ...Object.entries(rest).map(([key, value]) => (value === true ? key : value))].join(' ');
}

describe('cards', () => {
  const deck = cards.filter((card) => card.letter !== null);
  const starting = cards.filter((card) => card.icon !== null);
  const single = cards.filter((card) => card.number !== null);
  const ofLetters = (letters: string): readonly Card[] => deck.filter((card) => letters.includes(card.letter ?? '-'));
  const ofKind = (some: readonly Card[], ...kinds: Card['action']['kind'][]): readonly Card[] =>
    some.filter((card) => kinds.includes(card.action.kind));
  const resources = (some: readonly Card[], resource: string, value: number): readonly Card[] =>
    some.filter(({ action }) => action.kind === 'resource' && action.resource === resource && action.value === value);
  const energies = ofKind(cards, 'energy');
  const totalCosts = (some: readonly Card[]): readonly number[] =>
    some.flatMap((card) => slotCosts.map((slot) => card.cost + slot));

  test('known fact: the deck of 44 is 9 A, 16 B, 11 C, 4 D and 4 E, in this order', () => {
    const expected = [...repeat(9, 'A'), ...repeat(16, 'B'), ...repeat(11, 'C'), ...repeat(4, 'D'), ...repeat(4, 'E')];
    expect(deck.map((card) => card.letter)).toEqual(expected);
  });

  test('known fact: D and E are share cards, one share of each company a letter, without an action', () => {
    expect(ofLetters('DE').map((card) => card.action)).toEqual(repeat(8, { kind: 'share' }));
    for (const letter of 'DE') {
      expect(new Set(ofLetters(letter).map((card) => card.share)), letter).toEqual(new Set(COMPANIES));
    }
  });

  test('known fact: five field scientists in A to C, one neutral and one of each company', () => {
    const found = ofKind(cards, 'fieldScientist');
    expect(found.every((card) => ofLetters('ABC').includes(card))).toBe(true);
    const company = COMPANIES.map((name) => ({ kind: 'fieldScientist', company: name, helium: 2, coins: 1 }));
    const expected = [{ kind: 'fieldScientist', company: null, helium: 1, coins: 2 }, ...company];
    expect(found.map((card) => text(card.action)).sort()).toEqual(expected.map(text).sort());
    expect(figures.domesPerStep).toBe(2);
  });

  test('known fact: the other 31 cards of A to C are resources, energy and scientists', () => {
    expect(ofKind(ofLetters('ABC'), 'resource', 'energy', 'scientist')).toHaveLength(31);
    expect(ofLetters('ABC')).toHaveLength(31 + 5);
  });

  test('known fact: energy cards show 1, 2 or 3, and some but not all bear a share', () => {
    const values = energies.map(({ action }) => (action.kind === 'energy' ? action.value : 0));
    expect(new Set(values)).toEqual(new Set([1, 2, 3]));
    expect(new Set(energies.map((card) => card.share !== null))).toEqual(new Set([true, false]));
  });

  test('known fact: every scientist card gives points, and some give 2 or more', () => {
    const points = cards.flatMap(({ action }) => (action.kind === 'scientist' ? [action.points] : []));
    expect(Math.min(...points)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...points)).toBeGreaterThanOrEqual(2);
  });

  test('known fact: the resource cards of the examples exist', () => {
    const seen = [
      ['titanium', 2],
      ['titanium', 3],
      ['carbon', 1],
      ['carbon', 2],
      ['minerals', 2],
    ] as const;
    for (const [resource, value] of seen) {
      expect(resources(cards, resource, value), `${resource} ${value}`).not.toEqual([]);
    }
  });

  test('known fact: a carbon 1 has the printed cost 1', () => {
    expect(new Set(resources(cards, 'carbon', 1).map((card) => card.cost))).toEqual(new Set([1]));
  });

  test('known fact: on display a titanium 2 can cost 3 in all, a minerals 2 can cost 4', () => {
    expect(totalCosts(resources(deck, 'titanium', 2))).toContain(3);
    expect(totalCosts(resources(deck, 'minerals', 2))).toContain(4);
  });

  test('known fact: every slot has a cost, and a total cost of 0 occurs', () => {
    expect(slotCosts.filter((cost) => Number.isInteger(cost) && cost >= 0)).toHaveLength(12);
    expect(totalCosts(deck)).toContain(0);
  });

  test('known fact: nine starting cards, the same for all icons, and single-energy cards 01 to 04', () => {
    const hands = PLAYER_ICONS.map((icon) =>
      starting.filter((card) => card.icon === icon).map(({ cost, action, share }) => text([cost, action, share])),
    );
    expect(hands).toEqual(repeat(4, hands[0]));
    expect(hands[0]).toHaveLength(9);
    expect(single.map((card) => card.number)).toEqual([1, 2, 3, 4]);
    expect(single.map((card) => card.action)).toEqual(repeat(4, { kind: 'energy', value: 1 }));
  });

  test('known fact: costs of single-energy cards rise with their number', () => {
    const costs = single.map((card) => card.cost);
    expect(costs).toEqual(sorted([...new Set(costs)]));
  });

  test('known fact: the starting hand has every kind of action but the field scientist', () => {
    const kinds = starting.map(({ action }) => (action.kind === 'resource' ? action.resource : action.kind));
    expect(new Set(kinds)).toEqual(new Set(['carbon', 'minerals', 'titanium', 'energy', 'scientist']));
  });

  test('known fact: the display has 12 slots, and the grids of Luna name no other', () => {
    expect(slotCosts).toHaveLength(12);
    const grids = luna.cards.flatMap(({ actions }) =>
      actions.flatMap((action) => (action.kind === 'cards' ? Object.values(action.grid).flat() : [])),
    );
    for (const slot of grids) expect(upTo(12)).toContain(slot);
  });

  test('known fact: the four bonus tiles', () => {
    expect(tiles.map(({ id, action, plus }) => ({ id, action, plus }))).toEqual([
      { id: 'plusOneResourceTile', action: null, plus: 1 },
      { id: 'fieldScientistTile', action: { kind: 'fieldScientist', company: null, helium: 2, coins: 0 }, plus: 1 },
      { id: 'scientistTile', action: { kind: 'scientist', points: 1 }, plus: 0 },
      { id: 'energyTile', action: { kind: 'energy', value: 2 }, plus: 0 },
    ]);
  });
});

/** Value of a station's share for every number of pieces taken from the columns, each from the top. */
function stationValues({ columns }: Station): readonly number[] {
  const visible = columns.map((column) => [0, ...column.map((_, index) => sum(column.slice(0, index + 1)))]);
  return visible.reduce((totals, column) => totals.flatMap((total) => column.map((value) => total + value)), [0]);
}

describe('company tracks', () => {
  const bonuses = (track: Track): readonly unknown[] => track.thresholds.map((threshold) => threshold.bonus);
  const permanent = (...some: readonly object[]): readonly object[] =>
    some.map((bonus) => ({ kind: 'permanent', bonus }));
  const space = (cost: number, destroys: string | null, ...reward: readonly object[]): object => ({
    kind: 'space',
    cost,
    destroys,
    reward,
  });
  const helium = (steps: number): object => ({ kind: 'helium', steps });
  const research = (points: number): object => ({ kind: 'research', points });
  const discount = (mixed: boolean, ...resources: readonly string[]): object => ({
    kind: 'discount',
    resources,
    mixed,
    less: 1,
  });
  const others = (...steps: readonly number[]): object => ({ kind: 'chosenTracks', steps, among: 'others' });
  const salvage = (parts: string): object => ({ kind: 'salvage', price: 2, parts });
  const MARKERS = permanent({ kind: 'markers', count: 1 }, { kind: 'markers', count: 2 });
  const ONE_OR_OTHER = {
    kind: 'oneOf',
    rewards: [
      [research(2), helium(1)],
      [research(1), helium(2)],
    ],
  };

  test('known fact: ten tracks with one or two barriers and two thresholds of 1 or 2 coins', () => {
    expect(tracks.map((track) => track.id)).toEqual([...TRACK_IDS]);
    for (const { id, barriers, thresholds } of tracks) {
      expect([1, 2], id).toContain(barriers.length);
      expect(thresholds, id).toHaveLength(2);
      for (const { coins } of thresholds) expect([1, 2], id).toContain(coins);
    }
  });

  test('known fact: share icons are totals, a 5 occurs, and there is a space 0', () => {
    for (const { id, shares } of tracks) {
      expect(shares[0], id).toBe(0);
      expect(shares, id).toEqual(sorted(shares));
    }
    expect(tracks.some((track) => track.shares.includes(5))).toBe(true);
  });

  test('known fact: the ten pairs of bonuses, each on one track', () => {
    const pairs = [
      permanent({ kind: 'energy', plus: 1 }, { kind: 'energy', plus: 2 }),
      MARKERS,
      permanent(discount(false, 'minerals'), discount(true, 'carbon', 'minerals', 'titanium')),
      permanent(discount(false, 'titanium'), { kind: 'cardValue', resource: 'titanium', plus: 1 }),
      permanent({ kind: 'fieldScientist', domes: 1 }, { kind: 'fieldScientist', domes: 3 }),
      [space(2, null, ONE_OR_OTHER), space(1, null, research(2), helium(2))],
      [0, 1].map((less) => space(0, null, { kind: 'purchase', discount: less }, helium(less + 1))),
      [space(0, 'any', { kind: 'destroyedCost', plus: 3 }), space(0, 'carbon', { kind: 'destroyedCost', plus: 8 })],
      [space(1, null, others(3, 2)), space(1, null, others(3, 2, 2))],
      [space(0, 'any', salvage('either')), space(0, 'any', salvage('both'))],
    ];
    expect(tracks.map((track) => text(bonuses(track))).sort()).toEqual(pairs.map(text).sort());
  });

  test('known fact: A2 carries the extra bonus markers', () => {
    expect(bonuses(only(tracks.filter((track) => track.id === 'A2')))).toEqual(MARKERS);
  });

  test('known fact: nobody can hold more than 20 shares of a company', () => {
    const onTrack = Math.max(...tracks.flatMap((track) => track.shares));
    for (const company of COMPANIES) {
      const onCards = cards.filter((card) => card.share === company).length;
      expect(onTrack + onCards, company).toBeLessThanOrEqual(20);
    }
  });

  test('known fact: a share is worth 0 to 15', () => {
    for (const station of [moon.stations, belt.stations].flatMap((stations) => Object.values(stations))) {
      expect(Math.min(...stationValues(station)), station.company).toBe(0);
      expect(Math.max(...stationValues(station)), station.company).toBeLessThanOrEqual(15);
    }
  });
});

describe('the Moon', () => {
  const sector = (number: number): Sector => only(moon.sectors.filter((each) => each.number === number));
  const border = (from: number, to: number): number | undefined =>
    sector(from).neighbours.find((each) => each.sector === to)?.border;
  const stationBorder = (number: number, company: Company): number | undefined =>
    sector(number).stations.find((each) => each.company === company)?.border;

  /** Sectors a company reaches within so many expansions. */
  function within(company: Company, expansions: number): ReadonlySet<number> {
    const touching = moon.sectors.filter((each) => stationBorder(each.number, company) !== undefined);
    let reached = new Set(touching.map((each) => each.number));
    for (let step = 1; step < expansions; step += 1) {
      const next = [...reached].flatMap((number) => sector(number).neighbours.map((each) => each.sector));
      reached = new Set([...reached, ...next]);
    }
    return reached;
  }

  test('known fact: 24 numbered sectors, single and double borders', () => {
    expect(moon.sectors.map((each) => each.number)).toEqual(upTo(24));
    const borders = moon.sectors.flatMap((each) => each.neighbours.map((neighbour) => neighbour.border));
    expect(new Set(borders)).toEqual(new Set([1, 2]));
  });

  test('known fact: two enclaves, each inside one other sector', () => {
    const enclaves = moon.sectors.filter((each) => each.enclaveIn !== null);
    expect(enclaves).toHaveLength(2);
    for (const { enclaveIn, neighbours, stations } of enclaves) {
      expect(neighbours.map((each) => each.sector)).toEqual([enclaveIn]);
      expect(stations).toEqual([]);
    }
  });

  test('known fact: the borders that Minerva crosses into 21, 16 and 24', () => {
    expect(stationBorder(21, 'minerva')).toBe(1);
    expect([stationBorder(16, 'minerva'), border(21, 16)]).toContain(1);
    const into24 = [border(16, 24), border(21, 24)];
    expect(into24).toContain(2);
    expect(into24).not.toContain(1);
  });

  test('known fact: Skymine can be in 24', () => {
    expect(within('skymine', 24)).toContain(24);
  });

  test('known fact: 21, 16 and 24 pay 1 coin and 3 research points and nothing else', () => {
    const paid = [21, 16, 24].flatMap((number) => sector(number).structures);
    const coins = paid.map((effect) => (effect.kind === 'coins' ? effect.amount : 0));
    const points = paid.map((effect) => (effect.kind === 'research' ? effect.points : 0));
    expect([sum(coins), sum(points)]).toEqual([1, 3]);
    expect(new Set(paid.map((effect) => effect.kind))).toEqual(new Set(['coins', 'research']));
  });

  test('known fact: the kinds and sizes of structures, and several in one sector', () => {
    const found = moon.sectors.flatMap((each) => each.structures);
    const sized = new Set(found.filter((effect) => effect.kind !== 'research').map(words));
    const kinds = ['coins', 'expandedTrack', 'helium'];
    expect(sized).toEqual(new Set(kinds.flatMap((kind) => [`${kind} 1`, `${kind} 2`])));
    expect(found.some((effect) => effect.kind === 'research')).toBe(true);
    expect(moon.sectors.some((each) => each.domes > 0)).toBe(true);
    expect(moon.sectors.some((each) => each.structures.length > 1)).toBe(true);
  });

  test('known fact: stations have 3 columns of 5 home spaces, the last with 2 icons, some with none', () => {
    for (const company of COMPANIES) {
      const { columns } = moon.stations[company];
      expect(
        columns.map((column) => column.length),
        company,
      ).toEqual([5, 5, 5]);
      expect(
        columns.map((column) => column[4]),
        company,
      ).toEqual([2, 2, 2]);
    }
    expect(COMPANIES.flatMap((company) => moon.stations[company].columns.flat())).toContain(0);
  });

  test('known fact: a share of Minerva can be worth 6', () => {
    expect(stationValues(moon.stations.minerva)).toContain(6);
  });

  test('known fact: 15 is the highest value of a share', () => {
    for (const company of COMPANIES) expect(Math.max(...stationValues(moon.stations[company])), company).toBe(15);
  });

  test('known fact: the outposts of chapter 3, each near its station', () => {
    expect(moon.chapter3).toEqual({
      skymine: [6, 19, 20],
      minerva: [16, 21, 23],
      astrogo: [1, 7, 11],
      tawac: [2, 3, 4],
    });
    for (const company of COMPANIES) {
      for (const number of moon.chapter3[company]) expect(within(company, 2), company).toContain(number);
    }
  });
});

describe('the Belt', () => {
  const asteroid = (number: number): Asteroid => only(belt.asteroids.filter((each) => each.number === number));
  const shuttle = (number: number): ShuttleSpace => only(belt.shuttleSpaces.filter((each) => each.number === number));
  const numbers = belt.asteroids.map((each) => each.number);
  const lightning = (space: number, at: number): boolean | undefined =>
    shuttle(space).ends.find((end) => end.asteroid === at)?.lightning;

  /** Asteroids that a company reaches without one of the shuttle spaces. */
  function reach(company: Company, without: number): ReadonlySet<number> {
    const reached = new Set(
      belt.stationRoutes.filter((route) => route.company === company).map((each) => each.asteroid),
    );
    for (const _ of belt.shuttleSpaces) {
      for (const { number, ends } of belt.shuttleSpaces) {
        if (number === without || !ends.some((end) => reached.has(end.asteroid))) continue;
        for (const end of ends) reached.add(end.asteroid);
      }
    }
    return reached;
  }

  test('known fact: 12 outposts in the outer columns and 5 shuttles in the centre', () => {
    for (const company of COMPANIES) {
      expect(
        belt.stations[company].columns.map((column) => column.length),
        company,
      ).toEqual([6, 5, 6]);
    }
  });

  test('known fact: asteroids and shuttle spaces share one numbering', () => {
    const all = [...numbers, ...belt.shuttleSpaces.map((each) => each.number)];
    expect(new Set(all).size).toBe(all.length);
    expect(numbers).toEqual(expect.arrayContaining([1, 10, 14, 15, 18]));
    expect(belt.shuttleSpaces.map((each) => each.number)).toEqual(expect.arrayContaining([11, 13, 16, 19]));
  });

  test('known fact: routes lead from each station to asteroids, and have a printed shuttle and no space', () => {
    expect(new Set(belt.stationRoutes.map((route) => route.company))).toEqual(new Set(COMPANIES));
    for (const route of belt.stationRoutes) {
      expect(numbers).toContain(route.asteroid);
      expect(Object.keys(route).sort()).toEqual(['asteroid', 'company', 'lightning', 'sources']);
    }
  });

  test('known fact: 14 pays 1 point and 1 coin, 13 a step, 19 nothing', () => {
    expect(asteroid(14).reward.map(words).sort()).toEqual(['coins 1', 'research 1']);
    expect([shuttle(13).steps, shuttle(19).steps]).toEqual([1, 0]);
  });

  test('known fact: there is lightning from 19 to 14, and none on a way into 13', () => {
    expect(lightning(19, 14)).toBe(true);
    expect(shuttle(13).ends.some((end) => !end.lightning)).toBe(true);
  });

  test('known fact: 19 lies at an asteroid that Minerva can hold beforehand', () => {
    const others = shuttle(19).ends.flatMap((end) => (end.asteroid === 14 ? [] : [end.asteroid]));
    expect(reach('minerva', 19)).toContain(only(others));
  });

  test('known fact: 1 and 15 alone have extra domes, each between two of their outpost spaces', () => {
    expect(belt.asteroids.filter((each) => each.linkedDomes.length > 0).map((each) => each.number)).toEqual([1, 15]);
    for (const { spaces: all, linkedDomes } of [asteroid(1), asteroid(15)]) {
      for (const pair of linkedDomes) {
        expect(new Set(pair).size).toBe(2);
        expect(Object.keys(all)).toEqual(expect.arrayContaining(pair.map(String)));
      }
    }
  });

  test('known fact: 10 and 15 have 2 regular domes together', () => {
    expect(asteroid(10).domes + asteroid(15).domes).toBe(2);
  });

  test('known fact: 15 and 18 have two outpost spaces or more', () => {
    for (const number of [15, 18]) expect(asteroid(number).spaces.length, String(number)).toBeGreaterThanOrEqual(2);
  });

  test('known fact: the menace card finds the shuttle spaces 11 and 16, not yet joined', () => {
    const joined = [11, 16].map((number) => shuttle(number).ends.map((end) => end.asteroid));
    expect(new Set(joined.map((ends) => sorted(ends).join())).size).toBe(2);
  });
});

const values = ({ values }: BoardTrack): string => values.map(({ at, value }) => `${at}:${value}`).join(' ');

describe('research', () => {
  const { specialPlans, researchDisplay, recommended, playerBoard } = defaultContent;
  const asked = plans.map((plan) => plan.requirements);
  const given = plans.flatMap((plan) => plan.reward);

  test('known fact: 72 plans, 24 of each letter, with one or two requirements and a reward', () => {
    for (const letter of ['A', 'B', 'C']) expect(plans.filter((plan) => plan.letter === letter)).toHaveLength(24);
    expect(plans).toHaveLength(72);
    expect(new Set(asked.map((requirements) => requirements.length))).toEqual(new Set([1, 2]));
    expect(plans.every((plan) => plan.reward.length > 0)).toBe(true);
  });

  test('known fact: plans A and B cost 1 point, C and special plans 2', () => {
    expect([figures.planPrices, figures.specialPlanPrice]).toEqual([{ A: 1, B: 1, C: 2 }, 2]);
  });

  test('known fact: the requirements of the icon list and the examples occur', () => {
    for (const wanted of [
      [{ kind: 'energy', total: 2 }],
      [{ kind: 'scientists', count: 1 }],
      [{ kind: 'resource', resource: 'titanium', total: 1 }],
      [{ kind: 'oneResource', total: 4 }],
      [
        { kind: 'resource', resource: 'carbon', total: 3 },
        { kind: 'oneResource', total: 3 },
      ],
    ]) {
      expect(asked, text(wanted)).toContainEqual(wanted);
    }
  });

  test('known fact: the rewards of the icon list and the examples occur', () => {
    const found = new Set(given.map(words));
    const exact = ['research 2', 'removeOutposts 1', 'removeOutposts 2', 'resourceCoins titanium 1'];
    for (const effect of exact) expect(found).toContain(effect);
    const kinds = new Set(given.map((effect) => effect.kind));
    for (const kind of ['helium', 'coins', 'chosenTracks']) expect(kinds).toContain(kind);
    const companies = given.flatMap((effect) => (effect.kind === 'track' ? [effect.company] : []));
    expect(companies).toContain('astrogo');
  });

  test('known fact: six special plans for the rounds 2 to 7 with costs, one of them 2, and end values', () => {
    expect(specialPlans.map((plan) => plan.round)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(specialPlans.every((plan) => plan.cost > 0 && plan.value > 0)).toBe(true);
    expect(specialPlans.map((plan) => plan.cost)).toContain(2);
  });

  test('known fact: the display has four spaces a letter, and the first column is bordered in red', () => {
    expect(researchDisplay.map((space) => space.letter).join('')).toBe('AAAABBBBCCCC');
    expect(researchDisplay.flatMap((space, index) => (space.supplement ? [index] : []))).toEqual([0, 4, 8]);
  });

  test('known fact: ten starting tokens of three cards, steps with up to 2 helium, and a plan', () => {
    expect(tokens).toHaveLength(10);
    for (const { id, cards: icons, plan } of tokens) {
      expect(icons, id).toHaveLength(3);
      expect([plan.requirements.length > 0, plan.reward.length > 0], id).toEqual([true, true]);
    }
    const bonus = tokens.flatMap((token) => token.bonus);
    expect(new Set(bonus.map((effect) => effect.kind))).toEqual(new Set(['track', 'helium']));
    const parts = tokens.map((token) => sum(token.bonus.map((each) => (each.kind === 'helium' ? each.steps : 0))));
    expect(new Set(parts)).toEqual(new Set([0, 1, 2]));
  });

  test('known fact: four of the tokens are recommended for the first game', () => {
    expect(new Set(recommended.tokens).size).toBe(4);
    expect(recommended.tokens).toHaveLength(4);
    expect(tokens.map((token) => token.id)).toEqual(expect.arrayContaining([...recommended.tokens]));
  });

  test('known fact: some research spaces forbid A, and the fifth opens a slot', () => {
    expect(playerBoard.research.noA).not.toEqual([]);
    for (const space of playerBoard.research.noA) expect(upTo(playerBoard.research.last)).toContain(space);
    expect(playerBoard.research.slotSpace).toBe(5);
  });

  test('known fact: the values that menace cards quote occur on both sides of the board', () => {
    for (const { tank, research } of [playerBoard, luna]) {
      expect(tank.values.map(({ value }) => value)).toEqual(expect.arrayContaining([25, 40]));
      expect(research.values.map(({ value }) => value)).toEqual(expect.arrayContaining([20, 40]));
    }
  });

  test('known fact: values, slot and end of the tank and research track on the side of Luna', () => {
    expect(values(luna.tank)).toBe('6:10 9:15 13:25 16:30 20:40 23:45 25:50 28:60');
    expect(values(luna.research)).toBe('3:10 5:15 7:20 9:30 11:40 13:50 15:60');
    expect([luna.tank.slotSpace, luna.tank.last]).toEqual([8, 28]);
    expect([luna.research.slotSpace, luna.research.last]).toEqual([4, 15]);
  });
});

describe('bonus spaces, missions and menaces', () => {
  const space = (id: BoardSpaceId): BoardSpace => only(spaces.filter((each) => each.id === id));
  const tiers = (id: BoardSpaceId): readonly string[] =>
    (space(id).majority?.tiers ?? []).map(({ atLeast, reward }) => `${atLeast}+ ${reward.map(words).join(', ')}`);
  const rewards = (id: BoardSpaceId): readonly Effect[] =>
    (space(id).majority?.tiers ?? []).flatMap((tier) => tier.reward);
  const companies = (id: BoardSpaceId): ReadonlySet<Company> =>
    new Set(rewards(id).flatMap((effect) => (effect.kind === 'track' ? [effect.company] : [])));

  test('known fact: the majority of scientists', () => {
    expect(tiers('scientistMajority')).toEqual(['1+ coins 2', '2+ coins 2, research 1', '3+ coins 3, research 2']);
  });

  test('known fact: the majority of titanium', () => {
    expect(tiers('titaniumMajority')).toEqual([
      '2+ track astrogo 2',
      '4+ track astrogo 3, removeOutposts 1 optional',
      '6+ track astrogo 4, research 1',
    ]);
  });

  test('known fact: the majority of minerals has tiers 4+ and 6+, and gives 3 Minerva and 1 helium for 5', () => {
    const all = space('mineralsMajority').majority?.tiers ?? [];
    expect(all.map((tier) => tier.atLeast)).toEqual(expect.arrayContaining([4, 6]));
    const met = all.filter((tier) => tier.atLeast <= 5).at(-1);
    expect(met?.reward.map(words)).toEqual(['track minerva 3', 'helium 1']);
  });

  test('known fact: carbon and energy belong to Tawac and Skymine, and some tier adds 1 coin', () => {
    const named = [companies('carbonMajority'), companies('energyMajority')].map((each) => only([...each]));
    expect(new Set(named)).toEqual(new Set(['tawac', 'skymine']));
    const ofTracks = ['titanium', 'carbon', 'minerals', 'energy'] as const;
    expect(ofTracks.flatMap((item) => rewards(`${item}Majority`)).map(words)).toContain('coins 1');
  });

  test('known fact: the three standard spaces', () => {
    const terms = (['firstPlayer', 'purchase', 'destroy'] as const).map((id) => space(id).terms);
    expect(terms.map(({ cost, destroys }) => [cost, destroys])).toEqual([
      [0, null],
      [1, null],
      [0, 'any'],
    ]);
    expect(terms.map(({ reward }) => reward.map((effect) => words(effect).trim()))).toEqual([
      ['firstPlayer', 'research 1'],
      ['purchase 0'],
      ['destroyedCost 2'],
    ]);
  });

  test('known fact: four tile spaces of 1 or 2 coins', () => {
    const all = spaces.filter((each) => each.group === 'tile');
    expect(all.map(({ terms }) => terms.reward)).toEqual(TILE_IDS.map((tile) => [{ kind: 'reserveTile', tile }]));
    expect(new Set(all.map(({ terms }) => terms.cost))).toEqual(new Set([1, 2]));
  });

  test('known fact: first player, then purchase and destroy, then the tiles, in right-aligned rows', () => {
    const drawn = spaces.filter((each) => each.group !== 'majority');
    const rows = sorted([...new Set(drawn.map(({ position }) => position.y))]).map((y) =>
      drawn.filter(({ position }) => position.y === y),
    );
    expect(rows.map((row) => new Set(row.map(({ id }) => id)))).toEqual(
      [['firstPlayer'], ['purchase', 'destroy'], TILE_IDS].map((ids) => new Set(ids)),
    );
    const places = rows.map((row) => sorted(row.map(({ position }) => position.x)));
    expect(places).toEqual([1, 2, 4].map((count) => places[2]?.slice(-count)));
  });

  test('known fact: six missions of three tasks, four of which are known', () => {
    expect(missions.map((mission) => mission.tasks.length)).toEqual(repeat(6, 3));
    const tasks = missions.flatMap((mission) => [...mission.tasks]);
    expect(tasks).toContainEqual({ kind: 'scientists', count: 3 });
    expect(tasks).toContainEqual({ kind: 'oneResource', total: 7 });
    expect(tasks).toContainEqual({ kind: 'heliumInOneAction', steps: 4 });
    expect(tasks).toContainEqual({ kind: 'expansionsInOneAction', count: 5 });
  });

  test('known fact: requirement and consequence of each menace', () => {
    expect(menaces.map(({ id, requirement, consequence }) => [id, requirement, consequence])).toEqual([
      ['spacePirates', { kind: 'payCoins', amount: 6 }, { kind: 'loseCoins' }],
      ['rogueComet', { kind: 'payEnergy', amount: 3 }, { kind: 'ignoreIcons', count: 2 }],
      ['einsteinRosenBridge', { kind: 'destroyEnergyCards', count: 2 }, { kind: 'loseEnergyCards' }],
      ['unknownProbe', { kind: 'values', tank: 40, research: 0 }, { kind: 'loseTank' }],
      ['singularity', { kind: 'values', tank: 0, research: 40 }, { kind: 'endAfterRound', round: 6 }],
      ['temporalAnomaly', { kind: 'values', tank: 25, research: 20 }, { kind: 'replay' }],
    ]);
  });

  test('known fact: a menace is 2 energy away and has one reward beside the wild share', () => {
    for (const { id, energy, reward } of menaces) expect([energy, reward.length], id).toEqual([2, 1]);
  });
});

describe('Luna', () => {
  /** An action in short: a grid by the slots A to E, an expansion with the sector it prefers. */
  function short(action: LunaAction): string {
    switch (action.kind) {
      case 'coins':
        return `coins ${action.amount}`;
      case 'helium':
      case 'research':
        return `${action.kind} ${action.steps}`;
      case 'track':
        return `${action.selection} ${action.steps}`;
      case 'expand':
        return `expand ${action.sectors} ${action.prefer}`;
      case 'cards':
        return `cards ${LUNA_SLOTS.map((slot) => action.grid[slot].join('+')).join(' ')}`;
      case 'bonusMarker':
        return `marker ${LUNA_SLOTS.map((slot) => `${action.grid[slot].row}${action.grid[slot].column}`).join(' ')}`;
      case 'discardPlan':
        return `plan ${action.letter}`;
      case 'discardSpecialPlan':
        return 'special plan';
      case 'mostValuableShareCard':
        return 'share card';
    }
  }

  const line = ({ id, left, right, scientists, reveal, actions }: LunaCard): string => {
    const icon = reveal === null ? '' : ` ${reveal.kind} ${reveal.steps}`;
    return `${id} ${left}/${right}/${scientists}${icon}: ${actions.map(short).join('; ')}`;
  };

  test('known fact: 12 cards of grade 1 and 7 of grade 2', () => {
    expect(luna.cards.map((card) => card.grade)).toEqual([...repeat(12, 1), ...repeat(7, 2)]);
  });

  test('known fact: the 19 cards', () => {
    expect(luna.cards.map(line)).toEqual([
      'I-1 0/3/1: cards 1 1 1 1 1; share card',
      'I-2 4/0/0: secondMostValuable 2; cards 7+8 2 3 4 6+10',
      'I-3 3/0/1: coins 2; mostValuable 2; marker 23 24 32 33 34',
      'I-4 0/3/1 helium 2: coins 2; research 1; marker 33 34 32 31 24',
      'I-5 3/3/1 helium 2: coins 2; research 1; marker 31 32 33 23 34',
      'I-6 4/0/0: leadByBiggestMargin 2; expand 2 min',
      'I-7 0/4/0: leadByBiggestMargin 2; expand 2 max',
      'I-8 3/3/1 helium 2: coins 2; research 1; marker 32 33 23 31 34',
      'I-9 0/3/1: twoMostValuable 2; special plan; plan A',
      'I-10 0/4/0: coins 3; leastValuable 3; expand 3 max',
      'I-11 3/0/1: twoMostValuable 2; plan B; plan C',
      'I-12 3/0/1 helium 2: helium 2; cards 1+2 1+3 1+4 1+6 1+7',
      'II-1 4/6/1 research 1: coins 3; twoMostValuable 3; plan B',
      'II-2 6/4/1 research 1: allFour 3; special plan; plan A',
      'II-3 3/6/2 research 1: leadByBiggestMargin 3; expand 3 max',
      'II-4 4/6/1 research 1: coins 3; research 2; marker 23 31 32 33 24',
      'II-5 6/6/1 helium 2: helium 2; research 2; cards 2 3 4 6 11; share card',
      'II-6 6/4/2 helium 2: coins 3; helium 4; marker 23 34 32 33 24',
      'II-7 6/3/2 helium 2: twoLeadsByBiggestMargin 2; expand 2 min',
    ]);
  });

  test('known fact: the column of a discarded plan by slot, and 5 bonus markers', () => {
    expect(luna.planColumns).toEqual({ A: 1, B: 2, C: 3, D: 4, E: 1 });
    expect(luna.bonusMarkers).toBe(5);
  });

  test('known fact: steps beyond the end of a track are worth 2 coins', () => {
    expect([luna.tank.overflow, luna.research.overflow]).toEqual([2, 2]);
  });

  test('known fact: the levels with their decks, slots, tokens and starts', () => {
    const levels = luna.levels.map(({ level, gradeTwo, endSlots, tankTokens, researchTokens, ...start }) => {
      const scheme = `${gradeTwo ? 'grade 2' : '-'} ${endSlots ? 'A-E' : 'B-D'}`;
      return `${level} ${scheme} ${tankTokens}/${researchTokens} ${start.startTank}/${start.startResearch}`;
    });
    expect(levels).toEqual([
      '0 - B-D / 0/0',
      '1 - A-E / 0/0',
      '2 grade 2 A-E / 0/0',
      '3 grade 2 A-E 11,19/5,10 0/0',
      '4 grade 2 A-E 9,16/4,8 0/0',
      '5 grade 2 A-E 7,13/2,7 0/0',
      '6 grade 2 A-E 6,13/4,8 1/1',
      '7 grade 2 A-E 7,10/5,7 3/2',
      '8 grade 2 A-E 8,11/5,7 5/3',
    ]);
  });
});
