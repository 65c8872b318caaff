import { describe, expect, test } from 'vitest';
import type { Menace } from '../../src/components/content.ts';
import { MENACE_IDS } from '../../src/components/ids.ts';
import { MENACES } from '../../src/content/menaces.ts';
import { PLAYER_BOARD } from '../../src/content/playerBoard.ts';

/** What the rulebook states of each card, in its order. */
const KNOWN: readonly (readonly [rule: string, Pick<Menace, 'id' | 'requirement' | 'consequence'>])[] = [
  [
    'MENACE-15',
    { id: 'spacePirates', requirement: { kind: 'payCoins', amount: 6 }, consequence: { kind: 'loseCoins' } },
  ],
  [
    'MENACE-16',
    { id: 'rogueComet', requirement: { kind: 'payEnergy', amount: 3 }, consequence: { kind: 'ignoreIcons', count: 2 } },
  ],
  [
    'MENACE-17',
    {
      id: 'einsteinRosenBridge',
      requirement: { kind: 'destroyEnergyCards', count: 2 },
      consequence: { kind: 'loseEnergyCards' },
    },
  ],
  [
    'MENACE-18',
    {
      id: 'unknownProbe',
      requirement: { kind: 'values', tank: 40, research: 0 },
      consequence: { kind: 'loseTank' },
    },
  ],
  [
    'MENACE-19',
    {
      id: 'singularity',
      requirement: { kind: 'values', tank: 0, research: 40 },
      consequence: { kind: 'endAfterRound', round: 6 },
    },
  ],
  [
    'MENACE-20',
    {
      id: 'temporalAnomaly',
      requirement: { kind: 'values', tank: 25, research: 20 },
      consequence: { kind: 'replay' },
    },
  ],
];

describe('known facts of the menaces', () => {
  test('six menace cards in the order of the list', () => {
    expect(MENACES.map((menace) => menace.id)).toEqual([...MENACE_IDS]);
    expect(MENACES).toHaveLength(6);
  });

  test.each(KNOWN)('%s: requirement and consequence are exact', (_rule, { id, requirement, consequence }) => {
    const found = MENACES.filter((menace) => menace.id === id);
    expect(found.map((menace) => menace.requirement)).toEqual([requirement]);
    expect(found.map((menace) => menace.consequence)).toEqual([consequence]);
  });

  test.each(MENACES)('MENACE-6: reaching $id takes 2 energy', ({ energy }) => {
    expect(energy).toBe(2);
  });

  test('MENACE-16: the comet takes 5 energy in all', () => {
    const totals = MENACES.flatMap(({ energy, requirement }) =>
      requirement.kind === 'payEnergy' ? [energy + requirement.amount] : [],
    );
    expect(totals).toEqual([5]);
  });

  test('every value asked for is printed on the track of the player board', () => {
    const asked = MENACES.flatMap(({ requirement }) => (requirement.kind === 'values' ? [requirement] : []));
    const tank = asked.map((values) => values.tank).filter((value) => value > 0);
    const research = asked.map((values) => values.research).filter((value) => value > 0);
    expect([tank, research]).toEqual([
      [40, 25],
      [40, 20],
    ]);
    expect(PLAYER_BOARD.tank.values.map(({ value }) => value)).toEqual(expect.arrayContaining(tank));
    expect(PLAYER_BOARD.research.values.map(({ value }) => value)).toEqual(expect.arrayContaining(research));
  });
});

describe.each(MENACES)('structure of $id', ({ reward, sources }) => {
  test('one reward, for there is one icon before the removal', () => {
    expect(reward).toHaveLength(1);
  });

  test('only its reward is reconstructed', () => {
    expect(sources).toEqual({ rest: 'rulebook', reward: 'reconstructed' });
  });
});
