import { describe, expect, test } from 'vitest';
import { boardIn, finishRound, LUNA, lunaOf, lunaPlays, lunasTurn } from '../../kit/luna.ts';
import type { GameState } from '../../kit/pinned.ts';
import { isOver, score, winners } from '../../kit/pinned.ts';
import { passes } from '../../kit/play.ts';
import { home } from '../../kit/stations.ts';
import { type Change, hold, player, settle } from '../../kit/table.ts';

describe('the end of the game', () => {
  /** Round 7, Luna's last card. She owns the given pieces; stations show 1 icon for Skymine and 3 for Tawac. */
  const lastTurn = (change: Change): GameState =>
    finishRound(
      lunasTurn({ B: 'I-4' }, (draft) => {
        draft.round = 7;
        home(draft, 'skymine', 3, 5, 5);
        home(draft, 'tawac', 1, 5, 5);
        player(draft, 0).coins = 30;
        change(draft);
      }),
    );

  test('LUNA-33 scores Luna in all seven categories', () => {
    const end = lastTurn((draft) => {
      const luna = boardIn(draft);
      // A1 space 8: 4 shares; D1 space 5: 3 shares.
      Object.assign(luna, { helium: 13, upload: 8, coins: 7 });
      Object.assign(luna.tracks, { skymine: 8, tawac: 5 });
    });
    expect(isOver(end)).toBe(true);
    // I-4: 2 coins and a research step.
    expect(score(end)[LUNA]).toEqual({
      coins: 9,
      astrogo: 0,
      tawac: 9,
      skymine: 4,
      minerva: 0,
      tank: 25,
      research: 30,
      total: 77,
    });
  });

  test('LUNA-33 counts the shares on the cards she has collected', () => {
    const plain = lastTurn(() => {});
    const end = lastTurn((draft) => hold(draft, LUNA, 'D04', 'C10', 'E01', 'A08'));
    const gain = (company: 'tawac' | 'skymine' | 'minerva'): number =>
      (score(end)[LUNA]?.[company] ?? 0) - (score(plain)[LUNA]?.[company] ?? 0);
    expect([gain('tawac'), gain('skymine'), gain('minerva')]).toEqual([6, 1, 0]);
  });

  test.each([
    [2, 0],
    [3, 10],
    [4, 10],
    [5, 15],
    [7, 20],
    [15, 60],
  ])('LUNA-33 research step %i of her own track scores %i', (upload, value) => {
    const end = lastTurn((draft) => {
      boardIn(draft).upload = upload - 1;
    });
    expect(score(end)[LUNA]?.research).toBe(value);
  });

  test('LUNA-33 Luna can win or lose', () => {
    const rich = lastTurn((draft) => {
      boardIn(draft).coins = 60;
    });
    expect(winners(rich)).toEqual([LUNA]);
    expect(winners(lastTurn(() => {}))).toEqual([0]);
  });

  test('LUNA-33 Luna shares the victory when tied with a human player', () => {
    const end = lastTurn((draft) => {
      boardIn(draft).coins = 28; // and 2 from her card
      for (const seat of [0, LUNA]) Object.assign(player(draft, seat), { helium: 0 });
      for (const company of ['skymine', 'tawac'] as const) {
        home(draft, company, 5, 5, 5);
      }
      boardIn(draft).upload = 0;
      player(draft, 0).upload = 0;
    });
    expect(score(end).map(({ total }) => total)).toEqual([30, 30]);
    expect(winners(end)).toEqual([0, LUNA]);
  });

  test('LUNA-33 the game ends in round 7 when all players have passed', () => {
    const start = lunasTurn({ B: 'I-4' }, (draft) => {
      draft.round = 7;
      settle(draft, 'minerva', 16);
    });
    const { state } = lunaPlays(start);
    expect(isOver(state)).toBe(false);
    expect(isOver(passes(state, 0))).toBe(true);
    expect(lunaOf(passes(state, 0)).slots).toEqual([null, null, null, null, null]);
  });
});
