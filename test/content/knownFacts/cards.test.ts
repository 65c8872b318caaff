// Every fact that a source states about the components, one test each. No reconstructed number is tested: owners of the
// game can enter its numbers, and only a typing error makes one of these tests fail.

import { describe, expect, test } from 'vitest';
import type { BoardTrack, Card, Track, TrackBonus } from '../../../src/components/content.ts';
import { COMPANIES, PLAYER_ICONS, TRACK_IDS } from '../../../src/components/ids.ts';
import { defaultContent } from '../../../src/content/defaultContent.ts';
import { only, repeat, stationValues, upTo, words } from '../../kit/facts.ts';
import { text } from '../../kit/json.ts';
import { sorted, sum } from '../../kit/numbers.ts';

const { cards, slotCosts, tracks, moon, belt, plans, tokens, tiles, luna, figures } = defaultContent;

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
    for (const letter of 'DE')
      expect(new Set(ofLetters(letter).map((card) => card.share)), letter).toEqual(new Set(COMPANIES));
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

  test('known fact: energy cards show 1, 2 or 3, and some but not all have a share', () => {
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
    for (const [resource, value] of seen)
      expect(resources(cards, resource, value), `${resource} ${value}`).not.toEqual([]);
  });

  test('known fact: a carbon 1 has the printed cost 1', () => {
    expect(new Set(resources(cards, 'carbon', 1).map((card) => card.cost))).toEqual(new Set([1]));
  });

  test('known fact: on display a titanium 2 can cost 3 in total and a minerals 2 can cost 4', () => {
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

  test('known fact: the starting hand has every kind of action except the field scientist', () => {
    const kinds = starting.map(({ action }) => (action.kind === 'resource' ? action.resource : action.kind));
    expect(new Set(kinds)).toEqual(new Set(['carbon', 'minerals', 'titanium', 'energy', 'scientist']));
  });

  test('known fact: the display has 12 slots, and Luna’s grids use no others', () => {
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

describe('company tracks', () => {
  /** Returns a bonus as short text. That of a space begins with its price. */
  function short(bonus: TrackBonus): string {
    if (bonus.kind === 'permanent') return words(bonus.bonus);
    const { cost, destroys, reward } = bonus;
    return `${cost}${destroys === null ? '' : ` ${destroys}`}: ${reward.map(words).join(', ')}`;
  }
  const bonuses = (track: Track): readonly string[] => track.thresholds.map(({ bonus }) => short(bonus));

  test('known fact: ten tracks with one or two barriers and two thresholds of 1 or 2 coins', () => {
    expect(tracks.map((track) => track.id)).toEqual([...TRACK_IDS]);
    for (const { id, barriers, thresholds } of tracks) {
      expect([1, 2], id).toContain(barriers.length);
      expect(thresholds, id).toHaveLength(2);
      for (const { coins } of thresholds) expect([1, 2], id).toContain(coins);
    }
  });

  test('known fact: share icons are totals, one is 5, and tracks start with space 0', () => {
    for (const { id, shares } of tracks) {
      expect(shares[0], id).toBe(0);
      expect(shares, id).toEqual(sorted(shares));
    }
    expect(tracks.some((track) => track.shares.includes(5))).toBe(true);
  });

  test.each([
    ['TB-1, TB-2', 'energy 1', 'energy 2'],
    ['TB-3', 'markers 1', 'markers 2'],
    ['TB-4, TB-5', 'discount minerals false 1', 'discount carbon,minerals,titanium mixed 1'],
    ['TB-6, TB-7', 'discount titanium false 1', 'cardValue titanium 1'],
    ['TB-8, TB-9', 'fieldScientist 1', 'fieldScientist 3'],
    ['BSP-1, BSP-2', '2: research 2 and helium 1 or research 1 and helium 2', '1: research 2, helium 2'],
    ['BSP-3, BSP-4', '0: purchase 0, helium 1', '0: purchase 1, helium 2'],
    ['BSP-5, BSP-6', '0 any: destroyedCost 3', '0 carbon: destroyedCost 8'],
    ['BSP-7, BSP-8', '1: chosenTracks 3,2 others', '1: chosenTracks 3,2,2 others'],
    ['BSP-9, BSP-10', '0 any: salvage 2 either', '0 any: salvage 2 both'],
  ])('known fact: the bonuses %s are on one track', (_rules, ...pair) => {
    expect(tracks.filter((track) => bonuses(track).join('; ') === pair.join('; '))).toHaveLength(1);
  });

  test('known fact: A2 has the extra bonus markers', () => {
    expect(bonuses(only(tracks.filter((track) => track.id === 'A2')))).toEqual(['markers 1', 'markers 2']);
  });

  test('known fact: no player can have more than 20 shares of a company', () => {
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

const values = ({ values }: BoardTrack): string => values.map(({ at, value }) => `${at}:${value}`).join(' ');

describe('research', () => {
  const { specialPlans, researchDisplay, recommended, playerBoard } = defaultContent;
  const requirementLists = plans.map((plan) => plan.requirements);
  const given = plans.flatMap((plan) => plan.reward);

  test('known fact: 72 plans, 24 of each letter, with one or two requirements and a reward', () => {
    for (const letter of ['A', 'B', 'C']) expect(plans.filter((plan) => plan.letter === letter)).toHaveLength(24);
    expect(plans).toHaveLength(72);
    expect(new Set(requirementLists.map((requirements) => requirements.length))).toEqual(new Set([1, 2]));
    expect(plans.every((plan) => plan.reward.length > 0)).toBe(true);
  });

  test('known fact: plans A and B cost 1 point, C and special plans 2', () => {
    expect([figures.planPrices, figures.specialPlanPrice]).toEqual([{ A: 1, B: 1, C: 2 }, 2]);
  });

  const carbon = { kind: 'resource', resource: 'carbon', total: 3 };
  test.each([
    ['CF-RP-6', [{ kind: 'energy', total: 2 }]],
    ['ICON-3', [{ kind: 'scientists', count: 1 }]],
    ['ICON-15', [{ kind: 'resource', resource: 'titanium', total: 1 }]],
    ['ICON-10', [{ kind: 'oneResource', total: 4 }]],
    ['ICON-12', [carbon, { kind: 'oneResource', total: 3 }]],
  ])('known fact: the requirement of %s is on a plan', (_rule, wanted) => {
    expect(requirementLists).toContainEqual(wanted);
  });

  test.each([
    ['CF-RP-6', 'research 2'],
    ['ICON-9', 'removeOutposts 1'],
    ['ICON-11', 'removeOutposts 2'],
    ['ICON-16', 'resourceCoins titanium 1'],
  ])('known fact: the reward of %s is on a plan: %s', (_rule, reward) => {
    expect(given.map(words)).toContain(reward);
  });

  test('known fact: plans give helium, coins, steps on Astrogo (ICON-7) and on one track of choice (ICON-8)', () => {
    const kinds = new Set(given.map((effect) => effect.kind));
    for (const kind of ['helium', 'coins', 'chosenTracks']) expect(kinds).toContain(kind);
    const companies = given.flatMap((effect) => (effect.kind === 'track' ? [effect.company] : []));
    expect(companies).toContain('astrogo');
    const chosen = given.flatMap((effect) => (effect.kind === 'chosenTracks' ? [effect] : []));
    for (const { among, steps } of chosen) expect([among, steps.length]).toEqual(['all', 1]);
  });

  test('known fact: six special plans for the rounds 2 to 7 with costs, one of them 2, and end values (SCORE-9)', () => {
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

  test('known fact: four of the tokens and the tracks A1, B1, C1 and D1 are recommended for the first game', () => {
    expect(recommended.tracks).toEqual({ skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' });
    expect(new Set(recommended.tokens).size).toBe(4);
    expect(recommended.tokens).toHaveLength(4);
    expect(tokens.map((token) => token.id)).toEqual(expect.arrayContaining([...recommended.tokens]));
  });

  test('known fact: some research spaces forbid A, and the fifth opens a slot', () => {
    expect(playerBoard.research.noA).not.toEqual([]);
    for (const space of playerBoard.research.noA) expect(upTo(playerBoard.research.last)).toContain(space);
    expect(playerBoard.research.slotSpace).toBe(5);
  });

  test('known fact: steps and points beyond the end of a track are worth 2 coins each', () => {
    expect([playerBoard.tank.overflow, playerBoard.research.overflow]).toEqual([2, 2]);
    expect([luna.tank.overflow, luna.research.overflow]).toEqual([2, 2]);
  });

  test('known fact: the values required by menace cards are on both board sides', () => {
    for (const { tank, research } of [playerBoard, luna]) {
      expect(tank.values.map(({ value }) => value)).toEqual(expect.arrayContaining([25, 40]));
      expect(research.values.map(({ value }) => value)).toEqual(expect.arrayContaining([20, 40]));
    }
  });

  test('known fact: Luna’s side has its own values, slot and end of the tank and research track', () => {
    expect(values(luna.tank)).toBe('6:10 9:15 13:25 16:30 20:40 23:45 25:50 28:60');
    expect(values(luna.research)).toBe('3:10 5:15 7:20 9:30 11:40 13:50 15:60');
    expect([luna.tank.slotSpace, luna.tank.last]).toEqual([8, 28]);
    expect([luna.research.slotSpace, luna.research.last]).toEqual([4, 15]);
  });
});
