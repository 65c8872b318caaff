import { describe, expect, test } from 'vitest';
import { placeOutpost, placeShuttle } from '../../../kit/actions.ts';
import { bare, beltExpansion, energyLeft, put, route, space } from '../../../kit/belt.ts';
import { nothing } from '../../../kit/changes.ts';
import type { Action, Company } from '../../../kit/pinned.ts';
import type { Change } from '../../../kit/table.ts';
import { refusal, table } from '../../../kit/table.ts';

type Way = readonly [what: string, company: Company, target: Action, setUp: Change, cost: number];

/**
 * Checks the cost of a space: exactly this much energy is spent, and less is rejected with the rule that raises the
 * price.
 */
function expectCost(
  company: Company,
  target: Action,
  setUp: Change,
  cost: number,
  rule: 'BELT-12' | 'BELT-13' = 'BELT-12',
): void {
  const rich = beltExpansion(company, 6, setUp);
  expect(6 - energyLeft(bare.act(rich, target))).toBe(cost);
  expect(refusal(beltExpansion(company, cost, setUp), target)).toEqual([]);
  for (let less = 1; less < cost; less += 1) {
    const poor = beltExpansion(company, less, setUp);
    if (bare.rules.pending(poor)[0]?.kind !== 'beltExpansion') continue; // too little for any space
    expect(refusal(poor, target)).toEqual([`tooLittleEnergyOnBelt ${rule}`]);
    expect(bare.rules.legalActions(poor)).not.toContainEqual(target);
  }
}

describe('base cost and surcharges', () => {
  test.each<Way>([
    ['an outpost space off the station', 'skymine', placeOutpost(17), nothing, 1],
    ['an outpost space off a shuttle', 'minerva', placeOutpost(24), nothing, 1],
    ['a shuttle space', 'skymine', placeShuttle(20), (draft) => put(draft, 'skymine', space(21)), 1],
  ])('BELT-11 %s costs 1', (_, company, target, setUp, cost) => expectCost(company, target, setUp, cost));

  test.each<Way>([
    ['the end of a station route (AMB-BELT-2)', 'skymine', placeOutpost(15), nothing, 2],
    [
      'the end of a route towards the asteroid',
      'skymine',
      placeOutpost(14),
      (draft) => put(draft, 'skymine', route(16)), // 14*-15
      2,
    ],
    ['the end towards the starting asteroid', 'tawac', placeShuttle(6), (draft) => put(draft, 'tawac', space(8)), 2],
  ])('BELT-12 lightning at %s costs 1 more', (_, company, target, setUp, cost) =>
    expectCost(company, target, setUp, cost),
  );

  test.each<Way>([
    ['an outpost space', 'astrogo', placeOutpost(14), (draft) => put(draft, 'astrogo', route(13)), 1], // 10*-14
    ['a shuttle space', 'tawac', placeShuttle(6), (draft) => put(draft, 'tawac', space(3)), 1], // 3-8*
  ])('BELT-12 lightning at the far end of the route to %s costs nothing', (_, company, target, setUp, cost) =>
    expectCost(company, target, setUp, cost),
  );

  test.each<Way>([
    ['an outpost, no lightning', 'skymine', placeOutpost(17), (draft) => put(draft, 'tawac', space(17)), 2],
    ['an outpost and lightning', 'skymine', placeOutpost(15, 2), (draft) => put(draft, 'minerva', space(15, 2)), 3],
    [
      'a shuttle, no lightning',
      'minerva',
      placeShuttle(22),
      (draft) => {
        put(draft, 'minerva', space(24));
        put(draft, 'astrogo', route(22));
      },
      2,
    ],
    [
      'a shuttle and lightning',
      'minerva',
      placeShuttle(23), // 21-24*
      (draft) => {
        put(draft, 'minerva', space(24));
        put(draft, 'skymine', route(23));
      },
      3,
    ],
  ])('BELT-13 ousting %s', (_, company, target, setUp, cost) => expectCost(company, target, setUp, cost, 'BELT-13'));

  test('BELT-13 a rival on another space of the asteroid costs nothing', () => {
    expectCost('astrogo', placeOutpost(1, 1), (draft) => put(draft, 'tawac', space(1, 0), space(1, 2)), 1);
  });

  test('BELT-13 a rival may be ousted although another space of the asteroid is vacant (AMB-BELT-3)', () => {
    expectCost('astrogo', placeOutpost(1, 0), (draft) => put(draft, 'tawac', space(1, 0)), 2, 'BELT-13');
  });

  test('BELT-13 the violation contains the space, its cost and the energy left', () => {
    const state = bare.act(
      beltExpansion('skymine', 3, (draft) => put(draft, 'minerva', space(15))),
      placeOutpost(17),
    );
    expect(bare.rules.explain(state, placeOutpost(15))).toMatchObject([
      {
        code: 'tooLittleEnergyOnBelt',
        rule: 'BELT-13',
        params: { place: { asteroid: 15, space: 0 }, cost: 3, energy: 2 },
      },
    ]);
  });
});

describe('the cheapest connection', () => {
  test.each<Way>([
    [
      'a shuttle on a route without lightning instead of the station',
      'skymine',
      placeOutpost(15, 1),
      (draft) => put(draft, 'skymine', route(20)), // 15-21
      1,
    ],
    [
      'the station instead of a shuttle behind lightning',
      'skymine',
      placeOutpost(17),
      (draft) => put(draft, 'skymine', route(9)), // 8-17*
      1,
    ],
    [
      'one of the company’s two shuttles',
      'minerva',
      placeOutpost(14),
      (draft) => put(draft, 'minerva', route(13), route(19)), // 10*-14, 14*-18
      1,
    ],
    [
      'no connection at all next to an outpost of the company',
      'skymine',
      placeOutpost(15, 3),
      (draft) => put(draft, 'skymine', space(15)),
      1,
    ],
    [
      'the one of the company’s two asteroids without lightning',
      'tawac',
      placeShuttle(12), // 8-15*
      (draft) => put(draft, 'tawac', space(15), space(8)),
      1,
    ],
  ])('BELT-12 AMB-BELT-1 %s', (_, company, target, setUp, cost) => expectCost(company, target, setUp, cost));

  test('BELT-12 with two shuttles, both behind lightning, the surcharge is paid once', () => {
    expectCost('astrogo', placeOutpost(14), (draft) => put(draft, 'astrogo', route(16), route(19)), 2);
  });

  test('BELT-12 a rival still costs 1 more next to an outpost of the company, and lightning costs nothing', () => {
    expectCost(
      'skymine',
      placeOutpost(15, 1),
      (draft) => {
        put(draft, 'skymine', space(15, 0));
        put(draft, 'tawac', space(15, 1));
      },
      2,
      'BELT-13',
    );
  });

  test('BELT-12 a connection opened in the same action counts', () => {
    const state = bare.act(beltExpansion('skymine', 6), placeOutpost(21), placeShuttle(20));
    expect(energyLeft(state)).toBe(4);
    expect(energyLeft(bare.act(state, placeOutpost(15)))).toBe(3); // via 20, not across the station's lightning
  });

  test('BELT-11 BELT-12 BELT-13 the events contain the energy spent on each space', () => {
    const state = beltExpansion('skymine', 6, (draft) => put(draft, 'minerva', space(15)));
    const [placed] = bare.played(state, placeOutpost(15)).events;
    expect(placed).toEqual({
      type: 'outpostPlaced',
      seat: 0,
      company: 'skymine',
      asteroid: 15,
      space: 0,
      energy: 3,
    });
    const [other] = bare.played(bare.act(state, placeOutpost(21)), placeShuttle(20)).events;
    expect(other).toEqual({ type: 'shuttlePlaced', seat: 0, company: 'skymine', shuttleSpace: 20, energy: 1 });
    expect(table.rules.content.figures.rivalEnergy).toBe(1);
  });
});
