import { describe, expect, test } from 'vitest';
import type { Content } from '../../../src/components/content.ts';
import { InvalidContentError } from '../../../src/components/contentProblem.ts';
import { COMPANIES } from '../../../src/components/ids.ts';
import { validateContent } from '../../../src/components/validateContent.ts';
import { defaultContent } from '../../../src/content/defaultContent.ts';
import { RULES } from '../../../src/rulebook/rules.ts';
import {
  all,
  coins,
  copy,
  drop,
  type Edit,
  fresh,
  MODULE,
  type Mutable,
  pathsOf,
  put,
  type Row,
} from '../../kit/contentEdits.ts';
import { BELT, BOARDS, MOON } from './boardProblems.ts';

const SHAPE: readonly Row[] = [
  ['no cards', drop('$.cards'), 'SETUP-13'],
  ['cards that are not a list', put('$.cards', {}), 'SETUP-13'],
  ['another schema', put('$.schema', 2), 'SETUP-2'],
  ['an empty id of the set', put('$.id', ''), 'SETUP-2'],
  ['a number as a comment', put('$.$comment', 5), 'SETUP-2'],
  ['an unknown key', put('$.extra', 1), 'SETUP-2'],
  ['the name of an inherited property', put('$.toString', 1), 'SETUP-2'],
  ['a nested unknown key', put('$.cards[3].colour', 'red'), 'SETUP-13'],
  [
    'two unknown keys of one object',
    all(put('$.figures.one', 1), put('$.figures.two', 2)),
    'SETUP-2',
    '$.figures.one',
    '$.figures.two',
  ],
  ['a missing cost', drop('$.cards[3].cost'), 'RES-6'],
  ['a negative cost', put('$.cards[3].cost', -1), 'RES-6'],
  ['a fractional cost', put('$.cards[3].cost', 1.5), 'RES-6'],
  ['a huge cost', put('$.cards[3].cost', 1e300), 'RES-6'],
  ['a cost as text', put('$.cards[3].cost', '3'), 'RES-6'],
  ['an unknown letter', put('$.cards[0].letter', 'F'), 'SETUP-13'],
  ['an unknown icon', put('$.cards[50].icon', 'square'), 'SETUP-33'],
  ['an id with spaces', put('$.cards[0].id', 'A 01'), 'SETUP-13'],
  ['an unknown action', put('$.cards[0].action.kind', 'magic'), 'ROUND-10'],
  ['an action without its kind', drop('$.cards[0].action.kind'), 'ROUND-10'],
  ['an action without its value', drop('$.cards[0].action.value'), 'RES-3'],
  ['an energy of 4', put('$.cards[6].action', { kind: 'energy', value: 4 }), 'RES-3', '.value'],
  ['a list as an action', put('$.cards[0].action', []), 'ROUND-10'],
  ['no provenance', drop('$.cards[0].sources.rest'), 'SETUP-13'],
  ['an unknown provenance', put('$.tracks[0].sources.shares', 'guess'), 'SETUP-7'],
  ['a list as provenance', put('$.sources', []), 'SETUP-2'],
  ['an unknown effect', put('$.plans[0].reward[0].kind', 'win'), 'SCI-12'],
  [
    'an effect with a key of another effect',
    put('$.plans[0].reward[0]', { kind: 'helium', steps: 1, amount: 1 }),
    'SCI-12',
    '.amount',
  ],
  ['an effect without steps', put('$.moon.sectors[0].structures[0].steps', 0), 'EXP-17'],
  [
    'a choice within a choice',
    put('$.tracks[5].thresholds[0].bonus.reward[0].rewards[0][0]', { kind: 'oneOf', rewards: [] }),
    'TRACK-12',
    '.kind',
  ],
  ['an unknown requirement', put('$.plans[0].requirements[0].kind', 'coins'), 'SCI-6'],
  ['an unknown track', put('$.tracks[0].id', 'F1'), 'SETUP-7'],
  ['a threshold of 3 coins', put('$.tracks[0].thresholds[1].coins', 3), 'TRACK-6'],
  ['an unknown bonus', put('$.tracks[0].thresholds[0].bonus.kind', 'x'), 'TRACK-10'],
  ['an unknown permanent bonus', put('$.tracks[0].thresholds[0].bonus.bonus.kind', 'x'), 'TRACK-11'],
  ['a threefold border', put('$.moon.sectors[0].neighbours[0].border', 3), 'EXP-9'],
  ['a neighbour without a border', drop('$.moon.sectors[0].neighbours[0].border'), 'EXP-9'],
  ['sector 25', put('$.moon.chapter3.skymine[0]', 25), 'CAMP-16'],
  ['a missing station of Astrogo', drop('$.moon.stations.astrogo'), 'STATION-1'],
  ['a station of an unknown company', put('$.moon.stations.acme', {}), 'STATION-1'],
  ['coins that are not a number', put('$.moon.stations.tawac.columns[1][2]', null), 'STATION-10'],
  ['a point off the board', put('$.moon.sectors[2].position.x', 1001), 'EXP-7'],
  ['a route with one end', drop('$.belt.shuttleSpaces[0].ends[1]'), 'BELT-9', '$.belt.shuttleSpaces[0].ends'],
  ['lightning as text', put('$.belt.shuttleSpaces[0].ends[0].lightning', 'yes'), 'BELT-12'],
  ['a mission with two tasks', drop('$.missions[0].tasks[2]'), 'MISSION-6', '$.missions[0].tasks'],
  ['an unknown task', put('$.missions[0].tasks[1].kind', 'win'), 'MISSION-6'],
  ['an unknown menace', put('$.menaces[0].id', 'dragon'), 'MENACE-2'],
  ['an unknown requirement of a menace', put('$.menaces[0].requirement.kind', 'x'), 'MENACE-7'],
  ['an unknown consequence', put('$.menaces[0].consequence.kind', 'x'), 'MENACE-13'],
  ['an unknown action of Luna', put('$.luna.cards[0].actions[0].kind', 'x'), 'LDATA-2'],
  ['a grid without a slot letter', drop('$.luna.cards[0].actions[0].grid.C'), 'LDATA-2'],
  ['display slot 13', put('$.luna.cards[0].actions[0].grid.C[0]', 13), 'LDATA-2'],
  ['plan column 5', put('$.luna.planColumns.E', 5), 'LDATA-5'],
  ['an eighth round', put('$.figures.rounds', 8), 'ROUND-1'],
  ['a key that is not an identifier', put('$.figures.a b', 1), 'SETUP-2', '$.figures["a b"]'],
  [
    'more cards than any game has',
    (content) => {
      content.cards.push(
        ...Array.from({ length: 300 }, () => ({ ...content.cards[0] }) as Mutable<Content>['cards'][number]),
      );
    },
    'SETUP-13',
    '$.cards',
  ],
];

const CARDS: readonly Row[] = [
  ['a missing A card', drop('$.cards[0]'), 'SETUP-13', '$.cards'],
  ['a B card as a C card', put('$.cards[9].letter', 'C'), 'SETUP-13', '$.cards'],
  ['a card of two kinds', put('$.cards[0].icon', 'star'), 'SETUP-13', '$.cards[0]', '$.cards'],
  ['a card of no kind', put('$.cards[0].letter', null), 'SETUP-13', '$.cards[0]', '$.cards'],
  ['a repeated id', put('$.cards[7].id', 'A01'), 'SETUP-13'],
  ['the id of a tile', put('$.cards[7].id', 'energyTile'), 'TILE-8'],
  ['a D card with an action', put('$.cards[36].action', { kind: 'energy', value: 1 }), 'PLAN-8'],
  ['a B card without an action', put('$.cards[9].action', { kind: 'share' }), 'PLAN-8'],
  ['a D card without a share', put('$.cards[36].share', null), 'SHARE-3'],
  ['two E cards of one company', put('$.cards[43].share', 'skymine'), 'SHARE-3'],
  ['no neutral field scientist', put('$.cards[8].action', { kind: 'scientist', points: 1 }), 'FSC-3', '$.cards'],
  ['a second field scientist of Minerva', put('$.cards[21].action.company', 'minerva'), 'FSC-4', '$.cards'],
  ['11 slot costs', drop('$.slotCosts[11]'), 'SETUP-16', '$.slotCosts'],
  ['eight stars', drop('$.cards[55]'), 'SETUP-33', '$.cards'],
  ['a unique starting card', put('$.cards[55].cost', 9), 'SETUP-33', '$.cards[55]'],
  ['a different card of the first icon', put('$.cards[44].action.value', 3), 'SETUP-33', '$.cards[44]'],
  [
    'a starting field scientist',
    copy('$.cards[8].action', '$.cards[44].action'),
    'FSC-2',
    '$.cards[44].action',
    '$.cards[44]',
    '$.cards',
  ],
  ['a repeated single-energy card number', put('$.cards[82].number', 2), 'SETUP-36', '$.cards'],
  ['a single-energy card with 2', put('$.cards[81].action.value', 2), 'SETUP-36', '$.cards[81].action'],
];

const TRACKS: readonly Row[] = [
  [
    'a track with one space',
    all(put('$.tracks[0].shares', [0]), put('$.tracks[0].barriers', [{ before: 1, cost: 1 }])),
    'SHARE-2',
    '$.tracks[0].shares',
    '$.tracks[0].barriers[0].before',
    '$.tracks[0].thresholds[0].at',
    '$.tracks[0].thresholds[1].at',
  ],
  [
    'barriers in the wrong order',
    put('$.tracks[0].barriers', [
      { before: 6, cost: 1 },
      { before: 3, cost: 1 },
    ]),
    'TRACK-1',
    '[1].before',
  ],
  [
    'a repeated resource in a discount',
    put('$.tracks[2].thresholds[0].bonus.bonus.resources', ['minerals', 'minerals']),
    'TB-4',
    '[1]',
  ],
  ['a missing track', drop('$.tracks[4]'), 'SETUP-7', '$.tracks'],
  ['a repeated track', put('$.tracks[9].id', 'A1'), 'SETUP-7', '$.tracks', '$.tracks[9].id'],
  [
    'a share on the start',
    put('$.tracks[0].shares[0]', 1),
    'SETUP-32',
    '$.tracks[0].shares[0]',
    '$.tracks[0].shares[1]',
  ],
  ['falling shares', put('$.tracks[0].shares[3]', 20), 'SHARE-2', '$.tracks[0].shares[4]'],
  ['one threshold', drop('$.tracks[0].thresholds[1]'), 'TRACK-6', '$.tracks[0].thresholds'],
  ['thresholds in the wrong order', copy('$.tracks[0].thresholds[0].at', '$.tracks[0].thresholds[1].at'), 'TRACK-6'],
  ['a threshold beyond the end', put('$.tracks[0].thresholds[1].at', 99), 'TRACK-6'],
  ['no barrier', put('$.tracks[0].barriers', []), 'TRACK-1'],
  [
    'three barriers',
    put(
      '$.tracks[0].barriers',
      [3, 6, 9].map((before) => ({ before, cost: 1 })),
    ),
    'TRACK-1',
  ],
  ['a barrier beyond the end', put('$.tracks[0].barriers[1].before', 99), 'TRACK-1'],
  ['more markers than in the box', put('$.tracks[1].thresholds[1].bonus.bonus.count', 3), 'TB-3'],
  ['a discount on nothing', put('$.tracks[2].thresholds[0].bonus.bonus.resources', []), 'TB-4'],
];

const MODULES: readonly Row[] = [
  ['five missions', drop('$.missions[2]'), 'MISSION-1', '$.missions'],
  ['a repeated mission id', put('$.missions[2].id', 'mission1'), 'MISSION-1'],
  ['five menaces', drop('$.menaces[2]'), 'MENACE-2', '$.menaces'],
  ['a repeated menace', put('$.menaces[5].id', 'singularity'), 'MENACE-2', '$.menaces[5].id', '$.menaces'],
  ['a tank value that is not printed', put('$.menaces[3].requirement.tank', 41), 'MENACE-18'],
  ['a research value that is not printed', put('$.menaces[4].requirement.research', 41), 'MENACE-19'],
  ['an end after the end', put('$.figures.rounds', 5), 'MENACE-19', '$.menaces[4].consequence.round'],
  ['11 Luna cards of grade 1', drop('$.luna.cards[0]'), 'LUNA-13', '$.luna.cards'],
  ['13 Luna cards of grade 1', put('$.luna.cards[12].grade', 1), 'LUNA-13', '$.luna.cards'],
  ['a repeated Luna card', put('$.luna.cards[5].id', 'I-1'), 'LDATA-2'],
  ['a Luna card with one action', drop('$.luna.cards[0].actions[1]'), 'LDATA-1', '$.luna.cards[0].actions'],
  ['an expansion without a company', put('$.luna.cards[5].actions[0]', coins), 'LDATA-2', '$.luna.cards[5].actions[1]'],
  ['a slot letter without spaces', put('$.luna.cards[0].actions[0].grid.D', []), 'LDATA-3'],
  ['a repeated display slot', put('$.luna.cards[0].actions[0].grid.D', [1, 1]), 'LDATA-3', '[1]'],
  ['a square left of row 2', put('$.luna.cards[2].actions[2].grid.A.column', 2), 'LDATA-4'],
  ['a square left of row 1', put('$.luna.cards[2].actions[2].grid.A', { row: 1, column: 3 }), 'LDATA-4', '.column'],
  ['eight levels', drop('$.luna.levels[8]'), 'LUNA-12', '$.luna.levels'],
  ['levels in the wrong order', put('$.luna.levels[3].level', 4), 'LUNA-12'],
  ['a token beyond her tank', put('$.luna.levels[3].tankTokens[1]', 29), 'LUNA-16'],
  ['a token beyond her research', put('$.luna.levels[3].researchTokens[1]', 16), 'LUNA-16'],
  ['two tokens on one step', put('$.luna.levels[3].tankTokens[1]', 11), 'LUNA-16'],
  ['five tokens', put('$.luna.levels[3].tankTokens[2]', 20), 'LUNA-16', '$.luna.levels[3]'],
  ['a start beyond her tank', put('$.luna.levels[8].startTank', 29), 'LUNA-17'],
  ['a start beyond her research', put('$.luna.levels[8].startResearch', 16), 'LUNA-17'],
  ['a slot beyond her tank', put('$.luna.tank.slotSpace', 29), 'LDATA-6'],
  ['a value beyond her research', put('$.luna.research.values[6].at', 16), 'LDATA-7'],
  ['six markers for Luna', put('$.luna.bonusMarkers', 6), 'LUNA-6'],
];

const RESEARCH: readonly Row[] = [
  ['a missing plan', drop('$.plans[30]'), 'SETUP-21', '$.plans'],
  ['a B plan as an A plan', put('$.plans[30].letter', 'A'), 'SETUP-21', '$.plans'],
  ['a plan without a letter', put('$.plans[30].letter', null), 'SETUP-21', '$.plans[30].letter', '$.plans'],
  ['a plan without requirements', put('$.plans[30].requirements', []), 'SCI-6'],
  ['a plan without a reward', put('$.plans[30].reward', []), 'SCI-12'],
  ['a repeated plan id', put('$.plans[30].id', 'planA01'), 'SETUP-21'],
  ['a special plan with the id of a plan', put('$.specialPlans[0].id', 'planA01'), 'SETUP-20'],
  ['a token with the id of a plan', put('$.tokens[0].id', 'planA01'), 'SETUP-39'],
  ['only five special plans', drop('$.specialPlans[5]'), 'SETUP-20', '$.specialPlans'],
  ['special plans in the wrong order', put('$.specialPlans[1].round', 2), 'SETUP-20'],
  ['five A spaces', put('$.researchDisplay[4].letter', 'A'), 'SETUP-22', '$.researchDisplay'],
  ['four supplements', put('$.researchDisplay[5].supplement', true), 'RP-11', '$.researchDisplay'],
  ['nine tokens', drop('$.tokens[0]'), 'SETUP-39', '$.tokens'],
  ['a token with two cards', drop('$.tokens[0].cards[0]'), 'SETUP-42', '$.tokens[0].cards'],
  [
    'a token with a card that is not a starting card',
    put('$.tokens[0].cards[0]', { kind: 'resource', resource: 'carbon', value: 5 }),
    'SETUP-42',
  ],
  ['a token with a repeated card', copy('$.tokens[0].cards[0]', '$.tokens[0].cards[1]'), 'SETUP-42'],
  ['a token that pays', put('$.tokens[0].bonus[0]', coins), 'SETUP-43', '.kind'],
  [
    'a printed plan with three requirements',
    put(
      '$.tokens[0].plan.requirements',
      Array.from({ length: 3 }, () => ({ kind: 'energy', total: 1 })),
    ),
    'SCI-6',
  ],
  ['a board used twice', put('$.recommended.tracks.tawac', 'A2'), 'SETUP-6'],
  ['only three recommended tokens', drop('$.recommended.tokens[0]'), 'SETUP-38', '$.recommended.tokens'],
  ['a repeated recommended token', copy('$.recommended.tokens[0]', '$.recommended.tokens[1]'), 'SETUP-38'],
  ['an unknown recommended token', put('$.recommended.tokens[1]', 'token11'), 'SETUP-38'],
];

const TRACK_SPACE = '$.tracks[8].thresholds[0].bonus.reward[0]';
const CHOICE = '$.tracks[5].thresholds[0].bonus.reward[0].rewards';

const EFFECTS: readonly Row[] = [
  [
    'steps of the expanded company outside an expansion',
    put('$.plans[0].reward[0]', { kind: 'expandedTrack', steps: 1 }),
    'ICON-6',
    '.kind',
  ],
  [
    'steps of the expanded company in a menace',
    put('$.menaces[0].reward[0]', { kind: 'expandedTrack', steps: 1 }),
    'ICON-6',
    '.kind',
  ],
  [
    'the cost of a destroyed card without one',
    put('$.spaces[7].terms.destroys', null),
    'BON-10',
    '$.spaces[7].terms.reward[0].kind',
  ],
  [
    'salvage without a destroyed card',
    put('$.tracks[9].thresholds[0].bonus.destroys', null),
    'BSP-9',
    '$.tracks[9].thresholds[0].bonus.reward[0].kind',
  ],
  [
    'the cost of a destroyed card in a tier',
    put('$.spaces[0].majority.tiers[0].reward[0]', { kind: 'destroyedCost', plus: 1 }),
    'BON-10',
    '.kind',
  ],
  [
    'other tracks outside a company track',
    put('$.tokens[0].plan.reward[0]', { kind: 'chosenTracks', steps: [1], among: 'others' }),
    'BSP-7',
    '.among',
  ],
  ['steps on four other tracks', put(`${TRACK_SPACE}.steps`, [3, 2, 1, 1]), 'ICON-8', `${TRACK_SPACE}.steps`],
  [
    'steps on five tracks',
    put('$.plans[2].reward[0]', { kind: 'chosenTracks', steps: [1, 1, 1, 1, 1], among: 'all' }),
    'ICON-8',
    '.steps',
  ],
  [
    'steps on no track',
    put('$.plans[2].reward[0]', { kind: 'chosenTracks', steps: [], among: 'all' }),
    'ICON-8',
    '.steps',
  ],
  ['a choice of one reward', drop(`${CHOICE}[1]`), 'BSP-1', CHOICE],
  ['a choice with an empty reward', put(`${CHOICE}[1]`, []), 'BSP-1', `${CHOICE}[1]`],
  ['a misplaced effect in a choice', put(`${CHOICE}[1][0]`, { kind: 'firstPlayer' }), 'BON-7', `${CHOICE}[1][0].kind`],
  [
    'a tile on a standard space',
    put('$.spaces[6].terms.reward[0]', { kind: 'reserveTile', tile: 'energyTile' }),
    'BON-11',
    '.kind',
  ],
  ['a second first player space', put('$.spaces[6].terms.reward[0]', { kind: 'firstPlayer' }), 'BON-7', '.kind'],
  ['a first player in an asteroid', put('$.belt.asteroids[0].reward[0]', { kind: 'firstPlayer' }), 'BON-7', '.kind'],
];

describe('the default component set', () => {
  test('is valid', () => {
    expect(validateContent(defaultContent)).toEqual([]);
  });

  test('is valid after a JSON round trip', () => {
    expect(validateContent(fresh())).toEqual([]);
  });

  test.each(['a text', ['two', 'texts']])('may have the comment %j', ($comment) => {
    expect(validateContent({ ...defaultContent, $comment })).toEqual([]);
    expect(validateContent({ ...defaultContent, $comment: undefined })).toEqual([]);
  });

  test('may state provenance by field', () => {
    const content = fresh();
    put('$.cards[0].sources.cost', 'rulebook')(content);
    expect(validateContent(content)).toEqual([]);
  });

  test('is not changed by validation', () => {
    const content = fresh();
    validateContent(content);
    expect(content).toEqual(defaultContent);
  });
});

describe.each([
  ['the shape', SHAPE],
  ['the cards', CARDS],
  ['the tracks', TRACKS],
  ['the Moon', MOON],
  ['the Belt', BELT],
  ['missions, menaces and Luna', MODULES],
  ['research', RESEARCH],
  ['spaces, tiles, figures and player boards', BOARDS],
  ['effects', EFFECTS],
] as const)('problems of %s', (_part, rows) => {
  test.each(rows.map((row) => ({ name: row[0], row })))('reports $name', ({ row }) => {
    const [, edit, rule] = row;
    const paths = pathsOf(row);
    const content = fresh();
    edit(content);
    const problems = validateContent(content);
    expect([...new Set(problems.map(({ path }) => path))].sort()).toEqual([...paths].sort());
    expect(problems.filter(({ path }) => path === paths[0]).map((problem) => problem.rule)).toContain(rule);
    for (const problem of problems)
      expect(problem).toMatchObject({
        rule: expect.stringMatching(/^[A-Z]+-\d+$/),
        expected: expect.stringMatching(/\w/),
      });
  });
});

test('cites only rules of the catalogue', () => {
  const rules = [SHAPE, CARDS, TRACKS, MOON, BELT, MODULES, RESEARCH, BOARDS, EFFECTS].flat().map(([, , rule]) => rule);
  expect(rules.filter((rule) => !MODULE.test(rule) && !(rule in RULES))).toEqual([]);
});

describe('reports all problems at once', () => {
  test('in the shape', () => {
    const content = fresh();
    const paths = ['$.cards[3].cost', '$.tracks[2].id', '$.luna.planColumns.A', '$.figures.flipPrice'];
    for (const path of paths) put(path, false)(content);
    expect(validateContent(content).map(({ path }) => path)).toEqual(paths);
  });

  test('in the structure, once the shape is valid', () => {
    const content = fresh();
    drop('$.slotCosts[0]')(content);
    for (const company of COMPANIES) put(`$.moon.stations.${company}.columns[0][4]`, 0)(content);
    expect(validateContent(content).map(({ path }) => path)).toEqual([
      '$.slotCosts',
      ...COMPANIES.map((company) => `$.moon.stations.${company}.columns[0][4]`),
    ]);
    drop('$.id')(content);
    expect(validateContent(content).map(({ path }) => path)).toEqual(['$.id']);
  });
});

describe('describes the expected value', () => {
  const messagesFor = (edit: Edit): string[] => {
    const content = fresh();
    edit(content);
    return validateContent(content).map(({ expected }) => expected);
  };

  test.each([
    [put('$.cards[3].cost', -1), 'a whole number from 0 to 40, not -1'],
    [drop('$.cards[3].cost'), 'a whole number from 0 to 40, but it is missing'],
    [put('$.cards[0].action', null), 'an object, not null'],
    [put('$.cards[0].action.resource', 'gold'), 'one of carbon, minerals, titanium, not "gold"'],
    [put('$.plans[0].requirements[0].kind', 3), 'one of the kinds resource, oneResource, energy, scientists, not 3'],
    [put('$.cards', {}), 'a list, not an object'],
    [put('$.figures', [1, 2]), 'an object, not a list of 2'],
    [put('$.extra', 1), 'no such key'],
    [put('$.schema', 2), '1, not 2'],
    [drop('$.slotCosts[0]'), '12 slot costs, not 11'],
    [drop('$.cards[0]'), '9 cards of letter A, not 8'],
  ])('%#', (edit, expected) => {
    expect(messagesFor(edit)).toEqual([expected]);
  });
});

describe('InvalidContentError', () => {
  const problem = { path: '$.cards', expected: '9 cards of letter A, not 8', rule: 'SETUP-13' };

  test('lists its problems', () => {
    const error = new InvalidContentError([problem]);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'InvalidContentError', problems: [problem] });
    expect(error.message).toBe('$.cards: expected 9 cards of letter A, not 8 (SETUP-13)');
  });

  test('quotes a few and counts the rest', () => {
    const error = new InvalidContentError(Array.from({ length: 12 }, () => problem));
    expect(error.problems).toHaveLength(12);
    expect(error.message).toMatch(/; and 2 more$/);
  });
});
