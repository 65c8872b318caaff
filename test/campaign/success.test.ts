import { describe, expect, test } from 'vitest';
import { chapterGame } from '../../src/campaign/results.ts';
import { sumOf } from '../../src/entries/campaign.ts';
import {
  atChapter,
  begin,
  beginWithLuna,
  campaign,
  ended,
  finish,
  lastResult,
  partsOf,
  rules,
} from '../kit/campaign.ts';
import { removedBy, set } from '../kit/changes.ts';
import { COMPANIES, defaultContent, type GameState } from '../kit/pinned.ts';
import { randomChooser } from '../kit/randomGame.ts';
import { type Change, type DraftState, player, table } from '../kit/table.ts';

/** The last space of a company's track in a game. */
function lastOf({ tracks }: Pick<GameState, 'tracks'>, company: (typeof COMPANIES)[number]): number {
  return (defaultContent.tracks.find(({ id }) => id === tracks[company])?.shares.length ?? 0) - 1;
}

/** Removes the markers from some columns of a status card. */
function claim(draft: DraftState, seat: number, ...columns: readonly (0 | 1 | 2)[]): void {
  const card = draft.missions?.status[seat];
  if (card === undefined) throw new RangeError(`no status card of seat ${seat}`);
  for (const column of columns) card.columns[column] = false;
}

test('CAMP-9 CAMP-17 a game without missions has no points for them', () => {
  const game = table.onTurn(undefined, { chapter3: true });
  const points = chapterGame(rules, game).points.map(({ mission, extra }) => [mission, extra]);
  expect(points).toEqual(game.players.map(() => [0, 0]));
});

describe('CAMP-5 awarding success points', () => {
  test('CAMP-5 awards points with the action that ends the game, not before', () => {
    const choose = randomChooser('CAMP-5');
    let state = begin(2, { seed: 'CAMP-5' });
    for (;;) {
      const action = choose(rules.legalActions(state.game));
      const end = rules.reduce(state.game, action);
      const next = campaign.campaignReduce(state, { type: 'play', action });
      if (rules.isOver(end)) {
        expect(state.results).toEqual([]);
        expect(next).toMatchObject({ chapter: 2, results: [{ chapter: 1 }] });
        // It makes no difference whether the game is played here or elsewhere.
        expect(next).toEqual(campaign.campaignReduce(begin(2, { seed: 'CAMP-5' }), { type: 'trustGame', game: end }));
        expect(lastResult(next).totals).toEqual(rules.score(end).map(({ total }) => total));
        return;
      }
      expect(next).toEqual({ ...state, game: end });
      state = next;
    }
  });

  test('CAMP-5 points are the sum of all reasons', () => {
    const before = atChapter(begin(3), 3);
    const after = finish(before, [600, 500, 400], (draft) => {
      claim(draft, 0, 0, 1, 2);
      player(draft, 0).helium = 28;
      if (draft.missions) draft.missions.first = 0;
    });
    expect(partsOf(after, 0)).toEqual({ beatOne: 1, beatTwo: 1, mission: 1, tracks: 1, extra: 1 });
    expect(sumOf(partsOf(after, 0))).toBe(5);
    expect(lastResult(after)).toMatchObject({ points: [5 + 1, 1, 0], winners: [0] }); // CAMP-8
  });

  test('CAMP-5 compares grand totals, not coins', () => {
    const after = finish(begin(2), [100, 90], set({ helium: 28 }));
    expect(lastResult(after)).toMatchObject({ totals: [100, 90], winners: [0] });
  });

  test('CAMP-12 keeps the totals and points of every chapter', () => {
    const two = finish(finish(begin(3), [130, 120, 110]), [100, 110, 120]);
    expect(two.results).toMatchObject([
      { chapter: 1, totals: [130, 120, 110], points: [3, 1, 0], winners: [0] },
      { chapter: 2, totals: [100, 110, 120], points: [0, 1, 3], winners: [2] },
    ]);
  });
});

describe('CAMP-9 mission progress', () => {
  test.each([
    [[], 0],
    [[1], 0],
    [[0, 1], 1],
    [[0, 2], 1],
    [[0, 1, 2], 1],
  ] as const)('CAMP-9 markers removed from columns %j give %i', (columns, points) => {
    const after = finish(begin(2), [100, 100], (draft) => claim(draft, 1, ...columns));
    expect([partsOf(after, 0).mission, partsOf(after, 1).mission]).toEqual([0, points]);
  });

  test.each([1, 2, 3, 4])('CAMP-9 applies in chapter %i', (chapter) => {
    const after = finish(atChapter(begin(2), chapter), [100, 100], (draft) => claim(draft, 0, 0, 2));
    expect(lastResult(after).points).toEqual([2, 1]);
  });
});

describe('CAMP-10 finished tracks', () => {
  test.each(COMPANIES)('CAMP-10 only the last space of the track of %s counts', (company) => {
    const after = finish(begin(2), [900, 900], (draft) => {
      player(draft, 0).tracks[company] = lastOf(draft, company);
      player(draft, 1).tracks[company] = lastOf(draft, company) - 1;
    });
    expect([partsOf(after, 0).tracks, partsOf(after, 1).tracks]).toEqual([1, 0]);
  });

  const people = begin(2);
  const luna = beginWithLuna(1);
  test.each([
    ['CAMP-10 the last space of helium is 28', people, [{ helium: 28 }, { helium: 27 }], [1, 0]],
    ['CAMP-10 the last space of research is 16', people, [{ upload: 16 }, { upload: 15 }], [1, 0]],
    ['AMB-CAMP-6 Luna’s last space of helium is 28', luna, [{ helium: 27 }, { helium: 28 }], [0, 1]],
    ['AMB-CAMP-6 Luna’s last space of helium is not 27', luna, [{ helium: 27 }, { helium: 27 }], [0, 0]],
    ['AMB-CAMP-6 Luna’s last space of research is 15', luna, [{ upload: 14 }, { upload: 15 }], [0, 1]],
    ['AMB-CAMP-6 Luna’s last space of research is not 14', luna, [{ upload: 14 }, { upload: 14 }], [0, 0]],
    ['AMB-CAMP-6 space 15 is not the end for a human player', luna, [{ upload: 15 }, { upload: 15 }], [0, 1]],
  ] as const)('%s', (_title, start, boards, points) => {
    const after = finish(start, [900, 900], (draft) => {
      for (const [seat, board] of boards.entries()) Object.assign(player(draft, seat), board);
    });
    expect([partsOf(after, 0).tracks, partsOf(after, 1).tracks]).toEqual(points);
  });

  test('CAMP-10 gives at most six points', () => {
    const after = finish(begin(2), [900, 900], (draft) => {
      for (const company of COMPANIES) player(draft, 1).tracks[company] = lastOf(draft, company);
      player(draft, 1).helium = 28;
      player(draft, 1).upload = 16;
    });
    expect(partsOf(after, 1)).toMatchObject({ tracks: 6 });
  });

  // 906 includes 6 coins for 3 lost steps.
  test.each([900, 906])('AMB-CAMP-6 steps beyond the last space do not matter, with %i coins', (total) => {
    const after = finish(begin(2), [total, 900], set({ helium: 28 }));
    expect(partsOf(after, 0).tracks).toBe(1);
  });

  test.each([
    ['unknownProbe', null, [1, 1]],
    ['unknownProbe', 0, [1, 1]],
    ['singularity', null, [1, 1]],
    ['spacePirates', null, [1, 1]],
  ] as const)(
    'CAMP-10 AMB-CAMP-6 the tank with the %s, removed by %s, gives the human player and Luna %j',
    (menace, holder, points) => {
      const after = finish(atChapter(beginWithLuna(1, { menace }), 4), [900, 900], (draft) => {
        if (draft.menace) draft.menace.holder = holder;
        player(draft, 0).helium = 28;
        player(draft, 1).helium = 28;
      });
      expect([partsOf(after, 0).tracks, partsOf(after, 1).tracks]).toEqual(points);
    },
  );
});

describe('CAMP-11 extras of the chapters', () => {
  /** One seat is the first to finish and also removes the menace, in chapters that have one. */
  const all: Change = (draft) => {
    if (draft.missions) {
      claim(draft, 1, 0, 1, 2);
      draft.missions.first = 1;
    }
    if (draft.menace) draft.menace.holder = 1;
  };

  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [4, 1],
  ])('CAMP-11 chapter %i adds %i', (chapter, extra) => {
    const after = finish(atChapter(begin(3), chapter), [900, 800, 700], all);
    expect([0, 1, 2].map((seat) => partsOf(after, seat).extra)).toEqual([0, extra, 0]);
  });

  const FIRSTS = [
    [null, [0, 0]],
    [0, [1, 0]],
    [1, [0, 1]],
  ] as const;

  test.each(FIRSTS)('CAMP-17 chapter 3: first with a personal bonus space is %s', (first, points) => {
    const after = finish(atChapter(begin(2), 3), [100, 90], (draft) => {
      for (const seat of [0, 1]) claim(draft, seat, 0, 1);
      if (first !== null) claim(draft, first, 2);
      if (draft.missions) draft.missions.first = first;
    });
    expect([0, 1].map((seat) => partsOf(after, seat).extra)).toEqual(points);
    expect(lastResult(after).points).toEqual([3 + points[0], 1 + points[1]]);
  });

  test('CAMP-17 Luna never gets the point', () => {
    const before = atChapter(beginWithLuna(2), 3);
    const end = ended(before, [100, 100, 100]);
    const game = { ...end, missions: end.missions && { ...end.missions, first: 2 } };
    expect(campaign.tryCampaignReduce(before, { type: 'trustGame', game })).toMatchObject({
      violations: [{ code: 'notAGame', params: { problem: expect.stringContaining('$.missions.first') } }],
    });
  });

  test.each(FIRSTS)('CAMP-20 chapter 4: the menace was removed by %s', (holder, points) => {
    const after = finish(atChapter(begin(2), 4), [300, 200], removedBy(holder));
    expect([0, 1].map((seat) => partsOf(after, seat).extra)).toEqual(points);
  });

  test('CAMP-20 completing a mission first earns nothing in chapter 4', () => {
    const after = finish(atChapter(begin(2), 4), [300, 200], (draft) => {
      if (draft.missions) draft.missions.first = 1;
    });
    expect(partsOf(after, 1).extra).toBe(0);
  });
});

describe('CAMP-22 Luna earns points like all players', () => {
  test('CAMP-22 Luna is included in comparisons', () => {
    const after = finish(beginWithLuna(2), [120, 100, 110]);
    expect(lastResult(after).points).toEqual([3, 0, 2]);
  });

  test('CAMP-22 Luna’s tracks count', () => {
    const after = finish(beginWithLuna(1), [900, 800], (draft) => {
      player(draft, 1).tracks.tawac = lastOf(draft, 'tawac');
      player(draft, 1).helium = 28;
    });
    expect(partsOf(after, 1)).toEqual({ beatOne: 0, beatTwo: 0, mission: 1, tracks: 2, extra: 0 });
  });

  test.each([1, 2, 3, 4])('CAMP-23 Luna always gets the point for missions in chapter %i', (chapter) => {
    const after = finish(atChapter(beginWithLuna(1), chapter), [500, 50]);
    expect([partsOf(after, 0).mission, partsOf(after, 1).mission]).toEqual([0, 1]);
    expect(lastResult(after).points).toEqual([2, 1]);
  });
});
