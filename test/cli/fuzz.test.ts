import { expect, test } from 'vitest';
import { tellProblems } from '../../src/cli/fuzz.ts';
import type { CreateGameOptions } from '../../src/entries/index.ts';

const options: CreateGameOptions = { players: ['Ana', 'Ben'], seed: 'fuzz' };
const broken = (problem: string) => ({ problem, options, actions: [] });

/** The lines printed for some problems, and the exit code. */
function printed(...[played, tried]: [Parameters<typeof tellProblems>[0], readonly string[]]) {
  const printed: string[] = [];
  const code = tellProblems(played, tried, { err: (text) => printed.push(text) });
  return { code, lines: printed.join('').split('\n').slice(0, -1) };
}

test('prints a problem of a game with its last action and the options, so that it can be reproduced', () => {
  const actions = [
    { type: 'confirmPlan', seat: 1 },
    { type: 'pass', seat: 0 },
    { type: 'stop', seat: 0 },
  ] as const;
  expect(printed([{ problem: 'round', options, actions }, broken('$: expected a card')], [])).toEqual({
    code: 1,
    lines: [
      'round, after 3 actions (Ana: stop)',
      `  ${JSON.stringify(options)}`,
      '$: expected a card, after 0 actions',
      `  ${JSON.stringify(options)}`,
    ],
  });
});

test('prints a game that cannot be created', () => {
  const { lines } = printed([{ problem: 'no game', options: { players: [], seed: '' }, actions: [] }], []);
  expect(lines).toEqual(['no game, after 0 actions', '  {"players":[],"seed":""}']);
});

test('prints a problem of malformed input unchanged', () => {
  const lines = ['action 7: an input was changed'];
  expect(printed([], lines)).toEqual({ code: 1, lines });
});

test('prints up to five problems of each kind', () => {
  const seven = Array.from({ length: 7 }, (_, index) => `problem ${index}`);
  const { code, lines } = printed(seven.map(broken), seven);
  expect(code).toBe(1);
  expect(lines.filter((line) => line.endsWith('after 0 actions'))).toHaveLength(5);
  expect(lines.slice(-5)).toEqual(seven.slice(0, 5));
  expect(lines).toHaveLength(15);
});

test('prints nothing without problems', () => {
  expect(printed([], [])).toEqual({ code: 0, lines: [] });
});
