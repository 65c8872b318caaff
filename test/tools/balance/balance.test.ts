import { describe, expect, test } from 'vitest';
import type { PlayerScore } from '../../../src/entries/index.ts';
import { defaultContent } from '../../../src/entries/index.ts';
import { sum } from '../../kit/numbers.ts';
import { wholeProofTest } from '../../kit/proofTest.ts';
import type { Made } from './command.ts';
import { lunaReport } from './lunaReport.ts';
import type { GameRecord, Table } from './playGame.ts';
import { report } from './report.ts';
import { summarize } from './summary.ts';
import { neverUsed, useKey } from './uses.ts';
import { type Batch, playBatch } from './workers.ts';

const made = (seed: string, notes = ''): Made => ({ seed, level: 'easy', notes });

const FOUR: Table = { level: 'easy', people: 4, luna: null };

/** A score with only this many coins from a company. */
function scoreOf(skymine: number, tawac: number): PlayerScore {
  return { coins: 0, astrogo: 0, tawac, skymine, minerva: 0, tank: 0, research: 0, total: skymine + tawac };
}

function recordOf(firstPlayer: number, ...scores: readonly PlayerScore[]): GameRecord {
  return {
    scores,
    firstPlayer,
    tracks: { skymine: 'A1', minerva: 'B1', astrogo: 'C1', tawac: 'D1' },
    shareValues: { skymine: 5, minerva: 1, astrogo: 1, tawac: 10 },
    uses: {},
  };
}

describe('the balance report', () => {
  wholeProofTest('is the same for the same games, and its parts add up', async () => {
    const games = () => playBatch(defaultContent, { table: FOUR, seed: 'test', first: 1, last: 2 });
    const summary = summarize(defaultContent, await games());
    expect(report(summarize(defaultContent, await games()), made('test'))).toBe(report(summary, made('test')));
    expect(summary.games).toBe(2);
    for (const parts of [summary.winsBySeat, summary.winsByPlace, summary.companies.map(({ best }) => best)]) {
      expect(sum(parts)).toBeCloseTo(1, 10);
    }
    expect(sum(summary.categories.map(({ winners }) => winners))).toBeCloseTo(summary.winners.mean, 10);
    expect(sum(summary.categories.map(({ all }) => all))).toBeCloseTo(summary.all.mean, 10);
    expect(sum(summary.tracks.map(({ games: count }) => count))).toBe(2 * 4);
  });

  wholeProofTest('games are the same in one batch and in two', async () => {
    const both = await playBatch(defaultContent, { table: FOUR, seed: 'halves', first: 1, last: 2 });
    const second = await playBatch(defaultContent, { table: FOUR, seed: 'halves', first: 2, last: 2 });
    expect(second).toEqual(both.slice(1));
  });

  test('a shared victory counts partly for every winner, by seat and by turn order', () => {
    const shared = recordOf(1, scoreOf(100, 0), scoreOf(100, 0), scoreOf(0, 0), scoreOf(0, 0));
    const single = recordOf(2, scoreOf(0, 0), scoreOf(20, 60), scoreOf(0, 0), scoreOf(0, 0));
    const summary = summarize(defaultContent, [shared, single]);
    expect(summary.winsBySeat).toEqual([0.25, 0.75, 0, 0]);
    expect(summary.winsByPlace).toEqual([0.25, 0, 0, 0.75]);
    expect(summary.companies.map(({ best }) => best)).toEqual([0.5, 0, 0, 0.5]);
  });
});

describe('the report on Luna’s levels', () => {
  const levelOf = (level: number, ...totals: readonly (readonly [person: number, luna: number])[]) => ({
    level,
    records: totals.map(([person, luna]) => recordOf(0, scoreOf(person, 0), scoreOf(luna, 0))),
  });

  test('has a row per level with means, margin and standard error, and counts a tie as half a win', () => {
    const text = lunaReport(
      [levelOf(0, [100, 80], [90, 90]), levelOf(1, [100, 101], [80, 120])],
      made('rows', 'Notes.'),
    );
    expect(text).toContain('| 0 | 95.0 | 85.0 | +10.0 | 10.0 | 75.0 % |');
    expect(text).toContain('| 1 | 90.0 | 110.5 | -20.5 | 19.5 | 0.0 % |');
    expect(text).toContain('The margin falls from each level to the next.\n\nNotes.\n');
  });

  test('names the levels that are not harder than the previous one', () => {
    const text = lunaReport([levelOf(0, [90, 80]), levelOf(1, [70, 80]), levelOf(2, [75, 80])], made('rises'));
    expect(text).toContain('but not from level 1 to 2 (-10.0 to -5.0).');
  });

  const batch: Batch = { table: { level: 'fast', people: 1, luna: { level: 3 } }, seed: 'solo', first: 1, last: 1 };

  test('a game against Luna has two scores', async () => {
    expect((await playBatch(defaultContent, batch))[0]?.scores).toHaveLength(2);
  });

  wholeProofTest('a game against Luna is reproducible', async () => {
    expect(await playBatch(defaultContent, batch)).toEqual(await playBatch(defaultContent, batch));
  });
});

describe('unused components', () => {
  test('are the components without a count, by class', () => {
    const cards = defaultContent.cards.filter(({ letter }) => letter !== null).map(({ id }) => id);
    const uses = Object.fromEntries(cards.slice(2).map((id) => [useKey('card', id), 1]));
    expect(neverUsed(defaultContent, 'card', { ...uses, [useKey('plan', 'planA01')]: 3 })).toEqual(cards.slice(0, 2));
    expect(neverUsed(defaultContent, 'plan', { [useKey('card', 'planA01')]: 3 })).toContain('planA01');
  });

  test('include a component with a count of 0', () => {
    expect(neverUsed(defaultContent, 'tile', { [useKey('tile', 'energyTile')]: 0 })).toHaveLength(4);
  });

  test('count a bonus space of a track for its board', () => {
    expect(neverUsed(defaultContent, 'space', {})).toContain('E2/2');
    expect(neverUsed(defaultContent, 'space', { [useKey('space', 'E2/2')]: 1 })).not.toContain('E2/2');
    expect(neverUsed(defaultContent, 'space', {})).not.toContain('A1/1');
  });
});
