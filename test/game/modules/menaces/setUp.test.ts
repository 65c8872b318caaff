import { describe, expect, test } from 'vitest';
import { randomNumbers } from '../../../kit/numbers.ts';
import { type CreateGameOptions, createGame, type GameState, MENACE_IDS, type MenaceId } from '../../../kit/pinned.ts';
import { expectSame } from '../../../kit/same.ts';
import { proofCount, proofList } from '../../../kit/soak.ts';
import { table } from '../../../kit/table.ts';
import { wrongOptions } from '../../../kit/thrown.ts';

const BELT = { players: ['Melanie', 'Antoine'], seed: 'menace', board: 'belt' } as const;

/** The parts of a state that a menace must not change: all except itself and the random stream it is drawn from. */
function rest(state: GameState): unknown {
  return { ...state, options: null, menace: null, random: { ...state.random, setup: null } };
}

describe('MENACE-1 the board side', () => {
  test.each([true, ...MENACE_IDS])('MENACE-1 the problem of menace: %s on the Moon names the option', (menace) => {
    expect(wrongOptions({ players: ['a', 'b'], seed: '', menace })).toEqual(['menace']);
    expect(wrongOptions({ players: ['a', 'b'], seed: '', board: 'moon', menace })).toEqual(['menace']);
    expect(wrongOptions({ ...BELT, menace })).toEqual([]);
  });

  test('MENACE-1 both sides are valid without a menace', () => {
    for (const board of ['moon', 'belt'] as const) {
      const state = createGame({ players: ['a', 'b'], seed: '', board, menace: false });
      expect(state.menace).toBeNull();
      expect(createGame({ players: ['a', 'b'], seed: '', board }).menace).toBeNull();
    }
  });

  test.each([['rogue'], [1], [null]])('MENACE-1 rejects %s as a menace', (menace) => {
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

  test.each(MENACE_IDS)('MENACE-2 %s can be chosen by name', (menace) => {
    for (const seed of SEEDS.slice(0, proofCount(3, 10)))
      expect(table.setUp({ ...BELT, seed, menace }).state.menace).toEqual({ id: menace, holder: null });
  });

  test('MENACE-2 the menace is face up on the board without an owner', () => {
    const { state, events } = table.setUp({ ...BELT, menace: true });
    expect(state.menace?.holder).toBeNull();
    const revealed = events.filter(({ type }) => type === 'menaceRevealed');
    expect(revealed).toEqual([{ type: 'menaceRevealed', menace: state.menace?.id }]);
  });

  test.each<[string, Partial<CreateGameOptions>]>([
    ['alone', {}],
    ['with tokens and tracks drawn', { tracks: 'random', startingTokens: 'choose' }],
    ['with Luna', { luna: { level: 5 } }],
    ['with missions', { missions: true }],
    ['with missions and Luna', { missions: true, luna: { level: 2 } }],
  ])('MENACE-2 drawing a menace leaves the rest of the setup unchanged: %s', (_, options) => {
    for (const seed of SEEDS.slice(0, proofCount(3, 10))) {
      const without = table.setUp({ ...BELT, ...options, seed }).state;
      for (const menace of [true, 'rogueComet', 'singularity'] as const) {
        const { state } = table.setUp({ ...BELT, ...options, seed, menace });
        expectSame(rest(state), rest(without));
      }
    }
  });

  test('MENACE-2 the rest of the setup is the same for a drawn and a named menace', () => {
    const drawnOne = table.setUp({ ...BELT, menace: true }).state;
    const named = table.setUp({ ...BELT, menace: 'rogueComet' }).state;
    expect(named.random.setup).toEqual(drawnOne.random.setup);
    expect(drawnOne.random.setup).not.toEqual(table.setUp(BELT).state.random.setup); // the menace is drawn from this stream
  });
});

const { rules, played } = table;

test.each(proofList(MENACE_IDS, 2))(
  'MENACE-3 five rounds with %s on the board equal five rounds without it',
  (menace) => {
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
      expectSame(other.events, one.events);
      expectSame(rest(other.state), rest(one.state));
      expectSame(rules.score(other.state), rules.score(one.state));
      without = one.state;
      beside = other.state;
    }
    expect(without.round).toBe(6);
  },
);
