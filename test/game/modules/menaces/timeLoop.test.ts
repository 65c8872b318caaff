import { describe, expect, test } from 'vitest';
import { useEnergy } from '../../../kit/actions.ts';
import { put } from '../../../kit/belt.ts';
import { confront, facing, lastTurn, playOut } from '../../../kit/menace.ts';
import { randomNumbers } from '../../../kit/numbers.ts';
import type { CreateGameOptions, GameState, MenaceId, PlayerScore, ScoreSheet } from '../../../kit/pinned.ts';
import { loopResult, MENACE_IDS } from '../../../kit/pinned.ts';
import { row } from '../../../kit/scores.ts';
import { type Change, eventsOf, lay, player, table } from '../../../kit/table.ts';

const { rules, act } = table;

/** The options of the game after a finished one. */
function nextOf(state: GameState): CreateGameOptions {
  const options = rules.timeLoop(state);
  if (options === null) throw new Error('nextGame returned null');
  return options;
}

describe('MENACE-20 Temporal Anomaly', () => {
  const ended = (menace: MenaceId, options: Partial<CreateGameOptions> = {}): GameState =>
    playOut(lastTurn(menace, () => {}, options)).state;

  test('MENACE-20 AMB-MENACE-11 the game scores like an ordinary game but has no winner', () => {
    const state = ended('temporalAnomaly', { luna: { level: 2 } });
    expect(rules.isOver(state)).toBe(true);
    expect(rules.score(state).map(({ total }) => total)).toEqual([115, 42, 72]);
    expect(rules.winners(state)).toEqual([]);
    expect(rules.timeLoop(state)).not.toBeNull();
  });

  test('MENACE-20 no other menace and no unfinished game leads to another game', () => {
    for (const menace of MENACE_IDS) {
      expect(rules.timeLoop(lastTurn(menace))).toBeNull();
      if (menace === 'temporalAnomaly') continue;
      expect(rules.timeLoop(ended(menace))).toBeNull();
      expect(rules.winners(ended(menace))).toEqual([0]);
    }
    const plain = playOut(table.onTurn(() => {}, { players: ['a', 'b'], board: 'belt' })).state;
    expect(rules.timeLoop(plain)).toBeNull();
  });

  test('MENACE-20 the game has a winner and no next game when any player removed the menace', () => {
    for (const holder of [0, 1]) {
      const start = lastTurn('temporalAnomaly', (draft) => {
        draft.menace = { id: 'temporalAnomaly', holder };
      });
      const { state } = playOut(start);
      expect(rules.timeLoop(state)).toBeNull();
      expect(rules.winners(state)).toEqual([0]);
    }
  });

  test.each<[string, Partial<CreateGameOptions>]>([
    ['alone', {}],
    ['with Luna', { luna: { level: 4 } }],
    ['with missions', { missions: true }],
    [
      'with everything',
      {
        luna: { level: 7 },
        missions: true,
        constrainedSlots: true,
        switches: { restingSlotsFollowOn: true },
        players: [{ id: 'm', name: 'Melanie' }, 'Antoine', 'Mathieu'],
        tracks: { skymine: 'E1', minerva: 'A2', astrogo: 'B2', tawac: 'C2' },
      },
    ],
  ])('MENACE-20 AMB-MENACE-10 the next game has the same table and a random set-up: %s', (_, options) => {
    const start = facing(
      'temporalAnomaly',
      (draft) => {
        draft.round = 7;
      },
      options,
    );
    const { state } = playOut(start);
    const next = nextOf(state);
    const { options: old } = state;
    expect(next).toMatchObject({
      players: old.players,
      luna: old.luna,
      board: 'belt',
      missions: old.missions,
      chapter3: false,
      constrainedSlots: old.constrainedSlots,
      switches: old.switches,
      menace: 'temporalAnomaly',
      tracks: 'random',
      firstPlayer: 'random',
      startingTokens: 'choose',
    });
    expect(next.seed).not.toBe(old.seed);
    const dealt = rules.createGame(next);
    expect(rules.pending(dealt)[0]?.kind).toBe('startingToken');
    const game = table.setUp(next).state;
    expect(game.menace).toEqual({ id: 'temporalAnomaly', holder: null });
    expect(game.round).toBe(1);
    expect(game.players).toHaveLength(state.players.length);
  });

  test('MENACE-20 the next game keeps a drawn menace', () => {
    const seed = Array.from({ length: 60 }, (_, index) => `drawn ${index}`).find((each) => {
      const game = table.setUp({ players: ['a', 'b'], board: 'belt', menace: true, seed: each }).state;
      return game.menace?.id === 'temporalAnomaly';
    });
    const start = table.onTurn(
      (draft) => {
        draft.round = 7;
      },
      {
        players: ['a', 'b'],
        board: 'belt',
        menace: true,
        seed: seed ?? '',
      },
    );
    expect(nextOf(playOut(start).state).menace).toBe('temporalAnomaly');
  });

  test('MENACE-20 every game of a loop is different', () => {
    const seeds = new Set<string>();
    const decks = new Set<string>();
    let state = ended('temporalAnomaly');
    for (let game = 0; game < 5; game += 1) {
      const options = nextOf(state);
      seeds.add(options.seed);
      const start = rules.createGame(options);
      decks.add(JSON.stringify([start.deck, start.tracks]));
      state = playOut(start).state;
    }
    expect(seeds.size).toBe(5);
    expect(decks.size).toBe(5);
  });
});

describe('MENACE-21 the end of the loop', () => {
  const sheet = (...totals: readonly number[]): ScoreSheet => totals.map((coins) => row({ coins }));

  test.each<[games: readonly ScoreSheet[], averages: readonly number[], winners: readonly number[]]>([
    [[sheet(50, 61)], [50, 61], [1]],
    [[sheet(50, 60), sheet(60, 40)], [55, 50], [0]],
    [[sheet(10, 30), sheet(11, 20), sheet(11, 20)], [11, 23], [1]], // 10 2/3, 23 1/3
    [
      [sheet(90, 70, 80), sheet(70, 90, 80)],
      [80, 80, 80],
      [0, 1, 2],
    ],
    [[sheet(90, 40), sheet(0, 70)], [45, 55], [1]], // not the best single game
    [
      [sheet(0, 0), sheet(0, 0)],
      [0, 0],
      [0, 1],
    ],
  ])('MENACE-21 games of %j', (games, averages, winners) => {
    expect(loopResult(games)).toEqual({ averages, winners });
  });

  test('MENACE-21 AMB-MENACE-9 rounds halves up', () => {
    expect(loopResult([sheet(10, 20), sheet(11, 21)]).averages).toEqual([11, 21]);
    expect(loopResult([sheet(1, 2), sheet(1, 2), sheet(1, 2), sheet(3, 4)]).averages).toEqual([2, 3]);
  });

  test('MENACE-21 compares the rounded averages', () => {
    expect(loopResult([sheet(80, 81), sheet(81, 81)])).toEqual({ averages: [81, 81], winners: [0, 1] });
    expect(loopResult([sheet(80, 81), sheet(80, 81), sheet(81, 82)])).toEqual({ averages: [80, 81], winners: [1] });
  });

  test('MENACE-21 compares totals, not single categories', () => {
    const mixed: readonly PlayerScore[] = [row({ coins: 5, tank: 10 }), row({ minerva: 8, research: 20 })];
    expect(loopResult([mixed]).averages).toEqual([15, 28]);
  });

  test('MENACE-21 rejects an empty loop and games with different seats', () => {
    expect(() => loopResult([])).toThrow(RangeError);
    expect(() => loopResult([sheet(1, 2), sheet(1, 2, 3)])).toThrow(RangeError);
    expect(() => loopResult([sheet(1, 2, 3), sheet(1, 2)])).toThrow(RangeError);
    for (const wrong of [null, undefined, 7, 'x', {}, [null], [[null]], [[{}]], [sheet(1, 2), null]])
      expect(() => loopResult(wrong as never)).toThrow(RangeError);
  });
});

/** Random play without confronting the menace. */
function lose(options: CreateGameOptions, seed: number): GameState {
  const random = randomNumbers(seed);
  let state = rules.createGame(options);
  while (!rules.isOver(state)) {
    const actions = rules.legalActions(state, rules.pending(state)[0]?.seat).filter(({ type }) => type !== 'confront');
    const action = actions[Math.floor(random() * actions.length)];
    if (action === undefined) throw new Error('no option');
    state = act(state, action);
  }
  return state;
}

/** The last game, from round 4 on: Antoine can confront the menace with Skymine. */
const closing: Change = (draft) => {
  draft.round = 4;
  put(draft, 'skymine', { shuttleSpace: 16 });
  lay(draft, 1, 'B07');
  Object.assign(player(draft, 1), { helium: 13, upload: 8 });
};

test('MENACE-20 MENACE-21 the averages of a whole loop decide when the third game removes the anomaly', () => {
  const players = ['Melanie', 'Antoine'];
  const luna = { level: 3 };
  const first = lose({ players, luna, board: 'belt', menace: 'temporalAnomaly', seed: 'loop' }, 1);
  const second = lose(nextOf(first), 2);
  for (const state of [first, second]) {
    expect(rules.winners(state)).toEqual([]);
    expect(state.round).toBe(7);
  }
  const start = table.onTurn(closing, { ...nextOf(second), firstPlayer: 1 });
  const { state: third, events } = playOut(act(start, { ...useEnergy('skymine'), seat: 1 }, { ...confront, seat: 1 }));
  expect(third.menace).toEqual({ id: 'temporalAnomaly', holder: 1 });
  expect(eventsOf(events, 'menaceStrikes')).toEqual([]);
  expect(rules.timeLoop(third)).toBeNull();
  expect(rules.winners(third)).not.toEqual([]);

  const sheets = [first, second, third].map((state) => rules.score(state));
  const { averages, winners } = loopResult(sheets);
  const means = [0, 1, 2].map((seat) => {
    const totals = sheets.map((each) => each[seat]?.total ?? Number.NaN);
    return totals.reduce((sum, total) => sum + total, 0) / 3;
  });
  expect(averages).toHaveLength(3); // Luna's results are averaged too
  averages.forEach((average, seat) => {
    expect(Math.abs(average - (means[seat] ?? Number.NaN))).toBeLessThan(0.5);
  });
  const best = Math.max(...averages);
  expect(winners).toEqual([0, 1, 2].filter((seat) => averages[seat] === best));
});
