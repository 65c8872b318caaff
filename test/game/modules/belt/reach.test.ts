import { describe, expect, test } from 'vitest';
import { placeOutpost, placeShuttle, stop, useEnergy } from '../../../kit/actions.ts';
import { bare, beltExpansion, energyLeft, on, onBelt, put, route, space, stock, targets } from '../../../kit/belt.ts';
import type { Company } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent } from '../../../kit/pinned.ts';
import { prompt } from '../../../kit/play.ts';
import { type Change, giveTile, lay, player, refusal } from '../../../kit/table.ts';

/** The asteroids to which each station is linked. */
const LINKED: Readonly<Record<Company, readonly number[]>> = {
  skymine: [15, 17, 21],
  minerva: [10, 18, 24],
  astrogo: [1, 5, 10],
  tawac: [1, 3, 8],
};
const sorted = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

describe('the action', () => {
  test('BELT-5 all energy cards and the energy tile are used together, for one company', () => {
    const change: Change = (draft) => {
      lay(draft, 0, 'diamond-energy1', 'A07', 'B08', 'A08');
      giveTile(draft, 0, 'energyTile');
    };
    const { state, events } = bare.played(onBelt(change, {}, bare), useEnergy('minerva'));
    const [used] = events;
    expect(used).toMatchObject({ type: 'energyUsed', company: 'minerva', energy: 8 });
    if (used?.type !== 'energyUsed') throw new Error('no energy was used');
    expect([...used.cards].sort()).toEqual(['A07', 'B08', 'diamond-energy1', 'energyTile']);
    expect(prompt(state)).toMatchObject({ kind: 'beltExpansion', params: { company: 'minerva', energy: 8 } });
  });

  test('BELT-5 the action requires a face-up energy card', () => {
    const state = onBelt((draft) => {
      lay(draft, 0, 'A07');
      player(draft, 0).used.fill(true);
    });
    expect(refusal(state, useEnergy('minerva'))).toEqual(['noEnergyCard EXP-2']);
  });

  test('BELT-5 the energy bonus of a track counts too', () => {
    const state = beltExpansion('tawac', 2, (draft) => {
      player(draft, 0).bonuses.skymine = 2;
    });
    expect(energyLeft(state)).toBe(4);
  });

  test('BELT-5 all points expand the chosen company and no other', () => {
    const state = beltExpansion('minerva', 6, (draft) => put(draft, 'skymine', space(17)));
    expect(refusal(state, useEnergy('skymine'))).toEqual(['notThisDecision BELT-16']);
    expect(refusal(state, placeOutpost(21))).toEqual(['asteroidOutOfReach BELT-8']);
    expect(on(bare.act(state, placeOutpost(18)), space(18))).toEqual(['minerva']);
  });
});

describe('spaces', () => {
  test('BELT-6 outposts of several companies share an asteroid on separate spaces', () => {
    const state = beltExpansion('astrogo', 3, (draft) => put(draft, 'tawac', space(1, 0)));
    const next = bare.act(state, placeOutpost(1, 2), stop);
    expect([on(next, space(1, 0)), on(next, space(1, 2))]).toEqual([['tawac'], ['astrogo']]);
  });

  test('BELT-6 an asteroid has only its printed outpost spaces', () => {
    const state = beltExpansion('skymine', 3);
    expect(refusal(state, placeOutpost(17, 1))).toEqual(['noSuchOutpostSpace BELT-6']);
    expect(refusal(state, placeOutpost(21, 2))).toEqual(['noSuchOutpostSpace BELT-6']);
    expect(refusal(state, placeOutpost(21, 1))).toEqual([]);
  });

  test('BELT-6 outposts go to asteroids, shuttles to shuttle spaces, in one common numbering', () => {
    const state = beltExpansion('skymine', 3, (draft) => put(draft, 'skymine', space(21)));
    expect(refusal(state, placeOutpost(20))).toEqual(['noSuchOutpostSpace BELT-6']);
    expect(refusal(state, placeShuttle(17))).toEqual(['noSuchShuttleSpace BELT-6']);
    expect(refusal(state, placeShuttle(20))).toEqual([]);
  });

  test('BELT-7 rejects a space with an outpost of the company but allows another one on the asteroid', () => {
    const state = beltExpansion('minerva', 3, (draft) => put(draft, 'minerva', space(18, 0)));
    expect(refusal(state, placeOutpost(18, 0))).toEqual(['ownPiece BELT-7']);
    const next = bare.act(state, placeOutpost(18, 1), placeOutpost(18, 2));
    expect([0, 1, 2].map((index) => on(next, space(18, index)))).toEqual([['minerva'], ['minerva'], ['minerva']]);
  });

  test('BELT-7 rejects a space with a shuttle of the company', () => {
    const state = beltExpansion('minerva', 3, (draft) => put(draft, 'minerva', space(18), route(19)));
    expect(refusal(state, placeShuttle(19))).toEqual(['ownPiece BELT-7']);
    expect(targets(state).shuttleSpaces).toEqual([22]);
  });

  test('BELT-7 a piece placed in the same action counts as a piece of the company', () => {
    const state = bare.act(beltExpansion('minerva', 6), placeOutpost(18, 1), placeShuttle(19));
    expect(refusal(state, placeOutpost(18, 1))).toEqual(['ownPiece BELT-7']);
    expect(refusal(state, placeShuttle(19))).toEqual(['ownPiece BELT-7']);
  });
});

describe('reach', () => {
  test.each(COMPANIES)(
    'BELT-22 BELT-8 the printed shuttles of %s reach only the asteroids of its station',
    (company) => {
      const state = beltExpansion(company, 6);
      expect(targets(state)).toEqual({ asteroids: LINKED[company], shuttleSpaces: [] });
    },
  );

  test('BELT-22 no company can occupy a printed route because it is not a shuttle space', () => {
    const places = defaultContent.belt.shuttleSpaces.map(({ number }) => number);
    const state = beltExpansion('minerva', 6, (draft) => put(draft, 'minerva', space(18), space(24), space(10)));
    expect(targets(state).shuttleSpaces.every((number) => places.includes(number))).toBe(true);
    expect(targets(state).shuttleSpaces).toEqual([7, 11, 13, 19, 22, 23]); // of 10, 18 and 24
  });

  test('BELT-22 printed shuttles work even when the station has no shuttle left', () => {
    const state = beltExpansion('minerva', 6, (draft) => stock(draft, 'minerva', [6, 0, 6]));
    expect(targets(state).asteroids).toEqual(LINKED.minerva);
  });

  test.each(defaultContent.belt.shuttleSpaces.map(({ number, ends }) => ({ number, ends })))(
    'BELT-8 only the company’s shuttle on $number reaches the two asteroids of its route',
    ({ number, ends }) => {
      const own = beltExpansion('skymine', 6, (draft) => put(draft, 'skymine', route(number)));
      const both = ends.map(({ asteroid }) => asteroid);
      expect(targets(own).asteroids).toEqual(sorted([...LINKED.skymine, ...both]));
      const rival = beltExpansion('skymine', 6, (draft) => put(draft, 'minerva', route(number)));
      expect(targets(rival).asteroids).toEqual(LINKED.skymine);
    },
  );

  test('BELT-8 only an outpost of the company reaches its asteroid', () => {
    const own: Change = (draft) => put(draft, 'tawac', space(18, 1));
    expect(targets(beltExpansion('tawac', 6, own)).asteroids).toEqual([1, 3, 8, 18]);
    const rival: Change = (draft) => put(draft, 'minerva', space(18, 1));
    expect(targets(beltExpansion('tawac', 6, rival)).asteroids).toEqual([1, 3, 8]);
  });

  test('BELT-8 an outpost reaches its own asteroid, not the next one', () => {
    const state = beltExpansion('minerva', 6, (draft) => put(draft, 'minerva', space(18)));
    expect(refusal(state, placeOutpost(14))).toEqual(['asteroidOutOfReach BELT-8']);
  });

  test.each(defaultContent.belt.asteroids.map(({ number }) => number))(
    'BELT-9 only the company’s outpost on %i reaches the routes of that asteroid',
    (number) => {
      const routes = defaultContent.belt.shuttleSpaces.filter(({ ends }) =>
        ends.some(({ asteroid }) => asteroid === number),
      );
      const own = beltExpansion('tawac', 6, (draft) => put(draft, 'tawac', space(number)));
      expect(targets(own).shuttleSpaces).toEqual(routes.map((each) => each.number));
      const rival = beltExpansion('tawac', 6, (draft) => put(draft, 'skymine', space(number)));
      expect(targets(rival).shuttleSpaces).toEqual([]);
    },
  );

  test('BELT-9 a shuttle alone reaches no other shuttle space', () => {
    const state = beltExpansion('minerva', 6, (draft) => put(draft, 'minerva', route(19)));
    for (const number of [13, 16, 22]) {
      expect(refusal(state, placeShuttle(number))).toEqual(['shuttleSpaceOutOfReach BELT-9']);
    }
  });

  test('BELT-10 pieces of the same action extend the reach immediately', () => {
    const start = beltExpansion('minerva', 6);
    expect(refusal(start, placeShuttle(19))).toEqual(['shuttleSpaceOutOfReach BELT-9']);
    const onAsteroid = bare.act(start, placeOutpost(18));
    expect(refusal(onAsteroid, placeShuttle(19))).toEqual([]);
    expect(refusal(onAsteroid, placeOutpost(14))).toEqual(['asteroidOutOfReach BELT-8']);
    const onRoute = bare.act(onAsteroid, placeShuttle(19));
    expect(refusal(onRoute, placeOutpost(14))).toEqual([]);
    expect(refusal(onRoute, placeShuttle(13))).toEqual(['shuttleSpaceOutOfReach BELT-9']);
    expect(refusal(bare.act(onRoute, placeOutpost(14)), placeShuttle(13))).toEqual([]);
  });

  test('BELT-10 ousted pieces that still wait beside the board give no reach to any company', () => {
    const state = bare.act(
      beltExpansion('minerva', 6, (draft) => put(draft, 'skymine', space(18), route(22))),
      placeOutpost(18),
    );
    expect(targets(state).asteroids).toEqual(LINKED.minerva);
    expect(targets(state).shuttleSpaces).toEqual([19, 22]);
  });
});
