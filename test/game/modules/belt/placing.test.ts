import { describe, expect, test } from 'vitest';
import { placeOutpost, placeShuttle, stop, useEnergy } from '../../../kit/actions.ts';
import {
  bare,
  beltExpansion,
  energyCards,
  energyLeft,
  on,
  onBelt,
  put,
  route,
  space,
  stock,
  targets,
} from '../../../kit/belt.ts';
import type { GameState } from '../../../kit/pinned.ts';
import { prompt } from '../../../kit/play.ts';
import { left } from '../../../kit/stations.ts';
import { at, type Change, lay, refusal } from '../../../kit/table.ts';

const piecesOnBoard = (state: GameState): (readonly string[])[] => [
  ...(state.belt?.outposts.flat() ?? []),
  ...(state.belt?.shuttles ?? []),
];

describe('taking and placing', () => {
  test.each([
    [0, [5, 5, 6]],
    [2, [6, 5, 5]],
  ])('BELT-14 an outpost comes from the top of outer column %i', (column, pieces) => {
    expect(left(bare.act(beltExpansion('minerva', 6), placeOutpost(18, 0, column)), 'minerva')).toEqual(pieces);
  });

  test('BELT-14 rejects the middle column, an empty column and an unknown column as the source of an outpost', () => {
    const state = beltExpansion('minerva', 6, (draft) => stock(draft, 'minerva', [0, 5, 6]));
    expect(refusal(state, placeOutpost(18, 0, 1))).toEqual(['shuttleColumn BELT-3']);
    expect(refusal(state, placeOutpost(18, 0, 0))).toEqual(['emptyColumn BELT-14']);
    for (const none of [-1, 3]) expect(refusal(state, placeOutpost(18, 0, none))).toEqual(['noSuchColumn BELT-2']);
    expect(bare.options(state, 'placeOutpost').every(({ column }) => column === 2)).toBe(true);
  });

  test('BELT-14 a shuttle comes from the middle column', () => {
    const state = bare.act(beltExpansion('minerva', 6), placeOutpost(18), placeShuttle(19));
    expect(left(state, 'minerva')).toEqual([5, 4, 6]);
    expect(on(state, route(19))).toEqual(['minerva']);
  });

  test('BELT-15 a rival outpost stays on the space until the rewards are taken', () => {
    const state = bare.act(
      beltExpansion('minerva', 6, (draft) => put(draft, 'skymine', space(18))),
      placeOutpost(18),
    );
    expect(on(state, space(18))).toEqual(['skymine', 'minerva']);
    expect(left(state, 'skymine')).toEqual([5, 5, 6]);
    expect(prompt(state)).toMatchObject({ params: { outposts: [{ asteroid: 18, space: 0 }] } });
  });

  test('BELT-15 a rival shuttle stays on the space until the rewards are taken', () => {
    const state = bare.act(
      beltExpansion('minerva', 6, (draft) => put(draft, 'skymine', route(22))),
      placeOutpost(18),
      placeShuttle(22),
    );
    expect(on(state, route(22))).toEqual(['skymine', 'minerva']);
    expect(left(state, 'skymine')).toEqual([6, 4, 6]);
    expect(prompt(state)).toMatchObject({ params: { shuttles: [22] } });
  });
});

describe('continuing and stopping', () => {
  test('BELT-16 occupies one space after the other and ends automatically when the energy is spent', () => {
    const three = bare.act(beltExpansion('minerva', 3), placeOutpost(18), placeOutpost(18, 1));
    expect(energyLeft(three)).toBe(1);
    const state = bare.act(three, placeShuttle(19));
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('BELT-16 a player may stop after any space and loses the remaining points', () => {
    const { state, events } = bare.played(bare.act(beltExpansion('minerva', 6), placeOutpost(18)), stop);
    expect(events).toContainEqual({ type: 'energyLost', seat: 0, energy: 5 });
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('BELT-16 a player may stop immediately without placing anything (AMB-BELT-10)', () => {
    const { state, events } = bare.played(beltExpansion('minerva', 2), stop);
    expect(events).toContainEqual({ type: 'energyLost', seat: 0, energy: 2 });
    expect(piecesOnBoard(state).flat()).toEqual([]);
  });

  test('BELT-16 the action ends when the remaining points pay for nothing', () => {
    const start = beltExpansion('skymine', 3, (draft) => put(draft, 'minerva', space(17), space(21), space(21, 1)));
    const { state, events } = bare.played(start, placeOutpost(17)); // 2; now 15 and 9 cost 2, like each space of 21
    expect(events).toContainEqual({ type: 'energyLost', seat: 0, energy: 1 });
    expect(prompt(state)?.kind).not.toBe('beltExpansion');
    const other = bare.act(start, placeOutpost(15)); // also 2, but another outpost on 15 costs 1
    expect(energyLeft(other)).toBe(1);
  });

  const blocked: Change = (draft) => {
    put(draft, 'skymine', space(18), space(18, 1), space(18, 2));
    put(draft, 'tawac', space(24), space(24, 1));
  };

  test('BELT-25 a card that pays for nothing in reach may be used and its points are lost', () => {
    const start = onBelt(
      (draft) => {
        lay(draft, 0, ...energyCards(1));
        blocked(draft);
      },
      {},
      bare,
    );
    const { state, events } = bare.played(start, useEnergy('minerva'));
    expect(events).toContainEqual({ type: 'energyLost', seat: 0, energy: 1 });
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
    const { area, used } = at(state, 0);
    expect(used[area.indexOf('diamond-energy1')]).toBe(true);
    expect(state.belt).toEqual(start.belt);
  });

  test('BELT-25 warns about using such a card, but not about one that can pay', () => {
    const state = (change: Change): GameState =>
      onBelt(
        (draft) => {
          lay(draft, 0, ...energyCards(1));
          change(draft);
        },
        {},
        bare,
      );
    const warned = (change: Change): string[] =>
      bare.rules.warnings(state(change), useEnergy('minerva')).map(({ code }) => code);
    expect(warned(blocked)).toEqual(['energyLost']);
    expect(warned(() => {})).toEqual([]);
  });
});

describe('pieces run out', () => {
  test('BELT-23 no shuttle space can be occupied when the station has no shuttle', () => {
    const state = beltExpansion('minerva', 6, (draft) => {
      put(draft, 'minerva', space(18));
      stock(draft, 'minerva', [6, 0, 6]);
    });
    expect(refusal(state, placeShuttle(19))).toEqual(['noShuttle BELT-23']);
    expect(targets(state)).toEqual({ asteroids: [10, 18, 24], shuttleSpaces: [] });
  });

  test('BELT-23 only shuttle spaces can be occupied when the station has no outpost', () => {
    const state = beltExpansion('minerva', 6, (draft) => {
      put(draft, 'minerva', space(18));
      stock(draft, 'minerva', [0, 5, 0]);
    });
    expect(refusal(state, placeOutpost(18, 1))).toEqual(['emptyColumn BELT-14']);
    expect(targets(state)).toEqual({ asteroids: [], shuttleSpaces: [19, 22] });
  });

  test('BELT-23 loses the remaining points when pieces run out during the action', () => {
    const start = beltExpansion('minerva', 6, (draft) => stock(draft, 'minerva', [1, 0, 1]));
    const { state, events } = bare.played(bare.act(start, placeOutpost(18)), placeOutpost(24, 0, 2));
    expect(events).toContainEqual({ type: 'energyLost', seat: 0, energy: 4 });
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });

  test('BELT-23 returned pieces can be used again', () => {
    const state = beltExpansion('minerva', 6, (draft) => {
      put(draft, 'minerva', space(18));
      stock(draft, 'minerva', [6, 1, 6]);
    });
    expect(refusal(state, placeShuttle(19))).toEqual([]);
  });
});

describe('the end of the action', () => {
  test('BELT-36 the turn ends with one piece per space and the energy cards face down', () => {
    const start = onBelt(
      (draft) => {
        lay(draft, 0, ...energyCards(6), 'A08');
        put(draft, 'skymine', space(18), route(19));
      },
      {},
      bare,
    );
    const state = bare.act(start, useEnergy('minerva'), placeOutpost(18), placeShuttle(19), stop);
    expect(piecesOnBoard(state).every(({ length }) => length <= 1)).toBe(true);
    expect([on(state, space(18)), on(state, route(19))]).toEqual([['minerva'], ['minerva']]);
    const { area, used } = at(state, 0);
    for (const card of energyCards(6)) expect(used[area.indexOf(card)]).toBe(true);
    expect(used[area.indexOf('A08')]).toBe(false);
    expect(prompt(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });
});
