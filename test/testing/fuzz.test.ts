import { describe, expect, test } from 'vitest';
import type { Action, GameState, Rules } from '../../src/entries/index.ts';
import { fuzz } from '../../src/entries/testing.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount, soakCount } from '../kit/soak.ts';
import { planted } from './planted.ts';

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
function trip(input: unknown): void {
  const { seat } = input as Action;
  if (typeof seat !== 'number') throw new TypeError('seat is not a number');
}

const ACTIONS: readonly (readonly [name: string, rules: Rules, problem: RegExp])[] = [
  [
    'an exception where an action is malformed',
    planted({
      tryReduce: (state, action) => {
        trip(action);
        return rules.tryReduce(state, action);
      },
    }),
    /^action \d+: TypeError: seat is not a number/,
  ],
  [
    'an exception in a reason',
    planted({
      explain: (state, action) => {
        trip(action);
        return rules.explain(state, action);
      },
    }),
    /^action \d+: TypeError: seat is not a number/,
  ],
  [
    'an action that is changed',
    planted({
      tryReduce: (state, action) => {
        if (typeof action === 'object' && action !== null) Object.assign(action, { seen: true });
        return rules.tryReduce(state, action);
      },
    }),
    /^action \d+: an input was changed$/,
  ],
  ['a changed input state', changing(), /^action \d+: an input was changed$/],
  ['a violation of a legal action', planted({ explain: anyReason }), /^action \d+: tryReduce and explain disagree$/],
  [
    'no reason for what may not be done',
    planted({ explain: () => [] }),
    /^action \d+: tryReduce and explain disagree$/,
  ],
  [
    'a refusal without a rule',
    planted({
      explain: (state, action) =>
        rules.explain(state, action).map((each) => ({ ...each, rule: 'NONE-1' }) as unknown as typeof each),
    }),
    /^action \d+: a violation without a rule$/,
  ],
  [
    'a refusal without a sentence',
    planted({ explain: (state, action) => rules.explain(state, action).map((each) => ({ ...each, message: '' })) }),
    /^action \d+: a violation without a rule$/,
  ],
  [
    'an exception at a legal action',
    planted({
      reduce: (state, action) => {
        if (action.type === 'planCard') throw new TypeError('no card');
        return rules.reduce(state, action);
      },
    }),
    /^a step: TypeError: no card/,
  ],
];

const SAVES: readonly (readonly [name: string, rules: Rules, problem: RegExp])[] = [
  ['unchecked saves', planted({ loadGame: (save) => parsed(save) as GameState }), /^save \d+: /],
  [
    'records that are an exception',
    planted({
      checkRecord: () => {
        throw new RangeError('no such record');
      },
    }),
    /^save \d+: RangeError: no such record/,
  ],
  [
    'saves that are changed while they are read',
    planted({
      loadGame: (save) => {
        if (typeof save === 'object') Object.assign(save ?? {}, { schema: 1 });
        return rules.loadGame(save);
      },
    }),
    /^save \d+: TypeError: Cannot/,
  ],
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

function anyReason(): ReturnType<Rules['explain']> {
  return [{ code: 'gameOver', rule: 'END-1', page: '1', message: 'No.', params: {} }];
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
