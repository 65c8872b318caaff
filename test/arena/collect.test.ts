import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Collection,
  collect,
  type Match,
  pairings,
  schedule,
  sequential,
  standings,
} from '../../src/entries/arena.ts';
import { InvalidOptionsError } from '../../src/entries/index.ts';
import { must } from '../kit/must.ts';
import { randomNumbers } from '../kit/numbers.ts';
import { thrown } from '../kit/thrown.ts';
import { madeUp } from './kit.ts';

const MATCH: Match = { tables: pairings(['a', 'b', 'c']).slice(0, 2), deals: 25, seed: 'collect' };
const numbers = randomNumbers(4);
const RESULTS = madeUp(MATCH, (name) => Math.floor(100 + 30 * numbers() + (name === 'a' ? 8 : 0)));
const WHOLE = collect(MATCH, RESULTS);

describe('collect', () => {
  test('returns the same for any order and counts copies once', () => {
    const answersTo = (collection: Collection): unknown => {
      return [sequential(collection, { challenger: 'a', against: 'b', elo1: 50 }), standings(collection)];
    };
    const anyOrder = fc
      .tuple(fc.shuffledSubarray(RESULTS, { minLength: RESULTS.length }), fc.subarray(RESULTS))
      .map(([all, copies]) => [...copies, ...all]);
    fc.assert(
      fc.property(anyOrder, (results) => {
        const collection = collect(MATCH, results);
        expect(collection).toEqual(WHOLE);
        expect(answersTo(collection)).toEqual(answersTo(WHOLE));
      }),
      { numRuns: 30 },
    );
  });

  test('counts the deals before the first incomplete one', () => {
    const gap = 4 * 7 + 2;
    const { deals, missing } = collect(
      MATCH,
      RESULTS.filter((_, index) => index !== gap),
    );
    expect(deals).toEqual(WHOLE.deals.slice(0, 7));
    expect(missing.map(({ id }) => id)).toEqual([RESULTS[gap]?.id]);
    expect(collect(MATCH, []).missing).toEqual(schedule(MATCH));
  });

  test('lists jobs with two different results and always counts the same one', () => {
    const other = { ...must(RESULTS[5]), scores: [3, 1], winners: [0], hash: 'other' };
    const one = collect(MATCH, [other, ...RESULTS]);
    expect(one.contradictions).toEqual([other.id]);
    expect(collect(MATCH, [...RESULTS, other])).toEqual(one);
    expect(WHOLE.contradictions).toEqual([]);
  });

  test('treats a copy with another time as the same result', () => {
    const timed = RESULTS.map((result, index) => ({ ...result, milliseconds: [index, 7] }));
    const slower = RESULTS.map((result) => ({ ...result, milliseconds: [900, 8] }));
    const one = collect(MATCH, [...timed, ...slower]);
    expect(one.contradictions).toEqual([]);
    expect(collect(MATCH, [...slower, ...timed])).toEqual(one);
  });

  test('gives Luna the last seat', () => {
    const match: Match = { tables: [['a']], deals: 1, seed: 'Luna', options: { luna: { level: 1 } } };
    const [result] = madeUp(match, () => 100);
    const { deals } = collect(match, [{ ...result, scores: [100, 120], winners: [1] }]);
    expect(deals[0]?.[0]?.players).toEqual(['a', 'Luna']);
  });

  test.each<[string, unknown, string]>([
    ['nothing', null, 'results[2].options'],
    ['from another match', { ...RESULTS[0], id: 'another' }, 'results[2].id'],
    ['with an extra score', { ...RESULTS[0], scores: [1, 2, 3] }, 'results[2].scores'],
    ['with half a coin', { ...RESULTS[0], scores: [0.5, 1] }, 'results[2].scores.0'],
    ['with an unknown winner', { ...RESULTS[0], winners: [2] }, 'results[2].winners'],
    ['with a repeated winner', { ...RESULTS[0], winners: [1, 1] }, 'results[2].winners'],
    ['without decisions', { ...RESULTS[0], decisions: [] }, 'results[2].decisions'],
    ['with decisions of only one seat', { ...RESULTS[0], decisions: [1] }, 'results[2].decisions'],
    ['with a time of only one seat', { ...RESULTS[0], milliseconds: [1] }, 'results[2].milliseconds'],
    ['with a negative time', { ...RESULTS[0], milliseconds: [1, -1] }, 'results[2].milliseconds.1'],
    ['with a long hash', { ...RESULTS[0], hash: 'x'.repeat(65) }, 'results[2].hash'],
    ['with an extra key', { ...RESULTS[0], more: 1 }, 'results[2].more'],
  ])('rejects a result %s', (_, result, field) => {
    const error = thrown(InvalidOptionsError, () => collect(MATCH, [...RESULTS.slice(0, 2), result]));
    expect(error?.problems.map((problem) => problem.field)).toContain(field);
  });
});
