import { describe, expect, test } from 'vitest';
import { pickOne } from '../../src/engine/random.ts';
import type { Action, CreateGameOptions } from '../../src/entries/index.ts';
import { drawFor } from '../../src/entries/testing.ts';
import { chooseRandomly, compatibleOptions, randomOptions } from '../../src/testing/modes.ts';

const draw = drawFor('draws');
const GAMES = Array.from({ length: 3000 }, (_, game) => randomOptions(draw, `${game}`));

/** Returns the share of games that satisfy a condition. */
function share(has: (options: CreateGameOptions) => boolean, games: readonly CreateGameOptions[]): number {
  return games.filter(has).length / games.length;
}

describe('random options', () => {
  /** Generated again in every test, so that each one covers the generator. */
  const games = (): CreateGameOptions[] => {
    const again = drawFor('draws');
    return GAMES.map((_, game) => randomOptions(again, `${game}`));
  };

  test.each<[string, (options: CreateGameOptions) => boolean, number]>([
    ['Luna', ({ luna }) => luna !== null, 1 / 2],
    ['the Belt', ({ board }) => board === 'belt', 1 / 2],
    ['missions', ({ missions }) => missions === true, 1 / 2],
    ['random tracks', ({ tracks }) => tracks === 'random', 1 / 2],
    ['the recommended tracks', ({ tracks }) => tracks === 'recommended', 1 / 2],
    ['a choice of tokens', ({ startingTokens }) => startingTokens === 'choose', 1 / 2],
    ['constrained slots', ({ constrainedSlots }) => constrainedSlots === true, 1 / 4],
    ['pure payment', ({ switches }) => switches?.discountNeedsPurePayment === true, 1 / 5],
    ['special plans anywhere', ({ switches }) => switches?.specialPlanOnNoASpace === true, 1 / 5],
    ['resting slots that follow the action slots', ({ switches }) => switches?.restingSlotsFollowOn === true, 1 / 5],
    ['destroyable share cards', ({ switches }) => switches?.shareCardsMayBeDestroyed === true, 1 / 5],
  ])('have %s as often as they should', (_, has, wanted) => {
    expect(share(has, games())).toBeCloseTo(wanted, 1);
  });

  test('have 2, 3 and 4 seats equally often, including Luna', () => {
    const all = games();
    const seats = ({ players, luna }: CreateGameOptions) => players.length + (luna ? 1 : 0);
    for (const count of [2, 3, 4]) expect(share((each) => seats(each) === count, all)).toBeCloseTo(1 / 3, 1);
  });

  test('have a menace only on the Belt, drawn or chosen', () => {
    const all = games();
    const belt = all.filter(({ board }) => board === 'belt');
    expect(share(({ menace }) => menace !== false, belt)).toBeCloseTo(1 / 2, 1);
    const kinds = new Set(belt.map(({ menace }) => menace));
    expect(kinds).toContain(true);
    expect(kinds.size).toBe(8);
    expect(new Set(all.filter(({ board }) => board === 'moon').map(({ menace }) => menace))).toEqual(new Set([false]));
  });

  test('have chapter 3 only on the Moon', () => {
    const all = games();
    const moon = all.filter(({ board }) => board === 'moon');
    expect(share(({ chapter3 }) => chapter3 === true, moon)).toBeCloseTo(1 / 4, 1);
    expect(all.filter(({ board, chapter3 }) => board === 'belt' && chapter3)).toEqual([]);
  });

  test('omit an option drawn exactly at the limit', () => {
    expect(randomOptions(() => 0.5, '')).toMatchObject({ luna: null, missions: false, tracks: 'recommended' });
    expect(randomOptions(() => 0.25, '')).toMatchObject({ board: 'moon', chapter3: false, constrainedSlots: false });
    expect(randomOptions(() => 0.2, '').switches).toMatchObject({
      discountNeedsPurePayment: false,
      specialPlanOnNoASpace: false,
      restingSlotsFollowOn: false,
      shareCardsMayBeDestroyed: false,
    });
    expect(randomOptions(() => 0.24, '')).toMatchObject({ chapter3: true, constrainedSlots: true });
  });
});

describe('valid combinations', () => {
  test('have no menace and no chapter 3 by default', () => {
    for (const board of ['moon', 'belt'] as const) {
      expect(compatibleOptions({ seed: '', seats: 3, luna: null, board })).toMatchObject({
        menace: false,
        chapter3: false,
      });
    }
  });

  test('give Luna one of the seats', () => {
    expect(compatibleOptions({ seed: '', seats: 3, luna: null }).players).toHaveLength(3);
    expect(compatibleOptions({ seed: '', seats: 3, luna: { level: 1 } }).players).toHaveLength(2);
  });

  test('have menaces on the Belt and chapter 3 on the Moon', () => {
    const all = { seed: '', seats: 2, luna: null, menace: true, chapter3: true } as const;
    expect(compatibleOptions({ ...all, board: 'moon' })).toMatchObject({ menace: false, chapter3: true });
    expect(compatibleOptions({ ...all, board: 'belt' })).toMatchObject({ menace: true, chapter3: false });
  });
});

describe('a random action', () => {
  const pass: Action = { type: 'pass', seat: 0 };
  const energy = (company: 'tawac' | 'minerva' | 'skymine'): Action => ({ type: 'useEnergy', seat: 0, company });
  const energies = [energy('tawac'), energy('minerva'), energy('skymine')];
  const upload: Action = { type: 'upload', seat: 0 };
  const stop: Action = { type: 'stop', seat: 0 };

  /** Counts how often each action is chosen. */
  function shares(...actions: readonly Action[]): number[] {
    const again = drawFor('choices');
    const counts = actions.map(() => 0);
    for (let count = 0; count < 4000; count += 1) {
      const index = actions.indexOf(chooseRandomly(again, actions));
      counts[index] = (counts[index] ?? 0) + 1 / 4000;
    }
    return counts;
  }

  test('has each type equally often regardless of the number of actions, except rare and frequent types', () => {
    const [passing = 0, ...others] = shares(pass, ...energies);
    expect(passing).toBeGreaterThan(0.08);
    expect(passing).toBeLessThan(0.13);
    for (const each of others) expect(each).toBeCloseTo((1 - passing) / 3, 1);
    expect(shares(stop, ...energies)[0]).toBeCloseTo(0.4 / 1.4, 1);
    const [uploads = 0, stops = 0] = shares(upload, stop);
    expect(uploads).toBeGreaterThan(0.88);
    expect(stops).toBeGreaterThan(0.06);
  });

  test('is the first one for the lowest number and the last one for the highest', () => {
    expect(chooseRandomly(() => 0, [stop, upload, pass])).toBe(stop);
    expect(chooseRandomly(() => 0.999_999, [stop, upload, pass])).toBe(pass);
    // Even a value beyond all weights, which no draw returns, chooses one of the actions.
    expect(chooseRandomly(() => 1 - Number.EPSILON / 2, [pass])).toBe(pass);
  });

  test('throws for an empty list', () => {
    expect(() => pickOne(draw, [])).toThrow(new RangeError('Nothing to pick from'));
  });
});
