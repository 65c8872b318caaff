// Every fact that a source states about the components, one test each. No reconstructed number is tested: owners of the
// game can enter its numbers, and only a typing error makes one of these tests fail.

import { describe, expect, test } from 'vitest';
import type { Asteroid, Sector, ShuttleSpace } from '../../../src/components/content.ts';
import { COMPANIES, type Company } from '../../../src/components/ids.ts';
import { defaultContent } from '../../../src/content/defaultContent.ts';
import { only, stationValues, upTo, words } from '../../kit/facts.ts';
import { sorted, sum } from '../../kit/numbers.ts';

const { moon, belt } = defaultContent;

describe('the Moon', () => {
  const sector = (number: number): Sector => only(moon.sectors.filter((each) => each.number === number));
  const border = (from: number, to: number): number | undefined =>
    sector(from).neighbours.find((each) => each.sector === to)?.border;
  const stationBorder = (number: number, company: Company): number | undefined =>
    sector(number).stations.find((each) => each.company === company)?.border;

  /** Returns the sectors that a company reaches within a number of expansions. */
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

  test('known fact: a share is worth at most 15', () => {
    for (const company of COMPANIES) expect(Math.max(...stationValues(moon.stations[company])), company).toBe(15);
  });

  test('known fact: the outposts of chapter 3, each near its station', () => {
    expect(moon.chapter3).toEqual({
      skymine: [6, 19, 20],
      minerva: [16, 21, 23],
      astrogo: [1, 7, 11],
      tawac: [2, 3, 4],
    });
    for (const company of COMPANIES)
      for (const number of moon.chapter3[company]) expect(within(company, 2), company).toContain(number);
  });
});

describe('the Belt', () => {
  const asteroid = (number: number): Asteroid => only(belt.asteroids.filter((each) => each.number === number));
  const shuttle = (number: number): ShuttleSpace => only(belt.shuttleSpaces.filter((each) => each.number === number));
  const numbers = belt.asteroids.map((each) => each.number);
  const lightning = (space: number, at: number): boolean | undefined =>
    shuttle(space).ends.find((end) => end.asteroid === at)?.lightning;

  /** Returns the asteroids that a company reaches without one of the shuttle spaces. */
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

  test('known fact: each station has routes to asteroids with a printed shuttle and no space', () => {
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

  test('known fact: the route from 19 to 14 has lightning, and no route to 13 has any', () => {
    expect(lightning(19, 14)).toBe(true);
    expect(shuttle(13).ends.some((end) => !end.lightning)).toBe(true);
  });

  test('known fact: 19 is next to an asteroid that Minerva can occupy before', () => {
    const others = shuttle(19).ends.flatMap((end) => (end.asteroid === 14 ? [] : [end.asteroid]));
    expect(reach('minerva', 19)).toContain(only(others));
  });

  test('known fact: only 1 and 15 have extra domes, each between two of their outpost spaces', () => {
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

  test('known fact: shuttle spaces 11 and 16 of the menace card exist and are not connected', () => {
    const joined = [11, 16].map((number) => shuttle(number).ends.map((end) => end.asteroid));
    expect(new Set(joined.map((ends) => sorted(ends).join())).size).toBe(2);
  });
});
