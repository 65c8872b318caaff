import { describe, expect, test } from 'vitest';
import { Requests } from '../../src/cli/env.ts';
import { runWith } from '../kit/cli.ts';
import { must } from '../kit/must.ts';
import { randomNumbers } from '../kit/numbers.ts';
import { proofTest } from '../kit/proofTest.ts';
import { proofCount, proofList } from '../kit/soak.ts';

const requests = new Requests();
// biome-ignore lint/suspicious/noExplicitAny: an answer is read as a program in another language reads it.
const ask = (request: unknown): any => JSON.parse(requests.answer(JSON.stringify(request)));
const two = { players: ['Ana', 'Ben'], seed: 'env' };

/** Plays a game by ids drawn from the mask, and returns the last answer. */
function playOut(game: string, options: unknown, more: object = {}) {
  const random = randomNumbers(23);
  let seen = ask({ do: 'reset', game, options, ...more });
  while (seen.seat !== null) {
    const legal = [...(seen.mask as number[]).keys()].filter((id) => seen.mask[id] === 1);
    expect(legal.length).toBeGreaterThan(0);
    seen = ask({ do: 'act', game, id: legal[Math.floor(random() * legal.length)] });
    expect(seen).not.toHaveProperty('error');
  }
  return seen;
}

describe('an environment', () => {
  test('describes ids and features', () => {
    const { actions, features } = ask({ do: 'spaces' });
    const seen = ask({ do: 'reset', game: 'spaces', options: two });
    expect(seen.mask).toHaveLength(actions.length);
    expect(seen.features).toHaveLength(features.length);
  });

  const games: readonly (readonly [name: string, options: object, more: object])[] = [
    ['one human player and Luna', { players: ['Ana'], seed: 'env', luna: { level: 2 } }, {}],
    ['a bot in the second seat', two, { bots: [null, 'beginner'] }],
    ['two people', two, {}],
    [
      'the Belt with all modules',
      { ...two, players: [...two.players, 'Cleo'], board: 'belt', missions: true, menace: true },
      {},
    ],
  ];

  test.each(proofList(games, 2))('plays a game with %s from the mask to its rewards', (_, options, more) => {
    const end = playOut('whole', options, more);
    const best = Math.max(...end.totals);
    for (const [seat, total] of end.totals.entries()) if (total < best) expect(end.rewards[seat]).toBe(-1);
    expect(ask({ do: 'act', game: 'whole', id: 0 })).toEqual({ error: 'the id 0 is not legal here' });
  });

  test('rewards the only winner with 1 and the other player with -1', () => {
    const { totals, rewards } = playOut('rewards', two);
    expect(totals[0]).not.toBe(totals[1]);
    expect(rewards).toEqual(totals[0] > totals[1] ? [1, -1] : [-1, 1]);
  });

  test('keeps games separate and closes them', () => {
    const [one, other] = ['one', 'other'].map((game) => ask({ do: 'reset', game, options: two }));
    const id = must(one.mask.indexOf(1));
    const begun = [ask({ do: 'act', game: 'one', id }).begun, ask({ do: 'observe', game: 'other' }).begun];
    expect(begun.flat()).toHaveLength(1);
    expect(ask({ do: 'observe', game: 'other' })).toEqual(other);
    expect(ask({ do: 'close', game: 'one' })).toEqual({ game: 'one', closed: true });
    expect(ask({ do: 'observe', game: 'one' }).error).toMatch(/there is no game "one"/);
  });

  test.each([
    ['not JSON', '{', /^the line: this is not valid JSON$/],
    ['no request', '{"do":"fly"}', /^do: /],
    ['invalid options', '{"do":"reset","game":"x","options":{"players":["Ana"],"seed":"1"}}', /player needs Luna/],
    ['an unknown bot level', '{"do":"reset","game":"x","options":{},"bots":["best"]}', /^bots\.0: /],
    ['an overlong line', `"${'x'.repeat(10_000_001)}"`, /at most 10000000 characters/],
  ])('answers %s with an error', (_, line, problem) => {
    expect(JSON.parse(requests.answer(line)).error).toMatch(problem);
  });

  test('rejects an illegal id and continues', () => {
    const before = ask({ do: 'reset', game: 'strict', options: two });
    for (const id of [before.mask.indexOf(0), -1, 9999])
      expect(ask({ do: 'act', game: 'strict', id })).toEqual({ error: `the id ${id} is not legal here` });
    expect(ask({ do: 'observe', game: 'strict' })).toEqual(before);
  });

  proofTest('has at most 1000 games', () => {
    const many = new Requests();
    const reset = (game: number) => many.answer(JSON.stringify({ do: 'reset', game: `${game}`, options: two }));
    for (let game = 0; game < 1000; game += 1) reset(game);
    expect(reset(1000)).toMatch(/at most 1000 games can be open/);
    expect(reset(999)).not.toMatch(/error/);
  });
});

test('the command answers each input line with a line', () => {
  const { code, out } = runWith(['env'], undefined, ['{"do":"spaces"}', ' ', '{"do":"observe","game":"x"}']);
  expect(code).toBe(0);
  expect(out.split('\n')).toHaveLength(3);
});

describe('a data set', () => {
  test('has a line per decision with the chosen and the legal ids and the result of the game', () => {
    const games = proofCount(1, 2);
    const bots = ['--players', '2', '--bots', 'easy,beginner'];
    const { code, out } = runWith(['dataset', '--games', `${games}`, ...bots, '--seed', 'd']);
    const lines = out.trimEnd().split('\n');
    const rows = lines.map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(new Set(rows.map(({ game }) => game))).toEqual(new Set(Array(games).keys()));
    expect(new Set(rows.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    for (const { legal, chosen, totals, winners } of rows) {
      expect(legal.length).toBeGreaterThan(1);
      expect(legal).toContainEqual(chosen);
      for (const seat of winners) expect(totals[seat]).toBe(Math.max(...totals));
    }
  });

  proofTest('is the same for the same seed', () => {
    const once = runWith(['dataset', '--games', '1', '--players', '1', '--luna', '3', '--seed', 'd']);
    expect(runWith(['dataset', '--games', '1', '--players', '1', '--luna', '3', '--seed', 'd'])).toEqual(once);
  });

  test.each([
    [['--bots', 'best'], /--bots must be a list of beginner, easy, fast, strong, not 'best'/],
    [['--games', '0'], /--games must be a whole number above 0/],
  ])('rejects %j', (args, problem) => {
    expect(runWith(['dataset', ...args])).toMatchObject({ code: 2, err: expect.stringMatching(problem) });
  });
});
