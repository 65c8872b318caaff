import { describe, expect, test } from 'vitest';
import type { BoardTrack } from '../../src/components/content.ts';
import { PLAYER_BOARD } from '../../src/content/playerBoard.ts';

const { tank, research } = PLAYER_BOARD;
const pairs = ({ values }: BoardTrack): [number, number][] => values.map(({ at, value }) => [at, value]);

const LUNA_TANK = [
  [6, 10],
  [9, 15],
  [13, 25],
  [16, 30],
  [20, 40],
  [23, 45],
  [25, 50],
  [28, 60],
];
const LUNA_RESEARCH = [
  [3, 10],
  [5, 15],
  [7, 20],
  [9, 30],
  [11, 40],
  [13, 50],
  [15, 60],
];

describe('known facts of the player board', () => {
  test('steps and points beyond the end are worth 2 coins each', () => {
    expect([tank.overflow, research.overflow]).toEqual([2, 2]);
  });

  test('the fifth research space opens an action slot', () => {
    expect(research.slotSpace).toBe(5);
    expect(research.sources['slotSpace']).toBe('rulebook');
  });

  test('the tank track has the values, the slot and the length of the one of Luna', () => {
    expect(pairs(tank)).toEqual(LUNA_TANK);
    expect([tank.slotSpace, tank.last]).toEqual([8, 28]);
  });

  test('the research track is the one of Luna, one space later', () => {
    expect(pairs(research)).toEqual(LUNA_RESEARCH.map(([at, value]) => [(at ?? 0) + 1, value]));
    expect([research.slotSpace, research.last]).toEqual([4 + 1, 15 + 1]);
  });

  test('the menace cards find their tank values 25 and 40, research values 20 and 40', () => {
    expect(tank.values.map(({ value }) => value)).toEqual(expect.arrayContaining([25, 40]));
    expect(research.values.map(({ value }) => value)).toEqual(expect.arrayContaining([20, 40]));
  });

  test('some research spaces are closed to A plans, but not the one of the starting token', () => {
    expect(research.noA.length).toBeGreaterThan(0);
    expect(research.noA).not.toContain(1);
    expect(research.sources['noA']).toBe('reconstructed');
  });
});

describe.each([
  ['tank', tank],
  ['research', research],
] as const)('structure of the %s track', (_name, track) => {
  test('values rise along the track, up to its last space', () => {
    const places = track.values.map(({ at }) => at);
    const values = track.values.map(({ value }) => value);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(places.at(-1)).toBe(track.last);
  });

  test('the slot space lies on the track', () => {
    expect(track.slotSpace).toBeGreaterThan(0);
    expect(track.slotSpace).toBeLessThan(track.last);
  });

  test('its numbers are not called rulebook as a whole', () => {
    expect(track.sources.rest).not.toBe('rulebook');
  });
});

describe('structure of the closed research spaces', () => {
  test('they rise and lie on the track', () => {
    expect(research.noA).toEqual([...new Set(research.noA)].sort((a, b) => a - b));
    expect(Math.min(...research.noA)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...research.noA)).toBeLessThanOrEqual(research.last);
  });
});
