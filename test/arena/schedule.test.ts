import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Match, pairings, schedule } from '../../src/entries/arena.ts';
import { createRules, defaultContent, InvalidOptionsError } from '../../src/entries/index.ts';
import { thrown } from '../kit/thrown.ts';

const MATCH: Match = { tables: [['a', 'b']], deals: 3, seed: 'schedule' };

const anyTable = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 2, maxLength: 4 });

describe('schedule', () => {
  test('gives every player every seat equally often on each deal', () => {
    fc.assert(
      fc.property(anyTable, fc.integer({ min: 1, max: 4 }), (table, deals) => {
        const jobs = schedule({ tables: [table], deals, seed: 'seats' });
        for (let deal = 1; deal <= deals; deal += 1) {
          const games = jobs.filter((job) => job.deal === deal);
          expect(new Set(games.map(({ players }) => players.join())).size).toBe(games.length);
          for (const name of table) {
            const seats = table.map((_, seat) => games.filter(({ players }) => players[seat] === name).length);
            expect(new Set(seats).size).toBe(1);
            expect(seats[0]).toBeGreaterThan(0);
          }
        }
      }),
    );
  });

  test('gives each deal its own seed', () => {
    const jobs = schedule({ ...MATCH, tables: pairings(['a', 'b', 'c']) });
    const seeds = new Map(jobs.map(({ deal, seed }) => [deal, seed]));
    expect(jobs.every(({ deal, seed }) => seeds.get(deal) === seed)).toBe(true);
    expect(new Set(seeds.values()).size).toBe(3);
    expect(jobs).toHaveLength(18);
  });

  test('returns plain JSON with unique, reproducible ids', () => {
    const jobs = schedule(MATCH);
    expect(JSON.parse(JSON.stringify(jobs))).toEqual(jobs);
    expect(schedule(JSON.parse(JSON.stringify(MATCH)))).toEqual(jobs);
    const others: readonly Match[] = [
      { ...MATCH, seed: 'another' },
      { ...MATCH, tables: [['a', 'c']] },
      { ...MATCH, options: { board: 'belt' } },
      { ...MATCH, nodes: 100 },
    ];
    const figures = { ...defaultContent.figures, planPrices: { A: 0, B: 0, C: 0 } };
    const own = schedule(MATCH, createRules({ ...defaultContent, figures }));
    const ids = [jobs, own, ...others.map((match) => schedule(match))].flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(schedule({ ...MATCH, deals: 4 }).slice(0, jobs.length)).toEqual(jobs);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}-\d+-\d+$/);
  });

  test('contains the options and the budget', () => {
    const options = { board: 'belt', missions: true, menace: true, luna: { level: 4 } } as const;
    const [job] = schedule({ ...MATCH, options, nodes: 200 });
    expect(job).toMatchObject({ options, nodes: 200, players: ['a', 'b'] });
  });

  test.each<[string, unknown, string]>([
    ['nothing', null, 'options'],
    ['no tables', { ...MATCH, tables: [] }, 'tables'],
    ['an empty table', { ...MATCH, tables: [[]] }, 'tables.0'],
    ['five players at a table', { ...MATCH, tables: [['a', 'b', 'c', 'd', 'e']] }, 'tables.0'],
    ['one player without Luna', { ...MATCH, tables: [['a']] }, 'options.luna'],
    ['four players with Luna', { ...MATCH, tables: [[...'abcd']], options: { luna: { level: 2 } } }, 'options.luna'],
    ['Luna as a name', { ...MATCH, tables: [['a', 'Luna']] }, 'tables.0.1'],
    ['a name with two lines', { ...MATCH, tables: [['a', 'b\nc']] }, 'tables.0.1'],
    ['a long name', { ...MATCH, tables: [['a', 'b'.repeat(101)]] }, 'tables.0.1'],
    ['a repeated table', { ...MATCH, tables: Array(2).fill(['a', 'b']) }, 'tables'],
    ['half a deal', { ...MATCH, deals: 0.5 }, 'deals'],
    ['too many games', { ...MATCH, deals: 50_001 }, 'deals'],
    ['a seed that is too long', { ...MATCH, seed: 's'.repeat(901) }, 'seed'],
    ['players in the options', { ...MATCH, options: { players: ['x', 'y'] } }, 'options'],
    ['a wrong option', { ...MATCH, options: { board: 'sun' } }, 'options.board'],
    ['an unknown key', { ...MATCH, games: 3 }, 'games'],
  ])('rejects %s', (_, match, field) => {
    const error = thrown(InvalidOptionsError, () => schedule(match as Match));
    expect(error?.problems.map((problem) => problem.field)).toContain(field);
  });
});

describe('pairings', () => {
  test('returns a table of two for every pair', () => {
    expect(pairings(['a', 'b', 'c']).map((table) => table.join(''))).toEqual(['ab', 'ac', 'bc']);
  });

  test('seats each of a pair alone at larger tables', () => {
    expect(pairings(['a', 'b'], 3).map((table) => table.join(''))).toEqual(['abb', 'baa']);
    expect(() => pairings(['a', 'b'], 5)).toThrow(RangeError);
  });
});
