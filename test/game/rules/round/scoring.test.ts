import { expect, test } from 'vitest';
import { all, set } from '../../../kit/changes.ts';
import type { ByCompany, Company, CreateGameOptions, PlayerScore, Seat, TrackId } from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent, SCORE_CATEGORIES } from '../../../kit/pinned.ts';
import { row, scoreOf } from '../../../kit/scores.ts';
import { type Change, player, table, tableWith } from '../../../kit/table.ts';

/** Share values by number of outposts taken from a column of the stations, each from the top. */
const COLUMN_VALUES = [0, 0, 1, 2, 3, 5] as const;

/** No seat owns anything, and all shares are worth 0. */
const poor =
  (change: Change = () => {}): Change =>
  (draft) => {
    draft.players.forEach((each) => {
      Object.assign(each, { coins: 0, helium: 0, upload: 0 });
      each.tracks = { skymine: 0, minerva: 0, astrogo: 0, tawac: 0 };
    });
    change(draft);
  };

/** Removes outposts from the top of a station's columns. */
const remove =
  (company: Company, ...taken: readonly number[]): Change =>
  (draft) => {
    draft.stations[company] = taken.map((count) => ({ pieces: 5 - count, opened: count === 5 }));
    draft.removed[company] = taken.reduce((sum, count) => sum + count, 0);
  };

const onTrack =
  (seat: Seat, company: Company, space: number): Change =>
  (draft) => {
    player(draft, seat).tracks[company] = space;
  };

/** The score of a seat in an edited state. */
function scoreAfter(change: Change, seat: Seat = 0, options: Partial<CreateGameOptions> = {}): PlayerScore {
  return scoreOf(table.onTurn(poor(change), options), seat);
}

/** Every company's share is worth 1 coin. */
const worthOne: Change = (draft) => {
  for (const company of COMPANIES) remove(company, 2, 0, 0)(draft);
};

test.each(defaultContent.tracks)(
  'SHARE-2 AMB-SCORE-1 on track $id the highest icon reached or passed is the number of shares',
  ({ id, shares }) => {
    const others = (['A1', 'B1', 'C1', 'D1', 'E1'] as const).filter((other) => other[0] !== id[0]);
    const [minerva = id, astrogo = id, tawac = id] = others;
    const tracks: ByCompany<TrackId> = { skymine: id, minerva, astrogo, tawac };
    shares.forEach((_, space) => {
      const reached = shares.slice(0, space + 1);
      const { skymine } = scoreAfter(all(worthOne, onTrack(0, 'skymine', space)), 0, { tracks });
      expect(skymine).toBe(Math.max(...reached));
    });
  },
);

test.each(COMPANIES)('SHARE-4 a share of %s is worth the coin icons that are visible in its station', (company) => {
  const oneShare = onTrack(0, company, company === 'tawac' ? 1 : 2);
  const value = (...taken: readonly number[]): number => scoreAfter(all(oneShare, remove(company, ...taken)))[company];
  COLUMN_VALUES.forEach((coins, taken) => {
    expect(value(taken, 0, 0)).toBe(coins);
    expect(value(0, 0, taken)).toBe(coins);
    expect(value(2, taken, 5)).toBe(COLUMN_VALUES[2] + coins + COLUMN_VALUES[5]);
  });
  expect(value(0, 0, 0)).toBe(0);
  expect(value(5, 5, 5)).toBe(15);
});

test('END-3 SCORE-1 AMB-SCORE-5 seven categories are scored for every player, in the order of the score pad', () => {
  const sheet = table.rules.score(table.onTurn());
  expect(sheet).toHaveLength(4);
  expect(SCORE_CATEGORIES).toEqual(['coins', 'astrogo', 'tawac', 'skymine', 'minerva', 'tank', 'research']);
  // Every row has the same order, with the total last.
  for (const row of sheet) expect(Object.keys(row)).toEqual([...SCORE_CATEGORIES, 'total']);
});

const { tank, research } = defaultContent.playerBoard;
/** The last printed value at or before a space. */
const printedAt = (values: typeof tank.values, space: number): number =>
  values.filter(({ at: where }) => where <= space).at(-1)?.value ?? 0;

test('SCORE-8 AMB-SCORE-2 counts the last value reached by the helium-3 marker', () => {
  for (let helium = 0; helium <= tank.last; helium += 1) {
    const expected = printedAt(tank.values, helium);
    expect(scoreAfter(set({ helium }))).toEqual(row({ tank: expected }));
  }
});

test('SCORE-9 AMB-SCORE-2 counts the last value reached by the upload marker', () => {
  for (let upload = 0; upload <= research.last; upload += 1) {
    const expected = printedAt(research.values, upload);
    expect(scoreAfter(set({ upload }))).toEqual(row({ research: expected }));
  }
});

test('SCORE-8 SCORE-9 other values on the tracks are read from the components', () => {
  const changed = tableWith({
    ...defaultContent,
    id: 'other-values',
    playerBoard: {
      tank: { ...tank, values: [{ at: 1, value: 3 }] },
      research: { ...research, values: [{ at: 2, value: 8 }] },
    },
  });
  const state = changed.onTurn(poor(set({ helium: 5, upload: 2 })));
  expect(scoreOf(state, 0)).toEqual(row({ tank: 3, research: 8 }));
});
