import { appendFileSync, existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Match } from '../../../../src/entries/arena.ts';
import { collect, formatSequential, sequential } from '../../../../src/entries/arena.ts';
import { hasResults, newMatch, playedInOrder, resultsIn, runExample } from './kit.ts';

const MATCH: Match = { tables: [['easy-30', 'random']], deals: 5, seed: 'local' };

test('a match that is killed and restarted ends with the same results', async () => {
  const { plan, results } = newMatch(MATCH);
  for (const count of [2, 5]) {
    const program = runExample('local', [plan, results]);
    await hasResults(results, count);
    await program.kill();
    // A power cut in the middle of writing leaves half a line.
    appendFileSync(results, '{"id":"half');
  }
  const last = runExample('local', [plan, results]);
  expect(await last.ended).toBe(0);
  expect(resultsIn(results)).toHaveLength(10);
  expect(collect(MATCH, resultsIn(results))).toEqual(await playedInOrder(MATCH));
  expect(last.printed()).toContain('5 deals, 10 games');
  expect(existsSync(`${results}.svg`)).toBe(true);
});

test('a match with a sequential test stops at its verdict, which does not depend on the threads', async () => {
  const match = { ...MATCH, deals: 60 };
  const settings = { challenger: 'easy-30', against: 'random', elo1: 200 };
  const { plan, results } = newMatch(match, settings);
  const program = runExample('local', [plan, results], { THREADS: '3' });
  expect(await program.ended).toBe(0);
  const { verdict, deals } = sequential(collect(match, resultsIn(results)), settings);
  expect(verdict).toBe('better');
  expect(resultsIn(results).length).toBeLessThan(120);
  const short = sequential(await playedInOrder({ ...match, deals }), settings);
  expect(program.printed()).toContain(formatSequential(short).trim());
  expect(program.printed()).toContain(`${deals} deals, ${2 * deals} games`);
});
