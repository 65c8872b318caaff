import { describe, expect, test } from 'vitest';
import { fullStations, lastTurn, playOut, poor } from '../../../kit/menace.ts';
import { COMPANIES, type Company, type Seat } from '../../../kit/pinned.ts';
import { row, scoreOf } from '../../../kit/scores.ts';
import { home } from '../../../kit/stations.ts';
import { type Change, hold, player, table } from '../../../kit/table.ts';

/** The end of a game of two players and Luna with only the given pieces and the wild share for one seat. */
function ended(holder: Seat | null, change: Change) {
  const start = lastTurn(
    'rogueComet',
    (draft) => {
      poor(draft);
      fullStations(draft);
      draft.menace = { id: 'rogueComet', holder };
      change(draft);
    },
    { luna: { level: 2 } },
  );
  return playOut(start).state;
}

/** A share is worth 1 everywhere, and 5 in one station. */
const dear =
  (company: Company): Change =>
  (draft) => {
    for (const each of COMPANIES) home(draft, each, 3, 5, 6);
    home(draft, company, 0, 5, 6);
  };

describe('MENACE-12 the wild share', () => {
  test.each(COMPANIES)('MENACE-10 MENACE-12 the wild share counts for %s when its shares are worth most', (company) => {
    const state = ended(0, dear(company));
    expect(scoreOf(state, 0)).toEqual(row({ [company]: 5 }));
  });

  test.each(COMPANIES)(
    'MENACE-12 the wild share counts once, in addition to shares of %s on the track and on cards',
    (company) => {
      const state = ended(0, (draft) => {
        dear(company)(draft);
        player(draft, 0).tracks[company] = 4; // 2 shares on A1, B1, C1 and D1
        hold(draft, 0, ...['D01', 'D02', 'D03', 'D04']);
      });
      expect(scoreOf(state, 0)).toEqual(
        row({ skymine: 1, minerva: 1, astrogo: 1, tawac: 1, [company]: (2 + 1 + 1) * 5 }),
      );
    },
  );

  test('MENACE-12 the wild share counts for the company with the most valuable shares, not the one with most shares', () => {
    const state = ended(0, (draft) => {
      dear('tawac')(draft);
      player(draft, 0).tracks.skymine = 16; // 10 shares
    });
    expect(scoreOf(state, 0)).toEqual(row({ skymine: 10, tawac: 5 }));
  });

  test('MENACE-12 the wild share counts for one of two equally valuable companies', () => {
    const state = ended(0, (draft) => {
      home(draft, 'minerva', 0, 5, 6);
      home(draft, 'tawac', 0, 5, 6);
    });
    expect(scoreOf(state, 0).total).toBe(5);
  });

  test('MENACE-12 the wild share is worth nothing when all shares are worth nothing', () => {
    expect(
      scoreOf(
        ended(0, () => {}),
        0,
      ),
    ).toEqual(row({}));
  });

  test.each([0, 1])('MENACE-10 MENACE-12 AMB-MENACE-12 the wild share counts only for its owner, seat %i', (holder) => {
    const state = ended(holder, dear('astrogo'));
    const sheet = table.rules.score(state);
    expect(sheet.map(({ astrogo }) => astrogo)).toEqual([0, 1, 2].map((seat) => (seat === holder ? 5 : 0)));
    expect(sheet.map(({ total }) => total)).toEqual([0, 1, 2].map((seat) => (seat === holder ? 5 : 0)));
    expect(table.rules.winners(state)).toEqual([holder]);
  });

  test('MENACE-12 the wild share counts for no player while it has no owner', () => {
    expect(table.rules.score(ended(null, dear('astrogo'))).map(({ total }) => total)).toEqual([0, 0, 0]);
  });
});
