import { describe, expect, test } from 'vitest';
import type { PermanentBonus } from '../../../src/components/effects.ts';
import {
  actionWords,
  COMPANY_NAMES,
  effectWords,
  itemName,
  laterBonusWords,
  MENACE_NAMES,
  permanentWords,
  placeName,
  requirementWords,
  SPACE_NAMES,
  shownName,
  TILE_NAMES,
  taskWords,
} from '../../../src/present/words/components.ts';

describe('names', () => {
  test('of companies are those of the rulebook', () => {
    expect(Object.values(COMPANY_NAMES)).toEqual([
      'Skymine Resources',
      'Minerva Corp',
      'Astrogo Enterprises',
      'Tawac Industries',
    ]);
  });

  test('of tiles and of their spaces belong together', () => {
    expect(TILE_NAMES).toEqual({
      plusOneResourceTile: '+1 resource tile',
      fieldScientistTile: 'field scientist tile',
      scientistTile: 'scientist tile',
      energyTile: 'energy tile',
    });
    for (const tile of ['plusOneResourceTile', 'fieldScientistTile', 'scientistTile', 'energyTile'] as const) {
      expect(SPACE_NAMES[tile]).toBe(`the space of the ${TILE_NAMES[tile]}`);
    }
  });

  test('of the other spaces say what is done there', () => {
    for (const item of ['scientist', 'titanium', 'carbon', 'minerals', 'energy'] as const) {
      expect(SPACE_NAMES[`${item}Majority`]).toBe(`the ${item} majority space`);
    }
    expect(SPACE_NAMES.firstPlayer).toBe('the first player space');
    expect(SPACE_NAMES.purchase).toBe('the purchase space');
    expect(SPACE_NAMES.destroy).toBe('the destroy space');
  });

  test('of menaces can be read after "the"', () => {
    expect(MENACE_NAMES).toEqual({
      spacePirates: 'menace of the Space Pirates',
      rogueComet: 'Rogue Comet',
      einsteinRosenBridge: 'Artificial Einstein-Rosen Bridge',
      unknownProbe: 'Unknown Probe',
      singularity: 'Singularity',
      temporalAnomaly: 'Temporal Anomaly',
    });
  });

  test('of places say which side of the board they are on', () => {
    expect(placeName({ sector: 3 })).toBe('sector 3');
    expect(placeName({ shuttleSpace: 14 })).toBe('shuttle space 14');
    expect(placeName({ asteroid: 7, space: 1 })).toBe('asteroid 7');
  });

  test('of scientists agree with their number, those of resources need not', () => {
    expect([itemName('scientists', 1), itemName('scientists', 2)]).toEqual(['scientist', 'scientists']);
    expect([itemName('carbon', 1), itemName('carbon', 2)]).toEqual(['carbon', 'carbon']);
    expect(shownName('scientists', 1)).toBe('scientist or field scientist');
    expect(shownName('scientists', 2)).toBe('scientists and field scientists');
    expect(shownName('energy', 1)).toBe('energy');
  });
});

test.each([
  [{ kind: 'resource', resource: 'carbon', value: 3 }, 'carbon 3'],
  [{ kind: 'energy', value: 2 }, 'energy 2'],
  [{ kind: 'scientist', points: 1 }, 'scientist 1'],
  [{ kind: 'fieldScientist', company: null, helium: 1, coins: 2 }, 'neutral field scientist'],
  [{ kind: 'fieldScientist', company: 'tawac', helium: 2, coins: 1 }, 'field scientist of Tawac Industries'],
  [{ kind: 'share' }, 'share card'],
] as const)('a card is called what it does: %o', (action, words) => {
  expect(actionWords(action)).toBe(words);
});

test.each([
  [{ kind: 'resource', resource: 'titanium', total: 4 }, 'titanium 4'],
  [{ kind: 'oneResource', total: 5 }, 'any one resource 5'],
  [{ kind: 'energy', total: 3 }, 'energy 3'],
  [{ kind: 'scientists', count: 1 }, '1 scientist'],
  [{ kind: 'scientists', count: 2 }, '2 scientists'],
] as const)('a requirement says how much of what: %o', (requirement, words) => {
  expect(requirementWords(requirement)).toBe(words);
});

test.each([
  [{ kind: 'coins', amount: 1 }, '1 coin'],
  [{ kind: 'coins', amount: 2 }, '2 coins'],
  [{ kind: 'helium', steps: 2 }, '2 helium'],
  [{ kind: 'research', points: 1 }, '1 research point'],
  [{ kind: 'research', points: 3 }, '3 research points'],
  [{ kind: 'track', company: 'minerva', steps: 2 }, '2 steps of Minerva Corp'],
  [{ kind: 'expandedTrack', steps: 1 }, '1 step of the company'],
  [{ kind: 'chosenTracks', steps: [2, 1], among: 'all' }, '2 steps and 1 step of any company'],
  [{ kind: 'removeOutposts', count: 1 }, 'removal of 1 outpost'],
  [{ kind: 'removeOutposts', count: 2 }, 'removal of 2 outposts'],
  [{ kind: 'resourceCoins', resource: 'carbon', minus: 1 }, 'as many coins as carbon less 1'],
  [{ kind: 'purchase', discount: 1 }, 'purchase of a card'],
  [{ kind: 'firstPlayer' }, 'first player marker'],
  [{ kind: 'destroyedCost', plus: 2 }, 'coins for the destroyed card plus 2'],
  [{ kind: 'salvage', price: 0, parts: 'both' }, 'use of destroyed cards'],
  [{ kind: 'reserveTile', tile: 'energyTile' }, 'energy tile'],
  [
    {
      kind: 'oneOf',
      rewards: [
        [
          { kind: 'coins', amount: 1 },
          { kind: 'helium', steps: 1 },
        ],
        [{ kind: 'research', points: 2 }],
      ],
    },
    '1 coin + 1 helium or 2 research points',
  ],
] as const)('a reward says what it gives: %o', (effect, words) => {
  expect(effectWords(effect)).toBe(words);
});

describe('a permanent bonus', () => {
  test.each([
    [{ kind: 'energy', plus: 1 }, '+1 energy'],
    [{ kind: 'markers', count: 1 }, '1 extra bonus marker'],
    [{ kind: 'markers', count: 2 }, '2 extra bonus markers'],
    [
      { kind: 'discount', less: 1, mixed: true, resources: ['carbon', 'titanium'] },
      'cards 1 unit cheaper for any mix of resources',
    ],
    [
      { kind: 'discount', less: 2, mixed: false, resources: ['carbon', 'titanium'] },
      'cards 2 units cheaper for carbon, titanium',
    ],
    [{ kind: 'cardValue', resource: 'minerals', plus: 1 }, '+1 on each minerals card'],
    [{ kind: 'fieldScientist', domes: 1 }, 'a permanent field scientist with 1 dome'],
    [{ kind: 'fieldScientist', domes: 2 }, 'a permanent field scientist with 2 domes'],
  ] satisfies [PermanentBonus, string][])('says what it does: %o', (bonus, words) => {
    expect(permanentWords(bonus)).toBe(words);
  });

  test('that follows another one says what it takes the place of (TRACK-14)', () => {
    const energy = { kind: 'energy', plus: 1 } as const;
    const markers = { kind: 'markers', count: 1 } as const;
    expect(laterBonusWords(energy, { kind: 'energy', plus: 3 })).toBe('+3 energy instead of +1 energy');
    expect(laterBonusWords(markers, { kind: 'markers', count: 2 })).toBe('2 extra bonus markers in all instead of 1');
    expect(laterBonusWords(markers, energy)).toBe('+1 energy');
    expect(laterBonusWords(energy, markers)).toBe('1 extra bonus marker');
  });
});

test.each([
  [{ kind: 'scientists', count: 3 }, '3 scientists or field scientists'],
  [{ kind: 'resource', resource: 'carbon', total: 6 }, 'carbon 6'],
  [{ kind: 'oneResource', total: 7 }, 'any one resource 7'],
  [{ kind: 'energy', total: 5 }, 'energy 5'],
  [{ kind: 'heliumInOneAction', steps: 4 }, '4 helium-3 in one action'],
  [{ kind: 'expansionsInOneAction', count: 2 }, '2 expansions in one action'],
  [{ kind: 'trackStepsInOneAction', steps: 6 }, '6 steps on company tracks in one action'],
  [{ kind: 'uploadsInOneAction', count: 3 }, '3 plans uploaded in one action'],
  [{ kind: 'plansInOneAction', count: 2 }, '2 plans taken in one action'],
] as const)('a task says what it asks for: %o', (task, words) => {
  expect(taskWords(task)).toBe(words);
});
