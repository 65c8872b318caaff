import { type Draft, produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { type CreateGameOptions, createRules, defaultContent, type GameState } from '../../../src/entries/index.ts';
import { boxOf } from '../../../src/game/boxOf.ts';
import { layoutProblems } from '../../../src/hosting/saves/structure/layout.ts';
import { must } from '../../kit/must.ts';

const rules = createRules(defaultContent);
const box = boxOf(defaultContent);

/** A game with two players at the start of its first planning phase. */
function game(options: Partial<CreateGameOptions>): GameState {
  let state = rules.createGame({ players: ['Ana', 'Ben'], seed: 'layout', ...options });
  while (rules.pending(state)[0]?.kind !== 'planning') state = rules.reduce(state, must(rules.legalActions(state)[0]));
  return state;
}
const GAMES = {
  moon: game({}),
  luna: game({ luna: { level: 3 } }),
  belt: game({ board: 'belt', missions: true, menace: 'rogueComet' }),
};

type Row = readonly [
  name: string,
  game: keyof typeof GAMES,
  change: (draft: Draft<GameState>) => void,
  path: string,
  wanted: string,
];

const SIZES: readonly Row[] = [
  ['a missing player', 'moon', (draft) => draft.players.pop(), '$.players', 'a list of 2'],
  ['a missing board of Luna', 'luna', (draft) => draft.players.pop(), '$.players', 'a list of 3'],
  ['an extra seat', 'moon', (draft) => draft.seating.push(2), '$.seating', 'a list of 2'],
  ['an extra display slot', 'moon', (draft) => draft.display.push(null), '$.display', 'a list of 12'],
  [
    'a missing space of the research display',
    'moon',
    (draft) => draft.researchDisplay.pop(),
    '$.researchDisplay',
    `a list of ${defaultContent.researchDisplay.length}`,
  ],
  [
    'a missing sector',
    'moon',
    (draft) => draft.sectors.pop(),
    '$.sectors',
    `a list of ${defaultContent.moon.sectors.length}`,
  ],
  ['a sector on the Belt', 'belt', (draft) => draft.sectors.push([]), '$.sectors', 'a list of 0'],
];

const MODULES: readonly Row[] = [
  ['Luna in a game without her', 'moon', (draft) => Object.assign(draft, { luna: GAMES.luna.luna }), '$.luna', 'null'],
  ['no Luna in a game with her', 'luna', (draft) => Object.assign(draft, { luna: null }), '$.luna', 'a value'],
  [
    'a missing random stream of Luna',
    'luna',
    (draft) => Object.assign(draft.random, { luna: null }),
    '$.random.luna',
    'a value',
  ],
  ['a Belt on the Moon', 'moon', (draft) => Object.assign(draft, { belt: GAMES.belt.belt }), '$.belt', 'null'],
  ['no Belt', 'belt', (draft) => Object.assign(draft, { belt: null }), '$.belt', 'a value'],
  ['no missions', 'belt', (draft) => Object.assign(draft, { missions: null }), '$.missions', 'a value'],
  [
    'missions in a game without them',
    'moon',
    (draft) => Object.assign(draft, { missions: GAMES.belt.missions }),
    '$.missions',
    'null',
  ],
  ['no menace', 'belt', (draft) => Object.assign(draft, { menace: null }), '$.menace', 'a value'],
  [
    'missions before the end of the setup',
    'belt',
    (draft) => draft.stack.unshift({ kind: 'moment', moment: 'setUpDone', seat: null }),
    '$.missions',
    'null',
  ],
  [
    'Luna in the seat of a human player',
    'luna',
    (draft) => Object.assign(draft.luna ?? {}, { seat: 1 }),
    '$.luna.seat',
    'seat 2',
  ],
  ['a missing slot of Luna', 'luna', (draft) => draft.luna?.slots.pop(), '$.luna.slots', 'a list of 5'],
  ['a missing asteroid', 'belt', (draft) => draft.belt?.outposts.pop(), '$.belt.outposts', 'every space'],
  ['an extra asteroid', 'belt', (draft) => draft.belt?.outposts.push([]), '$.belt.outposts', 'every space'],
  ['an extra outpost space', 'belt', (draft) => draft.belt?.outposts[1]?.push([]), '$.belt.outposts', 'every space'],
  ['a missing shuttle space', 'belt', (draft) => draft.belt?.shuttles.pop(), '$.belt.shuttles', 'every space'],
  ['a missing status card', 'belt', (draft) => draft.missions?.status.pop(), '$.missions.status', 'a list of 2'],
  [
    'a mission without a card',
    'belt',
    (draft) => draft.missions?.faceUp.push('mission99' as 'mission1'),
    '$.missions',
    'different missions of the component set',
  ],
  [
    'a first completed mission of an unknown seat',
    'belt',
    (draft) => Object.assign(draft.missions ?? {}, { first: 2 }),
    '$.missions.first',
    'the seat of a human player',
  ],
  [
    'a menace of an unknown seat',
    'belt',
    (draft) => Object.assign(draft.menace ?? {}, { holder: 2 }),
    '$.menace.holder',
    'the seat of a human player',
  ],
  [
    'a menace other than the chosen one',
    'belt',
    (draft) => Object.assign(draft.menace ?? {}, { id: 'singularity' }),
    '$.menace.id',
    'the menace in the options',
  ],
];

const SEATS: readonly Row[] = [
  ['a repeated seat', 'moon', (draft) => draft.seating.splice(0, 2, 1, 1), '$.seating', 'the seats in clockwise order'],
  ['an unknown seat', 'moon', (draft) => draft.seating.splice(0, 2, 0, 2), '$.seating', 'the seats in clockwise order'],
  [
    'Luna as first player',
    'luna',
    (draft) => Object.assign(draft, { firstPlayer: 2 }),
    '$.firstPlayer',
    'the seat of a human player',
  ],
  [
    'Luna as the next first player',
    'luna',
    (draft) => Object.assign(draft, { nextFirstPlayer: 2 }),
    '$.nextFirstPlayer',
    'the seat of a human player',
  ],
  [
    'a marker of an unknown seat',
    'moon',
    (draft) => draft.placed.push({ space: 'purchase', seat: 0 }, { space: 'destroy', seat: 2 }),
    '$.placed[1].seat',
    'a seat of the game',
  ],
  [
    'a marker on a personal space without missions',
    'moon',
    (draft) => draft.placed.push({ space: 'personal0', seat: 0 }),
    '$.placed[0].space',
    'a bonus space of the game',
  ],
];

const { last } = defaultContent.playerBoard.research;
const tank = defaultContent.playerBoard.tank.last;
const own = (draft: Draft<GameState>) => must(draft.players[1]);

const BOARDS: readonly Row[] = [
  ['four action slots', 'moon', (draft) => own(draft).area.pop(), '$.players[1]', '5 action and resting slots'],
  ['six resting slots', 'moon', (draft) => own(draft).resting.push([]), '$.players[1]', '5 action and resting slots'],
  [
    'helium beyond the tank',
    'moon',
    (draft) => Object.assign(own(draft), { helium: tank + 1 }),
    '$.players[1].helium',
    `a space up to ${tank}`,
  ],
  [
    'an upload beyond the track',
    'moon',
    (draft) => Object.assign(own(draft), { upload: last + 1 }),
    '$.players[1].upload',
    `a space up to ${last}`,
  ],
  [
    'an extra plan space',
    'moon',
    (draft) => own(draft).plans.push(null),
    '$.players[1].plans',
    `a list of ${last + 1}`,
  ],
  ['plans of Luna', 'luna', (draft) => must(draft.players[2]).plans.push(null), '$.players[2].plans', 'a list of 0'],
  [
    'a marker beyond its company track',
    'moon',
    (draft) => Object.assign(own(draft).tracks, { tawac: 99 }),
    '$.players[1].tracks.tawac',
    'a space up to ',
  ],
  [
    'an unknown token',
    'moon',
    (draft) => Object.assign(own(draft), { token: 'planA01' }),
    '$.players[1].token',
    'a starting research token',
  ],
  [
    'an unknown plan',
    'moon',
    (draft) => own(draft).plans.splice(2, 1, { plan: 'planZ99', faceDown: false, uploaded: false }),
    '$.players[1].plans',
    'plans of the component set',
  ],
  [
    'an unknown covered plan',
    'moon',
    (draft) => own(draft).covered.push('planZ99'),
    '$.players[1].plans',
    'plans of the component set',
  ],
];

describe.each([
  ['sizes', SIZES],
  ['modules', MODULES],
  ['seats', SEATS],
  ['boards', BOARDS],
] as const)('wrong %s', (_, rows) => {
  test.each(rows)('reports %s with its path', (_name, which, change, path, wanted) => {
    const state = produce(GAMES[which], (draft) => {
      change(draft);
    });
    const problems = layoutProblems({ box, state });
    expect(problems).toContainEqual(expect.objectContaining({ path, expected: expect.stringContaining(wanted) }));
  });
});

test.each(['moon', 'luna', 'belt'] as const)('reports no problem for a played game: %s', (which) => {
  expect(layoutProblems({ box, state: GAMES[which] })).toEqual([]);
});

test('accepts markers on the last spaces', () => {
  const state = produce(GAMES.luna, (draft) => {
    Object.assign(own(draft), { helium: tank, upload: last });
    for (const company of ['skymine', 'minerva', 'astrogo', 'tawac'] as const) {
      const id = draft.tracks[company];
      own(draft).tracks[company] = must(defaultContent.tracks.find((track) => track.id === id)).shares.length - 1;
    }
    Object.assign(draft, { firstPlayer: 1, nextFirstPlayer: 1 });
    draft.placed.push({ space: 'purchase', seat: 2 });
    own(draft).token = null;
    own(draft).plans[2] = { plan: 'planA02', faceDown: false, uploaded: false };
    own(draft).plans[3] = { plan: 'special4', faceDown: false, uploaded: false };
    own(draft).covered.push('planA03');
  });
  expect(layoutProblems({ box, state })).toEqual([]);
});

test('AMB-SETUP-13 requires missions at every moment after the setup', () => {
  const acting = produce(GAMES.belt, (draft) => {
    draft.stack.unshift({ kind: 'moment', moment: 'actionDone', seat: 0 });
  });
  expect(layoutProblems({ box, state: acting })).toEqual([]);
});

test('accepts any drawn menace', () => {
  const drawn = game({ board: 'belt', menace: true });
  expect(layoutProblems({ box, state: drawn })).toEqual([]);
  const personal = produce(GAMES.belt, (draft) => {
    draft.placed.push({ space: 'personal0', seat: 0 });
    Object.assign(draft.missions ?? {}, { first: 1 });
    Object.assign(draft.menace ?? {}, { holder: 1 });
  });
  expect(layoutProblems({ box, state: personal })).toEqual([]);
});
