import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../../src/entries/index.ts';
import { RULES, reasonText, sourcesOf, sourceText } from '../../../src/entries/index.ts';
import { wrongSources } from './check.ts';

test.each([
  ['12-13', [{ kind: 'rulebook', page: '12-13' }], 'rulebook p. 12-13'],
  [
    '10, 23',
    [
      { kind: 'rulebook', page: '10' },
      { kind: 'rulebook', page: '23' },
    ],
    'rulebook p. 10, rulebook p. 23',
  ],
  ['set-up', [{ kind: 'rulebook', page: 'set-up' }], 'rulebook, set-up pages'],
  ['Luna 5', [{ kind: 'luna', page: '5' }], 'Luna booklet p. 5'],
  ['Luna 5-6', [{ kind: 'luna', page: '5-6' }], 'Luna booklet p. 5-6'],
  ['helper', [{ kind: 'helper' }], 'card text of the public helper'],
  ['AMB-LACT-3', [{ kind: 'ruling', id: 'AMB-LACT-3' }], 'ruling AMB-LACT-3'],
  [
    'Luna 5, helper, AMB-LACT-4',
    [{ kind: 'luna', page: '5' }, { kind: 'helper' }, { kind: 'ruling', id: 'AMB-LACT-4' }],
    'Luna booklet p. 5, card text of the public helper, ruling AMB-LACT-4',
  ],
] as const)('"%s" is parsed and formatted', (page, sources, words) => {
  expect(sourcesOf(page)).toEqual(sources);
  expect(sourceText(page)).toBe(words);
});

test.each(['', '12,13', '12 - 13', 'p. 12', 'luna 5', 'Luna', 'Helper', 'AMB-LACT', 'EXP-9', '12, '])(
  '"%s" is not a valid source',
  (page) => {
    expect(() => sourcesOf(page)).toThrow(RangeError);
    expect(() => sourceText(page)).toThrow('is not the source of a rule');
  },
);

test('every rule of the catalogue names at least one source', () => {
  for (const { page } of Object.values(RULES)) expect(sourcesOf(page).length).toBeGreaterThan(0);
});

test('a violation contains the text of its source', () => {
  const reason = { rule: 'EXP-13', page: RULES['EXP-13'].page, message: 'No way in.', params: {} } as const;
  expect(reasonText(reason)).toBe('No way in. (EXP-13, rulebook p. 13)');
});

/** Rules that the French booklet of Luna omits, or states differently from the international texts. */
test.each([
  ['LACT-2', 'when rankings are read', 'AMB-LACT-14'],
  ['LACT-22', 'the two widest margins', 'helper'],
  ['LACT-24', 'which rivals are compared', 'Luna 6, helper, AMB-LACT-5'],
  ['LACT-35', 'the supplement coins', 'helper, AMB-LACT-11'],
  ['LACT-43', 'the main column for each outpost', 'AMB-LACT-16'],
  ['LACT-44', 'the less valuable of two companies first', 'helper'],
] as const satisfies readonly (readonly [RuleId, string, string])[])('%s: %s', (rule, _, page) => {
  expect(RULES[rule].page).toBe(page);
});

describe('the check of sources', () => {
  const rulings = new Set(['AMB-EXP-1']);

  test.each([
    ['EXP-9', '12-13'],
    ['EXP-9', '12-13, AMB-EXP-1'],
    ['LACT-35', 'helper'],
    ['LUNA-12', 'Luna 2-3'],
  ])('finds nothing wrong with %s, %s', (rule, page) => {
    expect(wrongSources(rule, page, rulings)).toEqual([]);
  });

  test.each([
    ['EXP-9', '33', 'the rulebook has no page 33'],
    ['EXP-9', '24', 'page 24 of the rulebook does not cover EXP'],
    ['EXP-9', '13-14', 'page 14 of the rulebook does not cover EXP'],
    ['EXP-9', '13-12', '13-12 is not a range of pages'],
    ['LACT-4', 'Luna 7', 'the booklet of Luna has no page 7'],
    ['LUNA-12', 'Luna 5', 'page 5 of the booklet of Luna does not cover LUNA'],
    ['EXP-9', 'helper', 'the helper does not cover EXP'],
    ['EXP-9', 'AMB-EXP-2', 'docs/rulings.md has no AMB-EXP-2'],
    ['EXP-9', 'page 12', '"page 12" is not a source'],
  ])('finds what is wrong with %s, %s', (rule, page, problem) => {
    expect(wrongSources(rule, page, rulings)).toEqual([problem]);
  });
});
