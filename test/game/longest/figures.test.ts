import { describe, expect, test } from 'vitest';
import { trackSets } from '../../../src/game/longest/terms.ts';
import type { Content, CreateGameOptions } from '../../../src/index.ts';
import { createRules, defaultContent } from '../../../src/index.ts';
import { must } from '../../kit/must.ts';
import { CONTENTS } from './contents.ts';

/** Company tracks with different bonuses. */
const TRACKS: readonly CreateGameOptions['tracks'][] = [
  'recommended',
  { skymine: 'A2', minerva: 'B2', astrogo: 'D1', tawac: 'E2' },
  { skymine: 'E1', minerva: 'D2', astrogo: 'C2', tawac: 'B1' },
];
const [TWO, THREE] = [
  ['Ana', 'Ben'],
  ['Ana', 'Ben', 'Cleo'],
];
/** Games of two and of three people with this and that. */
const GAMES: readonly Omit<CreateGameOptions, 'seed'>[] = [
  { players: TWO },
  { players: THREE, board: 'belt' },
  { players: TWO, missions: true },
  { players: THREE, board: 'belt', missions: true, menace: true },
  { players: TWO, constrainedSlots: true },
  { players: THREE, startingTokens: 'choose', luna: { level: 5 } },
];

/** The figures of those games on each set of tracks. They are told to hosts, so that a change of one is a change to tell. */
const FIGURES: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'the default components': [
    [834, 1107, 1028, 1358, 780, 1111],
    [960, 1257, 1194, 1566, 906, 1261],
    [789, 1032, 983, 1286, 735, 1036],
  ],
  'all for nothing': [
    [1157, 1458, 1329, 1697, 1103, 1500],
    [1254, 1573, 1469, 1872, 1200, 1590],
    [1087, 1355, 1265, 1596, 1033, 1372],
  ],
  'strong cards': [
    [1338, 1730, 1528, 1985, 1284, 1734],
    [1560, 1981, 1796, 2293, 1506, 1985],
    [1306, 1655, 1504, 1910, 1252, 1659],
  ],
  'rewards that ask': [
    [2691, 3362, 2895, 3627, 2637, 3320],
    [2873, 3635, 3116, 3962, 2819, 3593],
    [2418, 2933, 2628, 3210, 2364, 2891],
  ],
  'dear cards': [
    [911, 1222, 1092, 1450, 857, 1226],
    [999, 1337, 1230, 1655, 945, 1341],
    [823, 1078, 993, 1305, 769, 1082],
  ],
  'a menace for nothing': [
    [834, 1107, 1028, 1361, 780, 1111],
    [960, 1257, 1194, 1569, 906, 1261],
    [789, 1032, 983, 1289, 735, 1036],
  ],
  'early barriers': [
    [832, 1104, 1026, 1355, 778, 1108],
    [962, 1257, 1196, 1566, 908, 1261],
    [791, 1035, 985, 1289, 737, 1039],
  ],
  'many markers': [
    [583, 752, 736, 944, 553, 750],
    [635, 789, 811, 998, 605, 787],
    [587, 736, 756, 940, 557, 736],
  ],
  'five rounds': [
    [617, 819, 763, 1010, 579, 819],
    [719, 925, 893, 1149, 681, 925],
    [580, 759, 728, 951, 542, 760],
  ],
  'six rounds': [
    [729, 961, 897, 1186, 683, 963],
    [842, 1092, 1047, 1358, 796, 1094],
    [687, 893, 856, 1117, 641, 895],
  ],
  'one round': [
    [194, 257, 243, 325, 188, 255],
    [211, 269, 262, 339, 205, 270],
    [192, 246, 247, 323, 186, 247],
  ],
};

const ALL: readonly (readonly [name: string, content: Content])[] = [
  ['the default components', defaultContent],
  ...CONTENTS,
];

describe.each(ALL)('the figure counts what components ask: %s', (name, content) => {
  test.each(TRACKS.map((tracks, index) => [JSON.stringify(tracks), tracks, index] as const))(
    '%s',
    (_, tracks, index) => {
      const rules = createRules(content);
      const figures = GAMES.map((game) => rules.mostActions({ ...game, seed: '', ...(tracks && { tracks }) }));
      expect(figures).toEqual(FIGURES[name]?.[index]);
    },
  );
});

describe('the figure', () => {
  test('of two games that differ in one thing is that of the game, whichever is asked for first', () => {
    const game = { players: TWO, seed: '', board: 'belt', menace: true } as const;
    const others: CreateGameOptions[] = [
      { ...game, luna: { level: 8 } },
      { ...game, missions: true },
      { ...game, board: 'moon', menace: false },
      { ...game, menace: false },
      { ...game, constrainedSlots: true },
      { ...game, startingTokens: 'choose' },
    ];
    // A menace counts only where it asks for something.
    const content = must(CONTENTS.find(([name]) => name === 'a menace for nothing'))[1];
    const first = others.map((other) => createRules(content).mostActions(other));
    const rules = createRules(content);
    const figure = rules.mostActions(game);
    expect(others.map((other) => rules.mostActions(other))).toEqual(first);
    expect(first).not.toContain(figure);
  });

  test('counts a menace that is named as it counts any', () => {
    const game = { players: TWO, seed: '', board: 'belt' } as const;
    const content = must(CONTENTS.find(([name]) => name === 'a menace for nothing'))[1];
    const rules = createRules(content);
    const without = rules.mostActions(game);
    const named = rules.mostActions({ ...game, menace: 'rogueComet' });
    expect(named).toBe(rules.mostActions({ ...game, menace: true }));
    expect(named).toBeGreaterThan(without);
  });

  test('games that differ in nothing it depends on have one', () => {
    const rules = createRules(defaultContent);
    const figure = rules.mostActions({ players: ['Ana', 'Ben'], seed: '' });
    expect(rules.mostActions({ players: ['Cleo', 'Dan'], seed: 'other' })).toBe(figure);
  });
});

describe('the tracks that a game may be played on', () => {
  const ids = (tracks: 'random' | 'recommended') =>
    trackSets(defaultContent, { tracks } as Parameters<typeof trackSets>[1]).map((set) => set.map(({ id }) => id));

  test('SETUP-6 SETUP-7 are one side of each of four boards', () => {
    const sets = ids('random');
    expect(sets).toHaveLength(5 * 2 ** 4);
    for (const set of sets) expect(new Set(set.map((id) => id[0])).size).toBe(4);
    expect(new Set(sets.map((set) => [...set].sort().join())).size).toBe(sets.length);
  });

  test('are those chosen, where they are chosen', () => {
    expect(ids('recommended').map((set) => [...set].sort())).toEqual([
      Object.values(defaultContent.recommended.tracks).sort(),
    ]);
  });
});
