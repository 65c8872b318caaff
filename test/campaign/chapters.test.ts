import { describe, expect, test } from 'vitest';
import { chapterOptions } from '../../src/campaign/options.ts';
import type { CampaignState } from '../../src/entries/campaign.ts';
import { atChapter, begin, beginWithLuna, campaign, ended, endOf, finish, pass, rules } from '../kit/campaign.ts';
import { names } from '../kit/people.ts';
import { COMPANIES, createGame, type GameState, InvalidOptionsError, type Seat } from '../kit/pinned.ts';
import { player, table } from '../kit/table.ts';

/** The game of a chapter after its whole set-up. */
const laidOut = ({ options }: GameState): GameState => table.setUp(options).state;

/** The games of the four chapters at their first decision. */
function fourGames(start: CampaignState): readonly GameState[] {
  return [1, 2, 3, 4].map((chapter) => atChapter(start, chapter).game);
}

/** The first player of each chapter. Earlier chapters do not affect it, so no game is played. */
function firstPlayers({ options }: CampaignState): readonly Seat[] {
  return ([1, 2, 3, 4] as const).map((chapter) => createGame(chapterOptions(options, chapter, null)).firstPlayer);
}

/** The numbers of the sectors with a company's outposts. */
function sectorsOf({ sectors }: GameState, company: string): number[] {
  return sectors
    .flatMap((here, index) => here.map((other) => [other, index + 1] as const))
    .flatMap(([other, number]) => (other === company ? [number] : []));
}

describe('CAMP-1 four chapters, 1 to 4, each a complete game', () => {
  test('CAMP-1 plays the chapters in order and then ends', () => {
    const chapters: number[] = [];
    let state = begin(2);
    while (state.phase === 'game') {
      chapters.push(state.chapter);
      state = pass(state);
    }
    expect(chapters).toEqual([1, 2, 3, 4]);
    expect(state.phase).toBe('over');
    expect(state.results.map(({ chapter }) => chapter)).toEqual([1, 2, 3, 4]);
  });

  test('CAMP-1 every game starts in round 1 with its own setup', () => {
    const games = fourGames(begin(4));
    expect(games.map(({ round }) => round)).toEqual([1, 1, 1, 1]);
    expect(new Set(games.map(({ options }) => options.seed)).size).toBe(4);
    expect(new Set(games.map(({ deck }) => deck.join())).size).toBe(4);
  });

  test('CAMP-1 the same options give the same campaign, and another seed a different one', () => {
    expect(begin(3)).toEqual(begin(3));
    expect(begin(3, { seed: 'other' }).game.deck).not.toEqual(begin(3).game.deck);
  });
});

describe('CAMP-2 the modules of the chapters outside a campaign', () => {
  const options = { players: names(2), seed: 'CAMP-2' };

  test.each([
    ['missions', { missions: true }],
    ['the Belt', { board: 'belt' as const }],
    ['missions on the Belt', { missions: true, board: 'belt' as const }],
    ['a menace', { board: 'belt' as const, menace: true }],
    ['all of them', { missions: true, board: 'belt' as const, menace: true }],
  ])('CAMP-2 an ordinary game with %s', (_name, modules) => {
    const { missions, belt, menace } = table.setUp({ ...options, ...modules }).state;
    expect([missions !== null, belt !== null, menace !== null]).toEqual([
      'missions' in modules,
      'board' in modules,
      'menace' in modules,
    ]);
  });

  test('CAMP-2 a menace needs the Belt', () => {
    expect(() => createGame({ ...options, menace: true })).toThrow(InvalidOptionsError);
    expect(() => createGame({ ...options, board: 'moon', menace: 'rogueComet' })).toThrow(/belt/);
  });
});

describe('CAMP-3 Luna', () => {
  test.each([1, 2, 3])('CAMP-3 Luna joins %i human players in every chapter', (people) => {
    for (const game of fourGames(beginWithLuna(people))) {
      expect(game.players).toHaveLength(people + 1);
      expect(game.luna?.seat).toBe(people);
    }
  });

  test.each([2, 3, 4])('CAMP-3 Luna is optional with %i human players', (people) => {
    for (const game of fourGames(begin(people))) {
      expect(game.players).toHaveLength(people);
      expect(game.luna).toBeNull();
    }
  });

  test('CAMP-3 Luna is mandatory for one player and has no seat next to four', () => {
    expect(() => begin(1)).toThrow(InvalidOptionsError);
    expect(() => beginWithLuna(4)).toThrow(InvalidOptionsError);
  });
});

describe('CAMP-4 carry-over between chapters', () => {
  test.each([1, 2, 3])('CAMP-4 carries over nothing of the game of chapter %i', (chapter) => {
    const before = atChapter(begin(3), chapter);
    const poor = finish(before, [100, 100, 100]);
    const rich = finish(before, [900, 800, 700], (draft) => {
      player(draft, 0).tracks.tawac = 5;
      player(draft, 1).helium = 20;
      draft.firstPlayer = 1;
    });
    expect(rich.game).toEqual(poor.game);
    expect(rich.game).toEqual(rules.createGame(rich.game.options));
  });

  test('CAMP-4 carries over success points and the level of Luna', () => {
    const before = begin(2, { luna: { level: 2 } });
    const after = finish(before, [300, 200, 100]);
    const next = campaign.campaignReduce(after, { type: 'setLunaLevel', level: 3 });
    expect(next.results).toHaveLength(1);
    expect(next.results[0]?.points).toEqual(after.results[0]?.points);
    expect(next.game.options.luna).toEqual({ level: 3, edition: 'french' });
    expect(before.game.options.luna).toEqual({ level: 2, edition: 'french' });
  });

  test('AMB-CAMP-7 the first player is determined separately in every chapter', () => {
    const firsts = Array.from({ length: 12 }, (_, index) => firstPlayers(begin(2, { seed: `first ${index}` })));
    expect(firsts[0]).toEqual(fourGames(begin(2, { seed: 'first 0' })).map(({ firstPlayer }) => firstPlayer));
    for (const chapter of [0, 1, 2, 3])
      expect(new Set(firsts.map((row) => row[chapter]))).toEqual(new Set<Seat>([0, 1]));
    // No chapter's first player depends on the chapter before.
    for (const chapter of [1, 2, 3]) {
      const changes = firsts.map((row) => row[chapter] === row[chapter - 1]);
      expect(new Set(changes)).toEqual(new Set([true, false]));
    }
    // The next first player of the last game has no influence.
    const before = begin(2);
    const ends = [0, 1].map((seat) =>
      finish(before, [100, 100], (draft) => {
        draft.nextFirstPlayer = seat;
      }),
    );
    expect(new Set(ends.map(({ game }) => game.firstPlayer)).size).toBe(1);
  });
});

describe('the setup of the chapters', () => {
  test('every chapter uses both options B: random tracks and chosen starting tokens', () => {
    for (const game of fourGames(begin(2))) {
      expect(game.options).toMatchObject({ tracks: 'random', startingTokens: 'choose', firstPlayer: 'random' });
      expect(rules.pending(game).map(({ kind }) => kind)).toEqual(['startingToken', 'startingToken']);
    }
    const tracks = Array.from({ length: 8 }, (_, index) => begin(2, { seed: `tracks ${index}` }).game.tracks);
    expect(new Set(tracks.map((each) => JSON.stringify(each))).size).toBeGreaterThan(1);
  });

  test('CAMP-15 chapter 1: the Moon and missions, chapter 2: the Belt and missions', () => {
    const [one, two] = fourGames(begin(2)).map(laidOut);
    expect(one).toMatchObject({ belt: null, menace: null, missions: { first: null } });
    expect(one?.sectors.flat()).toEqual([]);
    expect(two).toMatchObject({ belt: { outposts: expect.anything() }, menace: null, missions: { first: null } });
  });

  test('CAMP-16 chapter 3: the Moon, missions and twelve outposts', () => {
    const three = laidOut(atChapter(begin(4), 3).game);
    expect(three).toMatchObject({ belt: null, menace: null, missions: { first: null } });
    expect(COMPANIES.map((company) => [company, sectorsOf(three, company)])).toEqual(
      expect.arrayContaining([
        ['skymine', [6, 19, 20]],
        ['minerva', [16, 21, 23]],
        ['astrogo', [1, 7, 11]],
        ['tawac', [2, 3, 4]],
      ]),
    );
    expect(three.sectors.flat()).toHaveLength(12);
    for (const company of COMPANIES) expect(three.stations[company].map(({ pieces }) => pieces)).toEqual([4, 4, 4]);
  });

  test('CAMP-16 the outposts give nothing and cost nothing', () => {
    const game = laidOut(atChapter(begin(4), 3).game);
    const plain = table.setUp({ ...game.options, chapter3: false }).state;
    expect(game.players).toEqual(plain.players);
  });

  test('CAMP-18 chapter 4: the Belt, missions and the chosen menace', () => {
    const game = laidOut(atChapter(begin(2, { menace: 'rogueComet' }), 4).game);
    expect(game).toMatchObject({ missions: { first: null }, menace: { id: 'rogueComet', holder: null } });
    expect(game.belt).not.toBeNull();
  });

  test('CAMP-18 draws the menace when none is chosen', () => {
    const start = begin(2);
    const ids = Array.from({ length: 30 }, (_, index) => {
      const options = { ...start.options, menace: null, seed: `menace ${index}` };
      return table.setUp(chapterOptions(options, 4, null)).state.menace?.id;
    });
    expect(new Set(ids).size).toBe(6);
    const drawn = campaign.createCampaign({ players: names(2), seed: 'drawn' });
    expect(drawn.options.menace).toBeNull();
    expect(laidOut(atChapter(drawn, 4).game).menace).toMatchObject({ holder: null });
  });

  test('the variant and the switches apply in all four chapters', () => {
    const start = begin(2, { constrainedSlots: true, switches: { restingSlotsFollowOn: true } });
    for (const { options } of fourGames(start))
      expect(options).toMatchObject({ constrainedSlots: true, switches: { restingSlotsFollowOn: true } });
  });
});

describe('CAMP-19 chapter 4 ends and scores by the menace', () => {
  test.each([
    ['singularity', 6],
    ['rogueComet', 7],
  ] as const)('CAMP-19 with the %s still there after round %i', (menace, round) => {
    const { game } = atChapter(begin(2, { menace }), 4);
    expect(endOf(game).round).toBe(round);
  });

  test('CAMP-19 the totals include the consequence of the menace', () => {
    const before = atChapter(begin(2, { menace: 'unknownProbe' }), 4);
    const game = ended(before, [100, 90], (draft) => {
      player(draft, 1).helium = 20; // worth 40 coins without the Probe
    });
    expect(rules.score(game)[1]).toMatchObject({ tank: 0, total: 90 });
    const after = campaign.campaignReduce(before, { type: 'trustGame', game });
    expect(after.results[3]).toMatchObject({ totals: [100, 90], winners: [0] });
  });
});

test.each([
  { people: 1, luna: true, missions: 1, markers: 3 },
  { people: 2, luna: true, missions: 1, markers: 2 },
  { people: 3, luna: true, missions: 2, markers: 2 },
  { people: 2, luna: false, missions: 1, markers: 3 },
  { people: 3, luna: false, missions: 2, markers: 2 },
  { people: 4, luna: false, missions: 2, markers: 2 },
])(
  'CAMP-27 $people human players, with Luna: $luna, have $missions face-up missions and $markers markers each',
  ({ people, luna, missions, markers }) => {
    const campaigns = luna ? beginWithLuna(people) : begin(people);
    for (const game of fourGames(campaigns).map(laidOut)) {
      expect(game.missions?.faceUp).toHaveLength(missions);
      const own = Array<number>(people).fill(markers);
      expect(game.players.map((each) => each.markers)).toEqual(luna ? [...own, 5] : own);
    }
  },
);
