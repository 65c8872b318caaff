import { describe, expect, test } from 'vitest';
import { useEnergy } from '../../../kit/actions.ts';
import { eventsOf } from '../../../kit/events.ts';
import { confront, facing, fullStations, lastTurn, playOut } from '../../../kit/menace.ts';
import type { GameState, MenaceId } from '../../../kit/pinned.ts';
import { COMPANIES } from '../../../kit/pinned.ts';
import { scoreOf } from '../../../kit/scores.ts';
import { home } from '../../../kit/stations.ts';
import { at, type Change, fetchCard, giveTile, hold, lay, player, show, table } from '../../../kit/table.ts';

const WITH_LUNA = { luna: { level: 2 } };

describe('MENACE-15 Space Pirates', () => {
  test('MENACE-15 all human players return their coins to the bank', () => {
    const start = lastTurn(
      'spacePirates',
      (draft) => {
        player(draft, 0).coins = 0;
      },
      WITH_LUNA,
    );
    const { state, events } = playOut(start);
    expect(eventsOf(events, 'coins')).toEqual([{ type: 'coins', seat: 1, amount: -3, rule: 'MENACE-15' }]);
    expect(state.players.map(({ coins }) => coins)).toEqual([0, 0, 7]);
    expect(table.rules.score(state).map(({ coins }) => coins)).toEqual([0, 0, 7]);
  });

  test('MENACE-15 AMB-MENACE-14 coins spent earlier are not affected', () => {
    const { act } = table;
    const start = lastTurn('spacePirates', (draft) => {
      show(draft, 1, 'E02'); // a Minerva share, for 7 coins plus 1 for the space
      player(draft, 0).coins = 9;
    });
    const bought = act(
      start,
      { type: 'placeBonusMarker', seat: 0, space: 'purchase' },
      { type: 'buyCard', seat: 0, slot: 1 },
    );
    expect(at(bought, 0).hand).toContain('E02');
    const { state } = playOut(bought);
    expect(scoreOf(state, 0)).toMatchObject({ coins: 0, minerva: 3 * 5 });
  });
});

describe('MENACE-16 Rogue Comet', () => {
  /** The final value of one share of each company, for a human player and for Luna, who has the same shares. */
  function values(change: Change): { person: number[]; luna: number[] } {
    const start = lastTurn(
      'rogueComet',
      (draft) => {
        fullStations(draft);
        for (const each of draft.players) {
          each.hand = [];
          each.tracks = { skymine: 2, minerva: 2, astrogo: 2, tawac: 1 }; // 1 share of each
        }
        hold(draft, 1, ...['D01', 'D02', 'D03', 'D04']); // one more of each
        change(draft);
      },
      WITH_LUNA,
    );
    const { state } = playOut(start);
    const person = scoreOf(state, 1);
    const luna = scoreOf(state, 2);
    return { person: COMPANIES.map((each) => person[each] / 2), luna: COMPANIES.map((each) => luna[each]) };
  }
  /** Outposts and shuttles left in the columns of a station that shows this many icons. */
  const SHOWING: Readonly<Record<number, readonly [number, number, number]>> = {
    0: [6, 5, 6],
    1: [3, 5, 6],
    2: [2, 5, 6],
    3: [6, 1, 6],
    5: [0, 5, 6],
    6: [0, 3, 6],
    15: [0, 0, 0],
  };
  const showing =
    (...icons: readonly number[]): Change =>
    (draft) => {
      for (const [index, company] of COMPANIES.entries()) {
        home(draft, company, ...(SHOWING[icons[index] ?? 0] ?? [6, 5, 6]));
      }
    };

  test.each<[what: string, icons: readonly number[], lowered: readonly number[]]>([
    ['the company with the most icons loses 2', [1, 3, 6, 5], [1, 3, 4, 5]],
    ['it may end up below another', [1, 6, 5, 5], [1, 4, 5, 5]],
    ['both of two tied companies lose 2', [5, 3, 5, 1], [3, 3, 3, 1]],
    ['all of three tied companies lose 2', [6, 6, 1, 6], [4, 4, 1, 4]],
    ['all of four tied companies lose 2', [3, 3, 3, 3], [1, 1, 1, 1]],
    ['an emptied station is affected too', [15, 6, 0, 0], [13, 6, 0, 0]],
    ['a value does not fall below 0', [0, 1, 1, 0], [0, 0, 0, 0]],
    ['values of 0 do not change', [0, 0, 0, 0], [0, 0, 0, 0]],
    ['2 icons leave 0', [2, 1, 0, 1], [0, 1, 0, 1]],
  ])('MENACE-16 %s', (_, icons, lowered) => {
    expect(values(showing(...icons))).toEqual({ person: lowered, luna: icons });
  });

  test('MENACE-16 a tie is not broken by other differences between the stations', () => {
    // Both show 2 icons: two vacant spaces at the bottom of an emptied column, or four at its top.
    const change: Change = (draft) => {
      draft.stations.skymine = [
        { pieces: 5, opened: true },
        { pieces: 5, opened: false },
        { pieces: 6, opened: false },
      ];
      home(draft, 'tawac', 2, 5, 6);
    };
    expect(values(change).luna).toEqual([2, 0, 0, 2]);
    expect(values(change).person).toEqual([0, 0, 0, 0]);
  });
});

describe('MENACE-17 Artificial Einstein-Rosen Bridge', () => {
  const start = lastTurn(
    'einsteinRosenBridge',
    (draft) => {
      lay(draft, 1, 'A07'); // a passed seat has no cards there, but they would be destroyed too
      hold(draft, 1, 'star-energy1', 'star-carbon1', 'D04', 'A08');
      const rested = fetchCard(draft, 'energy02');
      player(draft, 1).resting[0]?.push(rested, 'star-minerals1');
      giveTile(draft, 1, 'energyTile');
    },
    WITH_LUNA,
  );
  const struck = () => playOut(start);

  test('MENACE-17 AMB-MENACE-7 human players lose the energy cards of their hand, resting decks and action area', () => {
    const { state } = struck();
    expect(at(state, 1).hand).toEqual(['star-carbon1', 'D04', 'A08']);
    expect(at(state, 1).area).toEqual([null, null, null, null, null]);
    expect(at(state, 1).resting).toEqual([['star-minerals1'], [], [], [], []]);
    expect(at(state, 0).hand).toEqual(['D02']);
    expect(at(state, 0).resting.flat()).toEqual([]);
  });

  test('MENACE-17 puts the lost cards on the pile of destroyed cards', () => {
    const { state, events } = struck();
    const mine = ['diamond-energy2', 'C07', 'B07', 'C09'];
    const others = ['C10', 'star-energy1', 'A07', 'energy02'];
    expect([...state.destroyed].sort()).toEqual([...start.destroyed, ...mine, ...others].sort());
    const destroyed = eventsOf(events, 'cardDestroyed');
    expect(destroyed.filter(({ seat }) => seat === 0).map(({ card }) => card)).toEqual(expect.arrayContaining(mine));
    expect(destroyed.filter(({ seat }) => seat === 1)).toHaveLength(4);
    expect(destroyed).toHaveLength(8);
  });

  test('MENACE-17 AMB-MENACE-7 shares on other cards still count, and the energy tile is not a card', () => {
    const { state } = struck();
    expect(scoreOf(state, 1).tawac).toBe((2 + 1) * 3); // the track and D04, without C10
    expect(at(state, 1).tiles).toEqual([{ tile: 'energyTile', used: false, on: null }]);
  });

  test('MENACE-17 MENACE-14 Luna keeps her cards', () => {
    const { state } = struck();
    expect(at(state, 2).hand).toEqual(['C08']);
    expect(scoreOf(state, 2).minerva).toBe(2 * 5);
  });
});

describe('MENACE-19 Singularity', () => {
  /** The last turn of a round. */
  const roundEnd = (menace: MenaceId, round: number, change: Change = () => {}, options = {}): GameState =>
    lastTurn(
      menace,
      (draft) => {
        draft.round = round;
        change(draft);
      },
      options,
    );
  const passed = (state: GameState): GameState =>
    table.skip(table.act(state, { type: 'pass', seat: 0 }), 'pickUp', 'resting');

  test('MENACE-19 the game stops with the action phase of round 6, without a preparation phase', () => {
    const { state, events } = playOut(roundEnd('singularity', 6));
    expect(state.round).toBe(6);
    expect(events.map(({ type }) => type)).not.toContain('roundStarted');
    expect(events.map(({ type }) => type)).not.toContain('displayCleared');
    expect(events.map(({ type }) => type)).not.toContain('specialPlanRevealed');
    expect(events.slice(-2)).toEqual([{ type: 'menaceStrikes', menace: 'singularity' }, { type: 'gameEnded' }]);
  });

  test.each([1, 2, 3, 4, 5])('MENACE-19 the game continues after round %i', (round) => {
    const state = passed(roundEnd('singularity', round));
    expect(table.rules.isOver(state)).toBe(false);
    expect(state.round).toBe(round + 1);
  });

  test('MENACE-19 the Singularity has no effect when it was removed in any earlier round', () => {
    const state = passed(
      roundEnd('singularity', 6, (draft) => {
        draft.menace = { id: 'singularity', holder: 1 };
      }),
    );
    expect(state.round).toBe(7);
    expect(playOut(state).state.round).toBe(7);
  });

  test('MENACE-19 round 7 is played when the Singularity was removed in the last turn of round 6', () => {
    const { state } = playOut(table.act(roundEnd('singularity', 6), useEnergy('skymine'), confront));
    expect(state.round).toBe(7);
  });

  test.each<MenaceId>(['spacePirates', 'rogueComet', 'einsteinRosenBridge', 'unknownProbe', 'temporalAnomaly'])(
    'MENACE-13 MENACE-19 with %s seven rounds are played',
    (menace) => {
      const state = passed(roundEnd(menace, 6));
      expect(state.round).toBe(7);
      expect(playOut(state).state.round).toBe(7);
    },
  );

  test('MENACE-14 MENACE-19 the game ends for Luna too, once she has had her turns of round 6', () => {
    const start = roundEnd(
      'singularity',
      6,
      (draft) => {
        player(draft, 2).passed = false;
      },
      WITH_LUNA,
    );
    const state = passed(start);
    expect(table.rules.pending(state)).toMatchObject([{ kind: 'lunaTurn', seat: 2 }]);
    const { state: end, events } = playOut(state);
    expect(end.round).toBe(6);
    expect(eventsOf(events, 'lunaCardTurned').length).toBeGreaterThan(0);
    expect(at(end, 2).passed).toBe(true);
    expect(eventsOf(events, 'gameEnded')).toHaveLength(1);
  });
});

describe('MENACE-13 at the start of final scoring', () => {
  test.each<MenaceId>(['spacePirates', 'rogueComet', 'unknownProbe'])(
    'MENACE-13 %s has no effect before the last round is over',
    (menace) => {
      const before = lastTurn(menace);
      const plain = lastTurn('temporalAnomaly');
      expect(table.rules.score(before)).toEqual(table.rules.score(plain));
      const acted = table.played(before, useEnergy('skymine'));
      expect(eventsOf(acted.events, 'menaceStrikes')).toEqual([]);
    },
  );

  test('MENACE-13 a card that was removed earlier has no effect', () => {
    const start = facing('unknownProbe', (draft) => {
      draft.round = 7;
      draft.menace = { id: 'unknownProbe', holder: 1 };
      player(draft, 0).helium = 20;
    });
    const { state, events } = playOut(start);
    expect(eventsOf(events, 'menaceStrikes')).toEqual([]);
    expect(scoreOf(state, 0).tank).toBe(40);
  });
});
