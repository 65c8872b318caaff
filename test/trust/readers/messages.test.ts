import { describe, expect, test } from 'vitest';
import { createCampaign, loadCampaign, tryCampaignReduce } from '../../../src/entries/campaign.ts';
import {
  type Action,
  type CreateGameOptions,
  checkRecord,
  createGame,
  createRecord,
  createRules,
  createSession,
  defaultContent,
  describeCheck,
  explain,
  type GameRecord,
  loadGame,
  recordAt,
  reduce,
  replay,
  validateContent,
} from '../../../src/entries/index.ts';
import { formatRecord, parseAction, parseRecord } from '../../../src/entries/notation.ts';
import { childPath, joinProblems, limitProblems } from '../../../src/input/problems.ts';
import { quoted, truncate } from '../../../src/input/text.ts';

// An error describes the problem and does not repeat its input.

/** The maximum length of a message for any input. */
const LONGEST_MESSAGE = 8000;
const MOST_PROBLEMS = 100;

const options: CreateGameOptions = { players: ['Ana', 'Ben'], seed: 'messages' };
const game = createGame(options);
const record = createRecord(options, []);

const long = 'k'.repeat(120_000);
const own = (entries: readonly (readonly [string, unknown])[]): object => Object.fromEntries(entries);
/** JSON, because an object literal cannot have the key `__proto__` at several places. */
const unsafe = (count: number): unknown => JSON.parse(`[${Array(count).fill('{"__proto__":1}').join()}]`);

/** Inputs that a message could repeat. */
const BIG: readonly (readonly [string, unknown])[] = [
  ['a long key above many keys that are not allowed', own([[long, unsafe(8000)]])],
  ['a long text', long],
  ['a list of long texts', Array(200).fill(long.slice(0, 5000))],
  ['many unknown keys', own(Array.from({ length: 20_000 }, (_, index) => [`key${index}`, index]))],
  ['many values that are not JSON', Array(20_000).fill(Number.NaN)],
  ['lists in lists', Array(300).reduce((inner: unknown) => [inner], 0)],
  ['long unknown keys', own(Array.from({ length: 50 }, (_, index) => [`${index}${long.slice(0, 5000)}`, index]))],
];

/** The error that a call throws; it must be one of the library's own. */
function thrownBy(call: () => unknown): Error {
  try {
    call();
  } catch (error) {
    if (error instanceof Error && /^(Invalid|Illegal|Notation|Foreign)/.test(error.name)) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

function expectShort(error: Error): void {
  expect(error.message.length).toBeLessThan(LONGEST_MESSAGE);
  if ('problems' in error && Array.isArray(error.problems))
    expect(error.problems.length).toBeLessThan(MOST_PROBLEMS + 1);
}

describe.each(BIG)('%s', (_what, input) => {
  test.each<readonly [string, (input: never) => unknown]>([
    ['replay', replay],
    ['recordAt', (given) => recordAt(given, 3)],
    ['replay, as a part of a record', (given) => replay({ ...record, extra: given } as GameRecord)],
    ['replay, as the options of a record', (given) => replay({ ...record, options: given })],
    ['replay, as an action of a record', (given) => replay({ ...record, actions: [given] })],
    ['createSession, as the options of a record', (given) => createSession({ ...record, options: given })],
    ['loadGame', loadGame],
    ['loadGame, as a part of a state', (given) => loadGame({ ...game, players: given })],
    ['createGame', createGame],
    ['createGame, as the players', (given) => createGame({ ...options, players: given })],
    ['createGame, as the switches', (given) => createGame({ ...options, switches: given })],
    ['createRules', createRules],
    ['createRules, as the cards', (given) => createRules({ ...defaultContent, cards: given })],
    ['createCampaign', createCampaign],
    ['createCampaign, as the players', (given) => createCampaign({ seed: '', players: given })],
    ['loadCampaign', loadCampaign],
    ['reduce', (given) => reduce(game, given)],
    ['reduce, as a field of an action', (given) => reduce(game, { type: 'planCard', seat: 0, card: given, slot: 1 })],
    ['parseAction of the notation', (given) => parseAction(game.options, `Ana: plan ${JSON.stringify(given)}`)],
    [
      'parseRecord of the notation',
      (given) => parseRecord(formatRecord(record).replace(/options .*/, `options ${JSON.stringify(given)}`)),
    ],
  ])('is not repeated in the error of %s', (_reader, read) => {
    expectShort(thrownBy(() => read(input as never)));
  });

  test('is not repeated in returned problems and violations', () => {
    const checked = checkRecord({ ...record, extra: input });
    if (checked.ok) throw new Error('it was accepted');
    expect(describeCheck(checked).length).toBeLessThan(LONGEST_MESSAGE);
    expect(JSON.stringify(checked).length).toBeLessThan(MOST_PROBLEMS * LONGEST_MESSAGE);
    expect(validateContent(input).length).toBeLessThan(MOST_PROBLEMS + 1);
    const action = { type: 'planCard', seat: 0, card: input, slot: 1 } as Action;
    expect(JSON.stringify(explain(game, action)).length).toBeLessThan(LONGEST_MESSAGE);
    const refused = tryCampaignReduce(createCampaign({ players: ['Ana', 'Ben'], seed: 'x' }), input);
    expect(JSON.stringify(refused).length).toBeLessThan(LONGEST_MESSAGE);
  });
});

test('a quoted text is cut between characters, not inside one', () => {
  expect(quoted('\u{1f311}'.repeat(1000))).toBe(`"${'\u{1f311}'.repeat(40)}…"`);
  expect(truncate('\u{1f311}'.repeat(40), 40)).toBe('\u{1f311}'.repeat(40));
  expect(truncate('x'.repeat(41), 40)).toBe(`${'x'.repeat(40)}…`);
});

test('an error lists up to 100 problems and describes 10 of them in 500 characters each', () => {
  const problems = Array.from({ length: 120 }, () => 'p'.repeat(600));
  expect(limitProblems(problems)).toEqual(problems.slice(0, MOST_PROBLEMS));
  const parts = joinProblems(problems).split('; ');
  expect(parts).toEqual([...Array(10).fill(`${'p'.repeat(500)}…`), 'and at least 110 more']);
  expect(childPath('$', long)).toBe(`$["${'k'.repeat(40)}…"]`);
});

test('a message contains the first problems and the number of the others', () => {
  const players = Array(4).fill('');
  const error = thrownBy(() => loadGame(Array(12).fill(Number.NaN)));
  expect(error.message).toMatch(/^\$\[0\]: expected .+; and 2 more$/);
  expect(thrownBy(() => loadGame(Array(5000).fill(Number.NaN))).message).toMatch(/; and at least 90 more$/);
  expect(thrownBy(() => createGame({ ...options, players })).message.split('; ')).toHaveLength(players.length);
});
