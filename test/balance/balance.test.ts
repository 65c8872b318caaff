import { describe, expect, test } from 'vitest';
import type { PlayerScore } from '../../src/index.ts';
import { defaultContent } from '../../src/index.ts';
import type { GameRecord } from './playGame.ts';
import { report } from './report.ts';
import { summarize } from './summary.ts';
import { neverUsed, useKey } from './uses.ts';
import { playBatch } from './workers.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A score with so many coins of a company and nothing else. */
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
  test('says the same of the same games, and its parts add up', () => {
    const games = () => playBatch(defaultContent, { seed: 'test', first: 1, last: 4 });
    const summary = summarize(defaultContent, games());
    expect(report(summarize(defaultContent, games()), 'test', '')).toBe(report(summary, 'test', ''));
    expect(summary.games).toBe(4);
    for (const parts of [summary.winsBySeat, summary.winsByPlace, summary.companies.map(({ best }) => best)]) {
      expect(sum(parts)).toBeCloseTo(1, 10);
    }
    expect(sum(summary.categories.map(({ winners }) => winners))).toBeCloseTo(summary.winners.mean, 10);
    expect(sum(summary.categories.map(({ all }) => all))).toBeCloseTo(summary.all.mean, 10);
    expect(sum(summary.tracks.map(({ games: count }) => count))).toBe(4 * 4);
  });

  test('a game and its second half are the same in one batch and in two', () => {
    const both = playBatch(defaultContent, { seed: 'halves', first: 1, last: 2 });
    expect(playBatch(defaultContent, { seed: 'halves', first: 2, last: 2 })).toEqual(both.slice(1));
  });

  test('a shared victory counts in part for every winner, by seat and by place', () => {
    const shared = recordOf(1, scoreOf(100, 0), scoreOf(100, 0), scoreOf(0, 0), scoreOf(0, 0));
    const single = recordOf(2, scoreOf(0, 0), scoreOf(20, 60), scoreOf(0, 0), scoreOf(0, 0));
    const summary = summarize(defaultContent, [shared, single]);
    expect(summary.winsBySeat).toEqual([0.25, 0.75, 0, 0]);
    expect(summary.winsByPlace).toEqual([0.25, 0, 0, 0.75]);
    expect(summary.companies.map(({ best }) => best)).toEqual([0.5, 0, 0, 0.5]);
  });
});

describe('components that were never used', () => {
  test('are those without a count, of their own class alone', () => {
    const cards = defaultContent.cards.filter(({ letter }) => letter !== null).map(({ id }) => id);
    const uses = Object.fromEntries(cards.slice(2).map((id) => [useKey('card', id), 1]));
    expect(neverUsed(defaultContent, 'card', { ...uses, [useKey('plan', 'planA01')]: 3 })).toEqual(cards.slice(0, 2));
    expect(neverUsed(defaultContent, 'plan', { [useKey('card', 'planA01')]: 3 })).toContain('planA01');
  });

  test('a count of 0 is no use', () => {
    expect(neverUsed(defaultContent, 'tile', { [useKey('tile', 'energyTile')]: 0 })).toHaveLength(4);
  });

  test('a bonus space of a track counts for its board', () => {
    expect(neverUsed(defaultContent, 'space', {})).toContain('E2/2');
    expect(neverUsed(defaultContent, 'space', { [useKey('space', 'E2/2')]: 1 })).not.toContain('E2/2');
    expect(neverUsed(defaultContent, 'space', {})).not.toContain('A1/1');
  });
});
