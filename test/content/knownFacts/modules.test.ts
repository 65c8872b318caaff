// Every fact that a source states about the components, one test each. No reconstructed number is tested: owners of the
// game can enter its numbers, and only a typing error makes one of these tests fail.

import { describe, expect, test } from 'vitest';
import type { BoardSpace, LunaAction, LunaCard } from '../../../src/components/content.ts';
import type { Effect } from '../../../src/components/effects.ts';
import { type BoardSpaceId, type Company, LUNA_SLOTS, TILE_IDS } from '../../../src/components/ids.ts';
import { defaultContent } from '../../../src/content/defaultContent.ts';
import { only, repeat, words } from '../../kit/facts.ts';
import { sorted } from '../../kit/numbers.ts';

const { spaces, missions, menaces, luna } = defaultContent;

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

  test('known fact: each mission has three tasks', () => {
    expect(missions.map((mission) => mission.tasks.length)).toEqual(repeat(missions.length, 3));
  });

  test.each([
    ['MISSION-17', { kind: 'scientists', count: 3 }],
    ['MISSION-18', { kind: 'oneResource', total: 7 }],
    ['MISSION-19', { kind: 'heliumInOneAction', steps: 4 }],
    ['MISSION-20, MISSION-21', { kind: 'expansionsInOneAction', count: 5 }],
  ])('known fact: the task of %s is on a mission', (_rules, task) => {
    expect(missions.flatMap((mission): readonly object[] => mission.tasks)).toContainEqual(task);
  });

  test.each([
    ['MENACE-15', 'spacePirates', { kind: 'payCoins', amount: 6 }, { kind: 'loseCoins' }],
    ['MENACE-16', 'rogueComet', { kind: 'payEnergy', amount: 3 }, { kind: 'ignoreIcons', count: 2 }],
    ['MENACE-17', 'einsteinRosenBridge', { kind: 'destroyEnergyCards', count: 2 }, { kind: 'loseEnergyCards' }],
    ['MENACE-18', 'unknownProbe', { kind: 'values', tank: 40, research: 0 }, { kind: 'loseTank' }],
    ['MENACE-19', 'singularity', { kind: 'values', tank: 0, research: 40 }, { kind: 'endAfterRound', round: 6 }],
    ['MENACE-20', 'temporalAnomaly', { kind: 'values', tank: 25, research: 20 }, { kind: 'replay' }],
  ])('known fact: %s, requirement and consequence of %s', (_rule, id, requirement, consequence) => {
    expect(menaces.filter((menace) => menace.id === id)).toMatchObject([{ requirement, consequence }]);
  });

  test('known fact: a menace costs 2 energy and has one reward besides the wild share', () => {
    for (const { id, energy, reward } of menaces) expect([energy, reward.length], id).toEqual([2, 1]);
  });
});

describe('Luna', () => {
  /** Formats an action compactly: a grid by the slots A to E, or an expansion with its preferred sector. */
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

  test('known fact: the 19 cards; no marker goes to the top row (LACT-28)', () => {
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
