import { describe, expect, test } from 'vitest';
import type { Action, GameState, Rules } from '../../src/entries/index.ts';
import { fuzz } from '../../src/entries/testing.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount, soakCount } from '../kit/soak.ts';
import { planted, preceded } from './planted.ts';

const SIZE = soakCount(1, 3);

test('correct rules pass the fuzz test', () => {
  const report = fuzz(rules, { seed: 'clean', actions: 500 * SIZE, saves: 40 * SIZE, texts: 100 * SIZE });
  expect(report.problems).toEqual([]);
  expect(report).toMatchObject({ actions: 500 * SIZE, saves: 40 * SIZE, texts: 100 * SIZE });
  // Some inputs happen to be legal, but most are not.
  expect(report.accepted).toBeGreaterThan(20 * SIZE);
  expect(report.accepted).toBeLessThan(400 * SIZE);
});

test('the same seed gives the same inputs, and another seed different ones', () => {
  const few = { actions: 100, saves: 5, texts: 10 };
  expect(fuzz(rules, { ...few, seed: 'one' })).toEqual(fuzz(rules, { ...few, seed: 'one' }));
  expect(fuzz(rules, { ...few, seed: 'one' })).not.toEqual(fuzz(rules, { ...few, seed: 'two' }));
});

/** Throws when it reads its input. */
function trip(_: unknown, action: unknown): void {
  if (typeof (action as Action).seat !== 'number') throw new TypeError('seat is not a number');
}

function mark(input: unknown): void {
  if (typeof input === 'object' && input !== null) Object.assign(input, { schema: 1 });
}

function refuse(message: string): never {
  throw new TypeError(message);
}

type Violations = ReturnType<Rules['explain']>;

/** Returns the rules with a bug in the violations of illegal actions. */
function explaining(change: (violation: Violations[number]) => object): Rules {
  return planted({ explain: (state, action) => rules.explain(state, action).map(change) as unknown as Violations });
}

const ANY_REASON: Violations = [{ code: 'gameOver', rule: 'END-1', page: '1', message: 'No.', params: {} }];

const ACTIONS: readonly (readonly [name: string, rules: Rules, problem: RegExp])[] = [
  ['an exception where an action is malformed', preceded('tryReduce', trip), /^action \d+: TypeError: seat is not/],
  ['an exception in a reason', preceded('explain', trip), /^action \d+: TypeError: seat is not a number/],
  [
    'an action that is changed',
    preceded('tryReduce', (_, action) => mark(action)),
    /^action \d+: an input was changed$/,
  ],
  ['a changed input state', changing(), /^action \d+: an input was changed$/],
  ['a violation of a legal action', planted({ explain: () => ANY_REASON }), /: tryReduce and explain disagree$/],
  ['no reason for what may not be done', planted({ explain: () => [] }), /: tryReduce and explain disagree$/],
  ['a refusal without a rule', explaining((each) => ({ ...each, rule: 'NONE-1' })), /: a violation without a rule$/],
  ['a refusal without a sentence', explaining((each) => ({ ...each, message: '' })), /: a violation without a rule$/],
  [
    'an exception at a legal action',
    preceded('reduce', (_, { type }) => type === 'planCard' && refuse('no card')),
    /^a step: TypeError: no card/,
  ],
];

const SAVES: readonly (readonly [name: string, rules: Rules, problem: RegExp])[] = [
  ['unchecked saves', planted({ loadGame: (save) => parsed(save) as GameState }), /^save \d+: /],
  [
    'records that are an exception',
    preceded('checkRecord', () => refuse('no record')),
    /^save \d+: TypeError: no record/,
  ],
  ['saves that are changed while they are read', preceded('loadGame', mark), /^save \d+: TypeError: Cannot/],
];

/** Returns rules with unfrozen states that increase the turn count of their input. */
function changing(): Rules {
  const thawed = (state: GameState): GameState => JSON.parse(JSON.stringify(state));
  return planted({
    createGame: (options) => thawed(rules.createGame(options)),
    reduce: (state, action) => thawed(rules.reduce(thawed(state), action)),
    tryReduce: (state, action) => {
      Object.assign(state, { turns: state.turns + 1 });
      return rules.tryReduce(thawed(state), action);
    },
  });
}

function parsed(save: unknown): unknown {
  return typeof save === 'string' ? JSON.parse(save) : save;
}

describe('finds planted bugs', () => {
  test.each(ACTIONS)('%s', (_, broken, problem) => {
    const { problems } = fuzz(broken, { seed: 'planted', actions: proofCount(200, 600), saves: 0, texts: 0 });
    expect(problems).toContainEqual(expect.stringMatching(problem));
    expect(problems.length).toBeLessThanOrEqual(20);
  });

  test.each(SAVES)('%s', (_, broken, problem) => {
    const { problems } = fuzz(broken, { seed: 'planted', actions: 0, saves: 40, texts: 0 });
    expect(problems).toContainEqual(expect.stringMatching(problem));
  });
});
