import { describe, expect, test } from 'vitest';
import { InvalidContentError } from '../../../src/components/contentProblem.ts';
import { COMPANIES } from '../../../src/components/ids.ts';
import { validateContent } from '../../../src/components/validateContent.ts';
import { defaultContent } from '../../../src/content/defaultContent.ts';
import { RULES } from '../../../src/rulebook/rules.ts';
import { drop, fresh, MODULE, problemsAfter, put, type Row } from '../../kit/contentEdits.ts';
import { must } from '../../kit/must.ts';
import { ROWS } from './rows.ts';

const OTHERS: Row[] = [
  {
    rule: 'SETUP-2',
    name: 'a key that is not an identifier',
    edit: put('figures.a b', 1),
    paths: ['$.figures["a b"]'],
  },
  {
    rule: 'SETUP-13',
    name: 'more cards than any game has',
    edit: ({ cards }) => {
      for (let count = 0; count < 300; count += 1) cards.push({ ...must(cards[0]) });
    },
    paths: ['$.cards'],
  },
  {
    rule: 'EXP-7',
    name: 'an isolated station',
    edit: ({ moon }) => {
      for (const sector of moon.sectors) sector.stations = sector.stations.filter(({ company }) => company !== 'tawac');
    },
    paths: ['$.moon.stations.tawac'],
  },
  {
    rule: 'EXP-7',
    name: 'an isolated sector',
    edit: ({ moon }) => {
      for (const sector of moon.sectors) {
        sector.neighbours = sector.number === 23 ? [] : sector.neighbours.filter((other) => other.sector !== 23);
        if (sector.number === 23) sector.stations = [];
      }
    },
    paths: ['$.moon.sectors'],
  },
  {
    rule: 'BELT-22',
    name: 'a station without a route',
    edit: ({ belt }) => {
      belt.stationRoutes = belt.stationRoutes.filter(({ company }) => company !== 'minerva');
    },
    paths: ['$.belt.stationRoutes'],
  },
  {
    rule: 'BELT-9',
    name: 'an isolated asteroid',
    edit: ({ belt }) => {
      belt.shuttleSpaces = belt.shuttleSpaces.filter(({ ends }) => ends.every(({ asteroid }) => asteroid !== 24));
      belt.stationRoutes = belt.stationRoutes.filter(({ asteroid }) => asteroid !== 24);
    },
    paths: ['$.belt.asteroids'],
  },
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
    expect(problemsAfter(put('$.cards[0].sources.cost', 'rulebook'))).toEqual([]);
  });

  test('is not changed by validation', () => {
    const content = fresh();
    validateContent(content);
    expect(content).toEqual(defaultContent);
  });
});

describe.each([...ROWS, { part: 'the whole set', rows: OTHERS }])('problems of $part', ({ rows }) => {
  test.each(rows)('reports $name', ({ edit, rule, paths }) => {
    const problems = problemsAfter(edit);
    expect([...new Set(problems.map(({ path }) => path))].sort()).toEqual([...paths].sort());
    expect(problems.filter(({ path }) => path === paths[0]).map((problem) => problem.rule)).toContain(rule);
    for (const problem of problems) {
      const text = { rule: expect.stringMatching(/^[A-Z]+-\d+$/), expected: expect.stringMatching(/\w/) };
      expect(problem).toMatchObject(text);
    }
  });

  test('cites only rules of the catalogue', () => {
    expect(rows.map(({ rule }) => rule).filter((rule) => !MODULE.test(rule) && !(rule in RULES))).toEqual([]);
  });
});

describe('reports all problems at once', () => {
  test('in the shape', () => {
    const paths = ['$.cards[3].cost', '$.tracks[2].id', '$.luna.planColumns.A', '$.figures.flipPrice'];
    const problems = problemsAfter(...paths.map((path) => put(path, false)));
    expect(problems.map(({ path }) => path)).toEqual(paths);
  });

  test('in the structure, once the shape is valid', () => {
    const spaces = COMPANIES.map((company) => `$.moon.stations.${company}.columns[0][4]`);
    const edits = [drop('$.slotCosts[0]'), ...spaces.map((path) => put(path, 0))];
    expect(problemsAfter(...edits).map(({ path }) => path)).toEqual(['$.slotCosts', ...spaces]);
    expect(problemsAfter(...edits, drop('$.id')).map(({ path }) => path)).toEqual(['$.id']);
  });
});

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
  [put('$.specialPlans[0].round', 7), '2, in order, not 7'],
])('describes the expected value: case %#', (edit, expected) => {
  expect(problemsAfter(edit).map((problem) => problem.expected)).toEqual([expected]);
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

test('MISSION-1 a set can contain more than six missions', () => {
  const added = problemsAfter(({ missions }) => void missions.push({ ...must(missions[0]), id: 'another' }));
  expect(added).toEqual([]);
});
