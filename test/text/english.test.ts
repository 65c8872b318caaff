import { describe, expect, test } from 'vitest';
import type { PermanentBonus } from '../../src/components/effects.ts';
import { boxOf } from '../../src/game/boxOf.ts';
import type { BoardPlace } from '../../src/game/model/actions.ts';
import { createText } from '../../src/text/createText.ts';
import { en } from '../../src/text/en.ts';
import { plain } from '../../src/text/parts.ts';
import { Words } from '../../src/text/words.ts';
import { createGame, defaultContent, RULES, sourceText } from '../kit/pinned.ts';

const table = createGame({ players: ['Ana', 'Ben'], seed: 'english' });
const words = new Words({ locale: en, box: boxOf(defaultContent), table });
const placeName = (place: BoardPlace): string => plain(words.place(place));

describe('names', () => {
  test('of companies match the rulebook', () => {
    expect(Object.values(en.companies).map(({ full }) => full)).toEqual([
      'Skymine Resources',
      'Minerva Corp',
      'Astrogo Enterprises',
      'Tawac Industries',
    ]);
  });

  test('of tiles match those of their spaces', () => {
    expect(Object.fromEntries(Object.entries(en.tiles).map(([id, { short }]) => [id, short]))).toEqual({
      plusOneResourceTile: '+1 resource tile',
      fieldScientistTile: 'field scientist tile',
      scientistTile: 'scientist tile',
      energyTile: 'energy tile',
    });
    for (const tile of ['plusOneResourceTile', 'fieldScientistTile', 'scientistTile', 'energyTile'] as const)
      expect(en.spaces[tile].full).toBe(`${en.tiles[tile].full} space`);
  });

  test('of other spaces describe their action', () => {
    for (const item of ['scientist', 'titanium', 'carbon', 'minerals', 'energy'] as const)
      expect(en.spaces[`${item}Majority`].full).toBe(`the ${item} majority space`);
    expect(en.spaces.firstPlayer.full).toBe('the first player space');
    expect(en.spaces.purchase.full).toBe('the purchase space');
    expect(en.spaces.destroy.full).toBe('the destroy space');
  });

  test('of menaces have an article', () => {
    for (const { full } of Object.values(en.menaces)) expect(full).toMatch(/^the [A-Z]/);
    expect(en.menaces.rogueComet).toEqual({ full: 'the Rogue Comet', short: 'Rogue Comet' });
  });

  test('of board locations include the side of the board', () => {
    expect(placeName({ sector: 3 })).toBe('sector 3');
    expect(placeName({ shuttleSpace: 14 })).toBe('shuttle space 14');
    expect(placeName({ asteroid: 7, space: 1 })).toBe('space 2 of asteroid 7');
  });

  test('of scientists agree in number, those of resources do not', () => {
    expect([1, 2].map((amount) => words.form(amount, en.items.scientists))).toEqual(['scientist', 'scientists']);
    expect([1, 2].map((amount) => words.form(amount, en.items.carbon))).toEqual(['carbon', 'carbon']);
    expect(words.form(1, en.shownItems.scientists)).toBe('scientist or field scientist');
    expect(words.form(2, en.shownItems.scientists)).toBe('scientists or field scientists');
    expect(words.form(1, en.shownItems.energy)).toBe('energy');
  });
});

test.each([
  [{ kind: 'resource', resource: 'carbon', value: 3 }, 'carbon 3'],
  [{ kind: 'energy', value: 2 }, 'energy 2'],
  [{ kind: 'scientist', points: 1 }, 'scientist 1'],
  [{ kind: 'fieldScientist', company: null, helium: 1, coins: 2 }, 'neutral field scientist'],
  [{ kind: 'fieldScientist', company: 'tawac', helium: 2, coins: 1 }, 'field scientist of Tawac Industries'],
  [{ kind: 'share' }, 'share card'],
] as const)('a card is named after its action: %o', (action, expected) => {
  expect(plain(words.action(action))).toBe(expected);
});

test.each([
  [{ kind: 'resource', resource: 'titanium', total: 4 }, 'titanium 4'],
  [{ kind: 'oneResource', total: 5 }, '5 units of any one resource'],
  [{ kind: 'energy', total: 3 }, 'energy 3'],
] as const)('a requirement contains amount and kind: %o', (requirement, expected) => {
  expect(plain(words.requirement(requirement))).toBe(expected);
});

test.each([
  [{ kind: 'coins', amount: 1 }, '1 coin'],
  [{ kind: 'coins', amount: 2 }, '2 coins'],
  [{ kind: 'research', points: 1 }, '1 research point'],
  [{ kind: 'research', points: 3 }, '3 research points'],
  [{ kind: 'track', company: 'minerva', steps: 2 }, '2 steps on the Minerva track'],
  [{ kind: 'expandedTrack', steps: 1 }, '1 step on the track of the expanded company'],
  [{ kind: 'chosenTracks', steps: [2, 1], among: 'all' }, '2 steps and 1 step on any two tracks'],
  [{ kind: 'removeOutposts', count: 1 }, 'remove 1 outpost from a station'],
  [{ kind: 'removeOutposts', count: 2 }, 'remove 2 outposts from stations'],
  [{ kind: 'resourceCoins', resource: 'carbon', minus: 1 }, 'a coin each for all but 1 face-up unit of carbon'],
  [{ kind: 'purchase', discount: 1 }, 'buy a displayed card for 1 coin less'],
  [{ kind: 'firstPlayer' }, 'first player marker'],
  [{ kind: 'destroyedCost', plus: 2 }, "2 coins more than the destroyed card's printed cost"],
  [{ kind: 'salvage', price: 0, parts: 'both' }, "the destroyed card's action and/or any destroyed card for 0 coins"],
  [{ kind: 'reserveTile', tile: 'energyTile' }, 'energy tile for the next round'],
] as const)('a reward describes its effect: %o', (effect, expected) => {
  expect(plain(words.effect(effect))).toBe(expected);
});

test.each([
  [{ kind: 'markers', count: 1 }, '1 extra bonus marker'],
  [{ kind: 'markers', count: 2 }, '2 extra bonus markers'],
  [
    { kind: 'discount', less: 2, mixed: false, resources: ['carbon', 'titanium'] },
    'cards paid in carbon or titanium cost 2 units less',
  ],
  [{ kind: 'cardValue', resource: 'minerals', plus: 1 }, '+1 on each minerals card'],
  [{ kind: 'fieldScientist', domes: 2 }, 'a permanent field scientist icon and +2 collection domes'],
] satisfies [PermanentBonus, string][])('a permanent bonus describes its effect: %o', (bonus, expected) => {
  expect(plain(words.permanent(bonus))).toBe(expected);
});

test.each([
  [{ kind: 'scientists', count: 3 }, '3 scientists or field scientists'],
  [{ kind: 'resource', resource: 'carbon', total: 6 }, 'carbon 6'],
  [{ kind: 'oneResource', total: 7 }, '7 units of any one resource'],
  [{ kind: 'energy', total: 5 }, 'energy 5'],
  [{ kind: 'heliumInOneAction', steps: 4 }, '4 helium-3 in one action'],
  [{ kind: 'expansionsInOneAction', count: 2 }, '2 expansions in one action'],
  [{ kind: 'trackStepsInOneAction', steps: 6 }, '6 steps on company tracks in one action'],
  [{ kind: 'uploadsInOneAction', count: 3 }, '3 plans uploaded in one action'],
  [{ kind: 'plansInOneAction', count: 2 }, '2 plans taken in one action'],
] as const)('a task describes its requirement: %o', (task, expected) => {
  expect(plain(words.task(task))).toBe(expected);
});

test('the source of a rule equals the English source in violations, and requires a page with a source', () => {
  const { source } = createText({ locale: en });
  for (const { page } of Object.values(RULES)) expect(source(page)).toBe(sourceText(page));
  expect(() => source('nowhere')).toThrow(RangeError);
});
