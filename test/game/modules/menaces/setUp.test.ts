import { describe, expect, test } from 'vitest';
import { randomNumbers } from '../../../kit/numbers.ts';
import type { CreateGameOptions, GameState, MenaceId } from '../../../kit/pinned.ts';
import { createGame, MENACE_IDS } from '../../../kit/pinned.ts';
import { proofCount } from '../../../kit/soak.ts';
import { table } from '../../../kit/table.ts';
import { wrongOptions } from '../../../kit/thrown.ts';

const BELT = { players: ['Melanie', 'Antoine'], seed: 'menace', board: 'belt' } as const;

/** The parts of a state that a menace must not change: all except itself and the random stream it is drawn from. */
function rest(state: GameState): unknown {
  return { ...state, options: null, menace: null, random: { ...state.random, setup: null } };
}

describe('MENACE-1 only on the Belt', () => {
  test.each([true, ...MENACE_IDS])('MENACE-1 menace: %s is refused on the Moon by its name', (menace) => {
    expect(wrongOptions({ players: ['a', 'b'], seed: '', menace })).toEqual(['menace']);
    expect(wrongOptions({ players: ['a', 'b'], seed: '', board: 'moon', menace })).toEqual(['menace']);
    expect(wrongOptions({ ...BELT, menace })).toEqual([]);
  });

  test('MENACE-1 without a menace both sides are fine', () => {
    for (const board of ['moon', 'belt'] as const) {
      const state = createGame({ players: ['a', 'b'], seed: '', board, menace: false });
      expect(state.menace).toBeNull();
      expect(createGame({ players: ['a', 'b'], seed: '', board }).menace).toBeNull();
    }
  });

  test.each([['rogue'], [1], [null]])('MENACE-1 a menace called %s is refused', (menace) => {
    expect(wrongOptions({ ...BELT, menace: menace as MenaceId })).toEqual(['menace']);
  });
});

describe('MENACE-2 one card', () => {
  const drawn = (seed: string): MenaceId | undefined => table.setUp({ ...BELT, seed, menace: true }).state.menace?.id;
  const SEEDS = Array.from({ length: proofCount(60, 120) }, (_, index) => `seed ${index}`);

  test('MENACE-2 every card can be drawn', () => {
    const ids = SEEDS.map(drawn);
    for (const id of MENACE_IDS) expect(ids.filter((each) => each === id).length).toBeGreaterThan(proofCount(2, 8));
    expect(ids.every((id) => id !== undefined && MENACE_IDS.includes(id))).toBe(true);
  });

  test.each(MENACE_IDS)('MENACE-2 %s can be asked for by name', (menace) => {
    for (const seed of SEEDS.slice(0, proofCount(3, 10))) {
      expect(table.setUp({ ...BELT, seed, menace }).state.menace).toEqual({ id: menace, holder: null });
    }
  });

  test('MENACE-2 it lies face up on the board, and nobody holds it', () => {
    const { state, events } = table.setUp({ ...BELT, menace: true });
    expect(state.menace?.holder).toBeNull();
    const shown = events.filter(({ type }) => type === 'menaceRevealed');
    expect(shown).toEqual([{ type: 'menaceRevealed', menace: state.menace?.id }]);
  });

  test.each<[string, Partial<CreateGameOptions>]>([
    ['alone', {}],
    ['with tokens and tracks drawn', { tracks: 'random', startingTokens: 'choose' }],
    ['with Luna', { luna: { level: 5 } }],
    ['with missions', { missions: true }],
    ['with missions and Luna', { missions: true, luna: { level: 2 } }],
  ])('MENACE-2 it comes after the set-up and changes nothing of it: %s', (_, options) => {
    for (const seed of SEEDS.slice(0, proofCount(3, 10))) {
      const without = table.setUp({ ...BELT, ...options, seed }).state;
      for (const menace of [true, 'rogueComet', 'singularity'] as const) {
        const { state } = table.setUp({ ...BELT, ...options, seed, menace });
        expect(rest(state)).toEqual(rest(without));
      }
    }
  });

  test('MENACE-2 drawn or named, the rest of the set-up stream is the same', () => {
    const drawnOne = table.setUp({ ...BELT, menace: true }).state;
    const named = table.setUp({ ...BELT, menace: 'rogueComet' }).state;
    expect(named.random.setup).toEqual(drawnOne.random.setup);
    expect(drawnOne.random.setup).not.toEqual(table.setUp(BELT).state.random.setup); // it is drawn from it
  });
});

describe('MENACE-3 no effect during play', () => {
  const { rules, played } = table;

  test.each(MENACE_IDS)('MENACE-3 five rounds with %s on the board go like five rounds without', (menace) => {
    const random = randomNumbers(MENACE_IDS.indexOf(menace));
    const options = { ...BELT, seed: menace, luna: { level: 2 } };
    let without = table.setUp(options).state;
    let beside = table.setUp({ ...options, menace }).state;
    for (let step = 0; step < 700 && without.round < 6; step += 1) {
      const [prompt] = rules.pending(without);
      const actions = rules.legalActions(without, prompt?.seat);
      const action = actions[Math.floor(random() * actions.length)];
      if (action === undefined) throw new Error('no option');
      const one = played(without, action);
      const other = played(beside, action);
      expect(other.events).toEqual(one.events);
      expect(rest(other.state)).toEqual(rest(one.state));
      expect(rules.score(other.state)).toEqual(rules.score(one.state));
      without = one.state;
      beside = other.state;
    }
    expect(without.round).toBe(6);
  });
});
