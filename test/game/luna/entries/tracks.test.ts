import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../kit/events.ts';
import {
  boardIn,
  earned,
  entries,
  LUNA,
  lunaBoard,
  lunaPlays,
  lunasTurn,
  rankCompanies,
  setTracks,
  soloTurn,
} from '../../../kit/luna.ts';
import type { Company } from '../../../kit/pinned.ts';
import { COMPANIES } from '../../../kit/pinned.ts';
import { passes } from '../../../kit/play.ts';
import { at, type Change, coinsIn, lay, player, table } from '../../../kit/table.ts';

const LAST = { skymine: 16, minerva: 15, astrogo: 16, tawac: 17 };

/** Luna advances on a company track from a space by some steps. */
const advancing = (company: Company, from: number, steps: number, change: Change = () => {}) =>
  entries([{ kind: 'track', steps, selection: 'mostValuable' }], (draft) => {
    rankCompanies(draft, company);
    setTracks(draft, LUNA, { [company]: from });
    change(draft);
  });
const having =
  (coins: number): Change =>
  (draft) => {
    boardIn(draft).coins = coins;
  };

describe('steps', () => {
  test.each([
    ['I-2', 2, 'minerva'],
    ['I-3', 2, 'tawac'],
    ['I-10', 3, 'skymine'],
  ] as const)('LACT-8 card %s advances %i steps, only on the track of %s', (card, steps, company) => {
    const { state } = soloTurn(card, 'B', (draft) => rankCompanies(draft, 'tawac', 'minerva', 'astrogo', 'skymine'));
    expect(lunaBoard(state).tracks).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0, [company]: steps });
    expect(at(state, 0).tracks).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0 });
  });

  test('LACT-8 card II-2 advances 3 steps on each of the four tracks', () => {
    expect(lunaBoard(soloTurn('II-2', 'B').state).tracks).toEqual({ skymine: 3, minerva: 3, astrogo: 3, tawac: 3 });
  });
});

describe('thresholds', () => {
  test.each([
    [3, 0],
    [4, 1],
    [10, 2],
    [5, 0],
    [11, 0],
  ])('LACT-9 one step from space %i on A1 gives her %i coins', (from, coins) => {
    expect(earned(advancing('skymine', from, 1))).toBe(coins);
  });

  test('LACT-9 pays only the human players who have already crossed her threshold', () => {
    const before = lunasTurn(
      { B: 'I-3' },
      (draft) => {
        rankCompanies(draft, 'skymine');
        setTracks(draft, 2, { skymine: 4 }); // Luna crosses 5
        setTracks(draft, 0, { skymine: 5 });
        setTracks(draft, 1, { skymine: 4 });
      },
      { players: ['Melanie', 'Antoine'] },
    );
    const { events } = lunaPlays(before);
    expect([0, 1, 2].map((seat) => coinsIn(events, seat))).toEqual([1, 0, 1 + 2]);
  });

  test.each([
    [4, 0],
    [5, 1],
    [9, 1],
  ])('LACT-9 on space %i, she gains %i coins when a human player crosses the threshold at 5', (space, coins) => {
    const start = lunasTurn({ B: 'I-4', C: 'I-2' }, (draft) => {
      setTracks(draft, LUNA, { skymine: space });
      setTracks(draft, 0, { skymine: 4 });
      lay(draft, 0, 'star-carbon1');
    });
    const using = table.act(lunaPlays(start).state, { type: 'useResources', seat: 0, cards: ['star-carbon1'] });
    const { events } = table.played(using, { type: 'advance', seat: 0, company: 'skymine' });
    expect(coinsIn(events, LUNA)).toBe(coins);
    expect(coinsIn(events, 0)).toBe(1);
  });

  test('LACT-9 gains these coins even after she has passed', () => {
    const start = lunasTurn({ B: 'I-4' }, (draft) => {
      setTracks(draft, LUNA, { skymine: 5 });
      setTracks(draft, 0, { skymine: 4 });
      lay(draft, 0, 'star-carbon1');
    });
    const using = table.act(lunaPlays(start).state, { type: 'useResources', seat: 0, cards: ['star-carbon1'] });
    const { state, events } = table.played(using, { type: 'advance', seat: 0, company: 'skymine' });
    expect(lunaBoard(state).passed).toBe(true);
    expect(coinsIn(events, LUNA)).toBe(1);
  });
});

describe('barriers', () => {
  test.each([
    [5, 3],
    [2, 0],
    [1, 0],
    [0, 0],
  ])('LACT-10 with %i coins she crosses a barrier of 2 and keeps %i', (coins, kept) => {
    const { state } = advancing('tawac', 7, 1, having(coins));
    expect(lunaBoard(state)).toMatchObject({ coins: kept, tracks: { tawac: 8 } });
  });

  test('LACT-10 leaves no debt: she keeps coins gained after an unpaid barrier', () => {
    // Past the barrier of 2 before 8, then the threshold at 11, which pays 2.
    const { state } = advancing('tawac', 7, 4, having(1));
    expect(lunaBoard(state)).toMatchObject({ coins: 2, tracks: { tawac: 11 } });
  });

  test('LACT-10 barriers behind her or one step beyond her move cost nothing', () => {
    expect(earned(advancing('tawac', 8, 2, having(5)))).toBe(0);
    expect(earned(advancing('tawac', 6, 1, having(5)))).toBe(0);
  });

  test('LACT-10 pays two barriers of one move one after the other', () => {
    // B1: 1 before 7, the threshold at 10 pays 2, then 2 before 12.
    const played = advancing('minerva', 6, 6, having(4));
    expect(earned(played)).toBe(-1 + 2 - 2);
  });
});

describe('the end of a track', () => {
  test.each(COMPANIES)('LACT-11 %s: each step on the last space pays 2 coins', (company) => {
    const played = advancing(company, LAST[company], 3);
    expect(lunaBoard(played.state).tracks[company]).toBe(LAST[company]);
    expect(earned(played)).toBe(6);
  });

  test.each([
    [1, 3, 4],
    [2, 3, 2],
    [3, 3, 0],
  ])('LACT-11 %i spaces before the end, %i steps give %i coins', (before, steps, coins) => {
    const played = advancing('minerva', 15 - before, steps, having(7));
    expect(lunaBoard(played.state).tracks.minerva).toBe(15);
    expect(earned(played)).toBe(coins);
  });
});

describe('track bonuses', () => {
  // A2: extra bonus markers at the thresholds at 6 and 12.
  const options = { tracks: { skymine: 'A2', minerva: 'B1', astrogo: 'C1', tawac: 'D1' } } as const;

  test('LACT-12 thresholds unlock nothing for Luna, now or on her next turn', () => {
    const start = lunasTurn(
      { B: 'I-3', C: 'I-4', D: 'I-9' },
      (draft) => {
        rankCompanies(draft, 'skymine');
        setTracks(draft, LUNA, { skymine: 11, minerva: 9, astrogo: 9, tawac: 10 });
      },
      options,
    );
    const first = lunaPlays(start);
    expect(lunaBoard(first.state).tracks.skymine).toBe(13);
    const second = lunaPlays(passes(first.state, 0));
    expect(lunaBoard(second.state).bonuses).toEqual({ skymine: 0, minerva: 0, astrogo: 0, tawac: 0 });
    expect(lunaBoard(second.state).markers).toBe(3); // two have been placed
    const all = [...first.events, ...second.events];
    expect(eventsOf(all, 'bonusUnlocked')).toEqual([]);
  });

  test('LACT-12 thresholds unlock nothing for Luna in a later round', () => {
    const start = lunasTurn(
      { B: 'I-4' },
      (draft) => {
        setTracks(draft, LUNA, { skymine: 12 });
        player(draft, 0).passed = true;
      },
      options,
    );
    const next = table.skip(lunaPlays(start).state, 'planning');
    const { state, events } = lunaPlays(passes(next, 0));
    expect(eventsOf(events, 'bonusUnlocked')).toEqual([]);
    expect(lunaBoard(state).bonuses.skymine).toBe(0);
  });
});
