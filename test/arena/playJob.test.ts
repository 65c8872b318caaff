import { describe, expect, test } from 'vitest';
import { type Job, type Match, playJob, schedule } from '../../src/entries/arena.ts';
import { type Bot, randomBot } from '../../src/entries/bots.ts';
import {
  createRules,
  defaultContent,
  IllegalActionError,
  InvalidOptionsError,
  legalActions,
} from '../../src/entries/index.ts';
import { RULES_VERSION } from '../../src/game/model/state.ts';
import { must } from '../kit/must.ts';
import { proofList } from '../kit/soak.ts';
import { thrown } from '../kit/thrown.ts';
import { botOf } from './kit.ts';

const MATCH: Match = { tables: [['chance', 'random']], deals: 1, seed: 'jobs' };
const first = (match: Match): Job => must(schedule(match)[0]);

describe('playJob', () => {
  const matches: readonly (readonly [name: string, match: Match])[] = [
    ['the Belt', { ...MATCH, options: { board: 'belt', missions: true, menace: true } }],
    ['a bot that searches', { ...MATCH, tables: [['weak', 'random']] }],
    ['four', { ...MATCH, tables: [['random', 'chance', 'random', 'chance']] }],
    ['a bot with Luna', { ...MATCH, tables: [['weak']], options: { luna: { level: 3 } } }],
    ['chapter 3', { ...MATCH, options: { chapter3: true, startingTokens: 'choose', tracks: 'random' } }],
  ];

  test.each(proofList(matches, 1))('plays a job again with the same result: %s', (_, match) => {
    for (const job of schedule(match)) {
      const result = playJob(job, botOf);
      expect(playJob(JSON.parse(JSON.stringify(job)), botOf)).toEqual(result);
      expect(result.scores).toHaveLength(job.players.length + (job.options.luna ? 1 : 0));
      const best = Math.max(...result.scores);
      for (const seat of result.winners) expect(result.scores[seat]).toBe(best);
      for (const decisions of result.decisions) expect(decisions).toBeGreaterThan(20);
      expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    }
  });

  test('returns the thinking time of each player with a clock', () => {
    let clock = 0;
    const { milliseconds, decisions } = playJob(first(MATCH), botOf, { now: () => (clock += 2) });
    expect(milliseconds).toEqual(decisions.map((count) => count * 2));
  });

  test('gives every seat its own random numbers, regardless of the other players', () => {
    const drawn = (greed: (random: () => number) => void): number[] => {
      const numbers: number[] = [];
      const botWith = (use: (random: () => number) => void): Bot => ({
        name: 'first',
        choose(view, question) {
          use(question.random);
          return must(legalActions(view, question.seat)[0]);
        },
      });
      const watching = botWith((random) => numbers.push(random()));
      playJob(first(MATCH), (name) => (name === 'chance' ? watching : botWith(greed)));
      return numbers;
    };
    const numbers = drawn(() => {});
    expect(drawn((random) => random())).toEqual(numbers);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('passes on the budget and hides the opponents from each player', () => {
    const seen = new Set<string>();
    const nosy: Bot = {
      name: 'nosy',
      choose(view, question) {
        expect(question.budget).toEqual({ nodes: 77 });
        for (const { name } of view.options.players) seen.add(name);
        return randomBot.choose(view, question);
      },
    };
    playJob(first({ ...MATCH, nodes: 77 }), () => nosy);
    expect([...seen]).toEqual(['Seat 1', 'Seat 2']);
  });

  test('plays with a custom component set', () => {
    const figures = { ...defaultContent.figures, planPrices: { A: 0, B: 0, C: 0 } };
    const rules = createRules({ ...defaultContent, figures });
    const job = must(schedule(MATCH, rules)[0]);
    expect(playJob(job, botOf, { rules }).hash).toMatch(/^\w+$/);
    expect(thrown(InvalidOptionsError, () => playJob(job, botOf))?.problems).toMatchObject([{ field: 'content' }]);
  });

  test('throws when a player chooses an illegal action', () => {
    const cheat: Bot = { name: 'cheat', choose: (_, { seat }) => ({ type: 'pass', seat }) };
    expect(() => playJob(first(MATCH), () => cheat)).toThrow(IllegalActionError);
  });

  test.each<[string, object, string]>([
    ['with other rules', { rules: RULES_VERSION + 1 }, 'rules'],
    ['with too many players', { players: ['a', 'b', 'c', 'd', 'e'] }, 'players'],
    ['with another budget', { nodes: -1 }, 'nodes'],
    ['with invalid options', { options: [] }, 'options'],
    ['with a wrong option', { options: { board: 'sun' } }, 'board'],
    ['with an extra key', { bots: [] }, 'bots'],
  ])('rejects a job %s', (_, change, field) => {
    const error = thrown(InvalidOptionsError, () => playJob({ ...first(MATCH), ...change } as Job, botOf));
    expect(error?.problems.map((problem) => problem.field)).toContain(field);
  });
});
