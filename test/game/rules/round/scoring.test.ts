import { describe, expect, test } from 'vitest';
import { all, inHand, set } from '../../../kit/changes.ts';
import { TWO } from '../../../kit/people.ts';
import type {
  Action,
  ByCompany,
  CardId,
  Company,
  CreateGameOptions,
  GameState,
  PlayerScore,
  Seat,
  TrackId,
} from '../../../kit/pinned.ts';
import { COMPANIES, defaultContent, SCORE_CATEGORIES } from '../../../kit/pinned.ts';
import { row, scoreOf } from '../../../kit/scores.ts';
import type { Change } from '../../../kit/table.ts';
import { at, fetchCard, lay, layPlans, player, rest, settle, table, tableWith } from '../../../kit/table.ts';

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

describe('shares', () => {
  /** Every company's share is worth 1 coin. */
  const worthOne: Change = (draft) => {
    for (const company of COMPANIES) remove(company, 2, 0, 0)(draft);
  };

  test('SHARE-1 shares, their value, helium and research all add to the wealth', () => {
    const base = all(worthOne, onTrack(0, 'skymine', 2)); // A1: 1 share
    const total = (...changes: readonly Change[]): number => scoreAfter(all(base, ...changes)).total;
    expect(total()).toBe(1);
    expect(total(onTrack(0, 'skymine', 4))).toBe(2);
    expect(total(remove('skymine', 3, 0, 0))).toBe(2);
    expect(total(set({ helium: 6 }))).toBe(1 + 10);
    expect(total(set({ upload: 4 }))).toBe(1 + 10);
    expect(total(set({ coins: 3 }))).toBe(1 + 3);
  });

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

  test.each<[space: number, shares: number]>([
    [0, 0],
    [1, 0],
    [2, 1],
    [4, 2],
    [6, 3],
    [7, 3],
    [8, 4],
    [9, 5],
    [16, 10],
  ])('SHARE-2 AMB-SCORE-8 the number of an icon is a total: space %i of A1 gives %i shares', (space, shares) => {
    expect(scoreAfter(all(worthOne, onTrack(0, 'skymine', space))).skymine).toBe(shares);
  });

  test.each<[where: string, change: Change, shares: number]>([
    ['in the hand', inHand(0, 'D01'), 1],
    ['an energy card in the hand', inHand(0, 'C07'), 1],
    ['in the action area', (draft) => lay(draft, 0, 'C07'), 1],
    ['in a resting deck, under another card', (draft) => rest(draft, 0, 2, 'C07', 'A01'), 1],
    ['several', (draft) => all(inHand(0, 'D01', 'E01'), (other) => rest(other, 0, 2, 'C07'))(draft), 3],
    ['of another company', inHand(0, 'D02', 'C08', 'E03'), 0],
    ['of another player', inHand(1, 'D01', 'C07'), 0],
    ['destroyed', (draft) => void draft.destroyed.push(fetchCard(draft, 'D01')), 0],
    ['on the display', () => {}, 0],
  ])('SHARE-3 END-2 SCORE-7 AMB-SCORE-6 an additional share %s', (_, change, shares) => {
    expect(scoreAfter(all(worthOne, change)).skymine).toBe(shares);
    expect(scoreAfter(all(worthOne, onTrack(0, 'skymine', 4), change)).skymine).toBe(2 + shares);
  });

  test.each(COMPANIES)('SHARE-4 a share of %s is worth the coin icons that are visible in its station', (company) => {
    const oneShare = onTrack(0, company, company === 'tawac' ? 1 : 2);
    const value = (...taken: readonly number[]): number =>
      scoreAfter(all(oneShare, remove(company, ...taken)))[company];
    COLUMN_VALUES.forEach((coins, taken) => {
      expect(value(taken, 0, 0)).toBe(coins);
      expect(value(0, 0, taken)).toBe(coins);
      expect(value(2, taken, 5)).toBe(COLUMN_VALUES[2] + coins + COLUMN_VALUES[5]);
    });
    expect(value(0, 0, 0)).toBe(0);
    expect(value(5, 5, 5)).toBe(15);
  });

  test('SHARE-4 AMB-SCORE-7 returned outposts cover icons again, but never a crossed-out space', () => {
    const value = (outposts: number): number =>
      scoreAfter(
        all(onTrack(0, 'minerva', 2), (draft) => {
          draft.stations.minerva[0] = { pieces: outposts, opened: true };
        }),
      ).minerva;
    expect([0, 1, 2, 3, 4].map(value)).toEqual([5, 5 - 1, 5 - 2, 5 - 3, 5 - 3]);
  });

  test('SHARE-4 the value rises when outposts leave and falls when ousted ones return', () => {
    const before = table.onTurn(
      poor(
        all(onTrack(0, 'skymine', 2), onTrack(0, 'tawac', 1), (draft) => {
          lay(draft, 0, 'B08', 'diamond-energy2');
          settle(draft, 'tawac', 22);
          draft.stations.tawac[0] = { pieces: 3, opened: false };
        }),
      ),
    );
    expect(scoreOf(before, 0)).toMatchObject({ skymine: 0, tawac: 1 });
    const entered = table.act(
      before,
      { type: 'useEnergy', seat: 0, company: 'skymine' },
      { type: 'occupy', seat: 0, sector: 19, column: 0 }, // 1
      { type: 'occupy', seat: 0, sector: 22, column: 0 }, // 1 and 1 for the rival
    );
    const after = table.act(entered, { type: 'stop', seat: 0 }); // only one column can take it back
    expect(scoreOf(after, 0)).toMatchObject({ skymine: 1, tawac: 0 });
  });

  test.each<[company: Company, space: number, cards: readonly CardId[]]>([
    ['skymine', 9, ['D01', 'C07']],
    ['minerva', 8, ['D02', 'C08']],
    ['astrogo', 9, ['D03', 'C09']],
    ['tawac', 9, ['D04', 'C10']],
  ])('SHARE-5 5 shares on the track of %s and 2 on cards are worth 7 times its 6 icons', (company, space, cards) => {
    const change = all(remove(company, 3, 3, 3), onTrack(0, company, space), inHand(0, ...cards));
    expect(scoreAfter(change)[company]).toBe(42);
  });
});

describe('the end of the game', () => {
  const last: Change = (draft) => {
    draft.round = 7;
  };

  test('END-1 the game ends with the last pass of round 7, without a preparation phase', () => {
    const { state, events } = table.finishRound(table.onTurn(last));
    expect(table.rules.isOver(state)).toBe(true);
    expect(table.rules.pending(state)).toEqual([]);
    expect(table.rules.legalActions(state)).toEqual([]);
    expect(events.at(-1)).toEqual({ type: 'gameEnded' });
    expect(events.some(({ type }) => type === 'displayCleared' || type === 'roundStarted')).toBe(false);
    expect(table.rules.explain(state, { type: 'pass', seat: 0 })).toMatchObject([{ code: 'gameOver', rule: 'END-1' }]);
    expect(table.rules.winners(state).length).toBeGreaterThan(0);
  });

  test.each([1, 2, 3, 4, 5, 6])('END-1 the game does not end with round %i', (round) => {
    const { state } = table.finishRound(
      table.onTurn((draft) => {
        draft.round = round;
      }),
    );
    expect(table.rules.isOver(state)).toBe(false);
    expect(table.rules.winners(state)).toEqual([]);
  });

  test('END-2 AMB-SCORE-4 the cards played last have left the action area and count', () => {
    const before = table.onTurn(
      poor(
        all(last, remove('skymine', 2, 0, 0), remove('minerva', 2, 0, 0), (draft) => {
          lay(draft, 0, 'C07', 'C08');
          rest(draft, 0, 2, 'C09');
        }),
      ),
      TWO,
    );
    const { state } = table.finishRound(before);
    expect(at(state, 0).area).toEqual([null, null, null, null, null]);
    expect(scoreOf(state, 0)).toMatchObject({ skymine: 1, minerva: 1, astrogo: 0, tawac: 0 });
  });

  test('END-3 SCORE-1 AMB-SCORE-5 seven categories are scored for every player, in the order of the score pad', () => {
    const sheet = table.rules.score(table.onTurn());
    expect(sheet).toHaveLength(4);
    expect(SCORE_CATEGORIES).toEqual(['coins', 'astrogo', 'tawac', 'skymine', 'minerva', 'tank', 'research']);
    // Every row has the same order, with the total last.
    for (const row of sheet) expect(Object.keys(row)).toEqual([...SCORE_CATEGORIES, 'total']);
  });
});

describe('the categories', () => {
  /** Different amounts in all categories. */
  const everything: Change = all(
    remove('astrogo', 5, 0, 0), // 5
    remove('tawac', 4, 0, 0), // 3
    remove('skymine', 3, 0, 0), // 2
    remove('minerva', 2, 0, 0), // 1
    onTrack(0, 'astrogo', 5), // C1: 3
    onTrack(0, 'tawac', 9), // D1: 5
    onTrack(0, 'skymine', 12), // A1: 7
    onTrack(0, 'minerva', 15), // B1: 10
    set({ coins: 17, helium: 14, upload: 9 }),
  );

  test('SCORE-1 the wealth is the sum of exactly the seven categories', () => {
    const row = scoreAfter(everything);
    expect(row).toEqual({
      coins: 17,
      astrogo: 15,
      tawac: 15,
      skymine: 14,
      minerva: 10,
      tank: 25,
      research: 20,
      total: 17 + 15 + 15 + 14 + 10 + 25 + 20,
    });
    const more = scoreAfter(
      all(everything, (draft) => {
        Object.assign(player(draft, 0), { markers: 5 });
        player(draft, 0).bonuses = { skymine: 2, minerva: 2, astrogo: 1, tawac: 1 };
        inHand(0, 'A01', 'A08', 'A09')(draft); // cards without a share
      }),
    );
    expect(more).toEqual(row);
  });

  test('SCORE-1 a player with nothing scores 0 in every category', () => {
    expect(scoreAfter(() => {})).toEqual(row({}));
  });

  test.each([0, 1, 7, 30])('SCORE-2 %i coins in the reserve are worth this amount', (coins) => {
    expect(scoreAfter(set({ coins }))).toEqual(row({ coins }));
  });

  test.each<[rule: string, company: Company, space: number, shares: number]>([
    ['SCORE-3', 'astrogo', 10, 6],
    ['SCORE-4', 'tawac', 10, 6],
    ['SCORE-5', 'skymine', 11, 6],
    ['SCORE-6', 'minerva', 10, 6],
  ])('%s the shares of %s count only in its own category', (_, company, space, shares) => {
    expect(scoreAfter(all(remove(company, 3, 2, 0), onTrack(0, company, space)))).toEqual(
      row({ [company]: shares * 3 }),
    );
    // Shares of a company without visible icons, and icons without shares, are worth nothing.
    expect(scoreAfter(onTrack(0, company, space))).toEqual(row({}));
    expect(scoreAfter(remove(company, 5, 5, 5))).toEqual(row({}));
  });

  test('SCORE-7 adds up the shares of the track and of cards before multiplying them', () => {
    const change = all(remove('tawac', 4, 2, 0), onTrack(0, 'tawac', 3), inHand(0, 'E04', 'C10'));
    expect(scoreAfter(change)).toEqual(row({ tawac: (2 + 2) * (3 + 1) }));
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

  test.each([
    [0, 0],
    [5, 0],
    [6, 10],
    [8, 10],
    [9, 15],
    [19, 30],
    [20, 40],
    [27, 50],
    [28, 60],
  ])('SCORE-8 AMB-SCORE-2 helium space %i is worth %i', (helium, value) => {
    expect(scoreAfter(set({ helium })).tank).toBe(value);
  });

  test('SCORE-9 AMB-SCORE-2 counts the last value reached by the upload marker', () => {
    for (let upload = 0; upload <= research.last; upload += 1) {
      const expected = printedAt(research.values, upload);
      expect(scoreAfter(set({ upload }))).toEqual(row({ research: expected }));
    }
  });

  test.each([
    [0, 0],
    [3, 0],
    [4, 10],
    [5, 10],
    [15, 50],
    [16, 60],
  ])('SCORE-9 AMB-SCORE-2 research space %i is worth %i', (upload, value) => {
    expect(scoreAfter(set({ upload })).research).toBe(value);
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
});

describe('special plans', () => {
  const VALUE = Object.fromEntries(defaultContent.specialPlans.map(({ id, value }) => [id, value]));
  const upload: Action = { type: 'upload', seat: 0 };
  const stop: Action = { type: 'stop', seat: 0 };
  const research = (state: GameState, seat: Seat = 0): number => scoreOf(state, seat).research;

  /** Seat 0 with the marker on space 1, special plans from space 2 on, two scientists in use, and coins. */
  const uploading = (): GameState =>
    table.onTurn(
      poor((draft) => {
        lay(draft, 0, 'A08', 'B09');
        layPlans(draft, 0, 2, 'special2', 'special4', 'special5');
        Object.assign(player(draft, 0), { upload: 1, coins: 20 });
      }),
      TWO,
    );
  const used = (state: GameState, card: CardId, ...actions: readonly Action[]): GameState =>
    table.skip(table.act(state, { type: 'useScientist', seat: 0, card }, ...actions), 'research', 'placePlans');

  test('SCORE-9 adds the value of each special plan reached or passed face up', () => {
    expect(research(uploading())).toBe(0);
    const one = used(uploading(), 'A08', upload, stop);
    expect(research(one)).toBe(VALUE['special2']);
    const two = used(uploading(), 'A08', upload, upload, stop);
    expect(research(two)).toBe((VALUE['special2'] ?? 0) + (VALUE['special4'] ?? 0));
    const three = used(uploading(), 'A08', upload, upload, upload); // no plan is ahead
    const values = ['special2', 'special4', 'special5'].reduce((sum, plan) => sum + (VALUE[plan] ?? 0), 0);
    expect(research(three)).toBe(10 + values); // the marker is on space 4
  });

  test('SCORE-9 special plans of another player count for that player', () => {
    const state = used(uploading(), 'A08', upload, stop);
    expect(research(state, 1)).toBe(0);
  });

  test('SCORE-9 AMB-SCORE-3 a special plan turned face down before it was entered counts 0', () => {
    const state = used(uploading(), 'A08', { type: 'flipPlan', seat: 0, position: 2 }, upload, upload, stop);
    expect(research(state)).toBe(VALUE['special4']);
  });

  test('SCORE-9 AMB-SCORE-3 a special plan turned face down after it was entered no longer counts', () => {
    const entered = used(uploading(), 'A08', upload, stop);
    const back = table.skip(table.act(entered, { type: 'pass', seat: 1 }), 'pickUp');
    const state = used(back, 'B09', { type: 'flipPlan', seat: 0, position: 2 }, stop);
    expect(research(state)).toBe(0);
  });

  test('SCORE-9 AMB-SCORE-3 a covered special plan no longer counts', () => {
    const entered = table.act(
      uploading(),
      { type: 'useScientist', seat: 0, card: 'A08' },
      upload,
      stop,
      { type: 'takePlan', seat: 0, space: 4 }, // a B plan for 1 of 2 points
      { type: 'takeCoin', seat: 0 },
    );
    expect(research(entered)).toBe(VALUE['special2']);
    const [plan = ''] = entered.acquired;
    const beside = table.act(entered, { type: 'placePlan', seat: 0, plan, position: 6 });
    expect(research(beside)).toBe(VALUE['special2']);
    const covered = table.act(entered, { type: 'placePlan', seat: 0, plan, position: 2 });
    expect(research(covered)).toBe(0);
  });

  test('SCORE-9 AMB-SCORE-3 a special plan that covers an entered plan counts as not entered', () => {
    const start = table.onTurn(
      poor((draft) => {
        lay(draft, 0, 'A08');
        layPlans(draft, 0, 2, 'special2', 'special4');
        Object.assign(player(draft, 0), { upload: 1, coins: 20 });
        draft.round = 3;
      }),
    );
    const entered = table.act(start, { type: 'useScientist', seat: 0, card: 'A08' }, upload, stop);
    const taken = table.act(entered, { type: 'takeSpecialPlan', seat: 0, plan: 'special3' });
    const covered = table.act(taken, { type: 'placePlan', seat: 0, plan: 'special3', position: 2 });
    expect(research(taken)).toBe(VALUE['special2']);
    expect(research(covered)).toBe(0);
  });

  test('SCORE-9 AMB-SCORE-3 a special plan placed behind the marker counts 0', () => {
    const state = table.onTurn(
      poor((draft) => {
        layPlans(draft, 0, 1, 'special6', 'special7');
        Object.assign(player(draft, 0), { upload: 3 });
      }),
    );
    expect(research(state)).toBe(0);
  });
});

describe('the winner', () => {
  /** The end of a game with only these coins. */
  const ended = (...coins: readonly number[]): GameState =>
    table.onTurn(
      poor((draft) => {
        draft.round = 7;
        draft.stack = [];
        draft.players.forEach((each, seat) => {
          each.coins = coins[seat] ?? 0;
        });
      }),
      { players: ['a', 'b', 'c', 'd'].slice(0, coins.length) },
    );

  test.each<[coins: readonly number[], best: readonly Seat[]]>([
    [[5, 9, 7, 8], [1]],
    [
      [5, 9, 7, 9],
      [1, 3],
    ],
    [
      [4, 4, 4],
      [0, 1, 2],
    ],
    [
      [0, 0],
      [0, 1],
    ],
    [[12, 3], [0]],
  ])('SCORE-10 with totals of %j the winners are %j', (coins, best) => {
    expect(table.rules.winners(ended(...coins))).toEqual(best);
  });

  test('SCORE-10 breaks no ties: coins, cards and turn order do not matter', () => {
    const state = table.onTurn(
      poor((draft) => {
        Object.assign(draft, { round: 7, stack: [], firstPlayer: 1 });
        player(draft, 0).coins = 10;
        Object.assign(player(draft, 1), { helium: 6, markers: 0, hand: [] }); // also 10
        player(draft, 2).coins = 9;
      }),
    );
    expect(table.rules.score(state).map(({ total }) => total)).toEqual([10, 10, 9, 0]);
    expect(table.rules.winners(state)).toEqual([0, 1]);
  });

  test('SCORE-10 has no winner before the end', () => {
    expect(table.rules.winners(table.onTurn())).toEqual([]);
  });
});
