import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import type {
  Action,
  CoreRules,
  GameState,
  Rules,
  Violation,
  ViolationCode,
  Warning,
} from '../../src/entries/index.ts';
import { type ConformanceProblem, checkConformance, movedBack, optionProblems } from '../../src/entries/testing.ts';
import { must } from '../kit/must.ts';
import { proofTest } from '../kit/proofTest.ts';
import { rules } from '../kit/shipped.ts';
import { proofCount, proofList, soakCount } from '../kit/soak.ts';
import { listing, markerBack, misleading, planted, preceded, replayed, spoiling } from './planted.ts';

const GAMES = soakCount(1, 8);
/** One in this many states is checked thoroughly. */
const EVERY = proofCount(12, 4);

test(`${GAMES} games with correct rules have no problems`, () => {
  const played: number[] = [];
  const report = checkConformance(rules, {
    games: GAMES,
    seed: 'clean',
    every: proofCount(9, 3),
    onGame: (game) => played.push(game),
  });
  expect(report.problems).toEqual([]);
  expect(report.games).toBe(GAMES);
  expect(report.decisions).toBeGreaterThan(50 * GAMES);
  expect(report.checked).toBeGreaterThan(report.decisions / proofCount(12, 5));
  expect(report.checked).toBeLessThan(report.decisions / proofCount(6, 2));
  expect(played).toEqual(Array.from({ length: GAMES }, (_, game) => game + 1));
});

proofTest('the same seed plays the same games, another seed others', () => {
  const decisions = (seed: string) => checkConformance(rules, { games: 1, seed, every: 200 }).decisions;
  const first = decisions('one');
  expect(decisions('one')).toBe(first);
  expect(decisions('two')).not.toBe(first);
});

test('the seed determines the mode of each game, and is random by default', () => {
  const broken = planted({ createGame: refuse });
  const { problems } = checkConformance(broken, { games: 12 });
  const modes = problems.map(({ options }) => JSON.stringify({ ...options, seed: '' }));
  expect(new Set(modes).size).toBeGreaterThan(6);
  expect(checkConformance(broken, { games: 12, seed: 'conformance' }).problems).toEqual(problems);
});

const isTurn = ({ stack }: GameState): boolean => stack.at(-1)?.kind === 'turn';
const stray = (actions: readonly Action[]): Action[] =>
  actions.slice(0, 1).map(({ seat }) => ({ type: 'flipPlan', seat, position: 15 }));

const withStray = listing((actions) => [...actions, ...stray(actions)]);
const SILENT: Warning = {
  code: 'energyLost',
  rule: 'EXP-16',
  page: '1',
  message: '',
  params: { company: 'tawac', energy: 1 },
};

/** Broken rules with the expected problem. */
const BUGS: readonly (readonly [name: string, rules: Rules, problem: RegExp])[] = [
  ['a listed action that is refused', withStray, /^a listed action is refused/],
  [
    'an action listed twice, its keys in another order',
    listing((actions, state) => (isTurn(state) ? [...actions, ...actions.slice(-1).map(backwards)] : actions)),
    /^an action is listed twice$/,
  ],
  [
    'a deciding seat without an answer',
    listing((actions, state) => (isTurn(state) ? [] : actions)),
    /^seat \d has no legal action for "turn"$/,
  ],
  ['a marker that moves back', markerBack, /^helium-3 marker of seat 0$/],
  [
    'a round that is played again',
    spoiling((state) => (state.round === 3 ? { ...state, round: 1 } : state)),
    /^round$/,
  ],
  [
    'a card that is lost',
    spoiling((state) => produce(state, (draft) => void (draft.round === 2 && draft.deck.pop()))),
    /^\$: expected card .+ exactly once, not 0 times$/,
  ],
  [
    'a plan that is doubled',
    spoiling((state) => produce(state, ({ planSupply: { A } }) => void A.push(A[0] ?? ''))),
    /^\$: expected plan .+ exactly once, not \d+ times$/,
  ],
  ['no winner', planted({ winners: () => [] }), /^no winner outside a time loop$/],
  ['a missing winner outside a time loop', planted({ timeLoop: () => null, winners: () => [] }), /^no winner/],
  [
    'a view that hides a legal action',
    misleading((actions) => actions.slice(1)),
    /^seat \d has different legal actions in its view$/,
  ],
  [
    'a view that shows something else',
    planted({
      viewFor: (state, viewer) => produce(rules.viewFor(state, viewer), ({ players }) => void players.reverse()),
    }),
    /^seat \d has (a different score|different legal actions) in its view$/,
  ],
  [
    'a save that changes something',
    planted({ loadGame: (save) => ({ ...rules.loadGame(save), turns: 77 }) }),
    /^a save loads as a different state$/,
  ],
  [
    'an order of actions that depends on how the state was made',
    listing((actions, state) => (Object.isFrozen(state) ? actions : [...actions].reverse())),
    /^a copy of the state has different legal actions$/,
  ],
  ['an action that changes its input state', meddling(), /^an action changed its input state$/],
  [
    'a record that leads somewhere else',
    planted({ checkRecord: (record) => ({ ...rules.checkRecord(record), state: rules.replay(cut(record)) }) as never }),
    /^the record replays to a different state$/,
  ],
  ['a finished game that continues', goingOn(), /^a finished game has legal actions$/],
  [
    'an exception on the way',
    preceded('tryReduce', ({ round }) => round === 2 && refuse()),
    /^an exception: TypeError: no game$/,
  ],
  ['a warning without a message', planted({ warnings: () => [SILENT] }), /^a warning without a message$/],
  [
    'a reason against a listed action',
    planted({ explain: () => [refusal('gameOver')] }),
    /^a listed action is refused/,
  ],
  ['a warning that is an exception', planted({ warnings: refuse }), /^an exception: TypeError: no game$/],
  ['a game that cannot be created', planted({ createGame: refuse }), /^an exception: TypeError: no game$/],
  [
    'a piece that is lost at the very end',
    spoiling((state) => (state.stack.length > 0 ? state : { ...state, destroyed: [...state.destroyed, 'A01', 'A01'] })),
    /^\$: expected card A01 exactly once/,
  ],
];

function refusal(code: ViolationCode): Violation {
  return { code, rule: 'END-1', page: '1', message: 'No.', params: {} } as Violation;
}

function backwards(action: Action): Action {
  return Object.fromEntries(Object.entries(action).reverse()) as unknown as Action;
}

/** Returns rules with unfrozen states and an `explain` that modifies them. */
function meddling(): Rules {
  const thawed = (state: GameState): GameState => JSON.parse(JSON.stringify(state));
  const { tryReduce } = spoiling(thawed);
  const createGame: Rules['createGame'] = (options) => thawed(rules.createGame(options));
  const explain: Rules['explain'] = (state, action) => {
    const [first] = state.players;
    if (first !== undefined && !Object.isFrozen(state)) Object.assign(first, { coins: first.coins + 1 });
    return rules.explain(state, action);
  };
  return planted({ createGame, tryReduce, explain });
}

function cut(record: unknown) {
  const { result: _, ...game } = record as ReturnType<Rules['createRecord']>;
  return { ...game, actions: game.actions.slice(0, -1) };
}

function goingOn(): Rules {
  const late: Action = { type: 'pass', seat: 0 };
  return listing((actions, { stack }) => (stack.length > 0 ? actions : [late]));
}

function refuse(): never {
  throw new TypeError('no game');
}

describe('finds planted bugs', () => {
  test.each(BUGS.filter((_, index) => index % proofCount(6, 1) === 0))('%s', (_, broken, problem) => {
    const report = checkConformance(broken, { games: 3, seed: 'planted', every: EVERY });
    const [first] = report.problems;
    expect(first?.problem).toMatch(problem);
  });

  test.each(proofList(BUGS, 1))('finds the bug again with the same seed: %s', (_, broken) => {
    const found = () => checkConformance(broken, { games: 3, seed: 'planted', every: EVERY }).problems;
    expect(found()).toEqual(found());
  });
});

describe('reports each problem once', () => {
  /** Returns the problems found in one game, with the expensive checks on every state. */
  const found = (broken: Rules) =>
    checkConformance(broken, { games: 1, seed: 'once', every: 1 }).problems.map(({ problem }) => problem);

  test('when no seat has an answer', () => {
    const stuck = listing(() => []);
    expect(found(stuck).filter((problem) => !problem.includes('has no legal action'))).toEqual([]);
  });

  test('when a listed action has several violations', () => {
    const refused = planted({
      tryReduce: () => ({ ok: false, violations: [refusal('gameOver'), refusal('notThisSeat')] }),
    });
    const { problems } = checkConformance(refused, { games: 1, seed: 'once', every: 1_000_000 });
    expect(problems.map(({ problem }) => problem)).toEqual(['a listed action is refused: gameOver, notThisSeat']);
  });

  test('when a state is invalid, without further checks', () => {
    const lost = spoiling((state) => ({ ...state, deck: state.deck.slice(1) }));
    const problems = found(lost);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.filter((problem) => !problem.startsWith('$: expected '))).toEqual([]);
  });
});

proofTest('a game that does not end is found', () => {
  const { legalActions } = listing((actions) => actions.filter(({ type }) => type !== 'confirmPlan'));
  const tryReduce: CoreRules['tryReduce'] = (state, action) =>
    (action as Action).type === 'planCard' ? { ok: true, state, events: [] } : rules.tryReduce(state, action);
  const broken = planted({ legalActions, tryReduce });
  const { problems } = checkConformance(broken, { games: 1, seed: 'endless', every: 1_000_000 });
  expect(problems.map(({ problem }) => problem)).toEqual(['the game does not end']);
});

describe('problems can be replayed', () => {
  function firstProblem(broken: Rules, games: number = 1): ConformanceProblem {
    return must(checkConformance(broken, { games, seed: 'again', every: 1_000_000 }).problems[0]);
  }

  test('for an illegal listed action', () => {
    const { options, actions } = firstProblem(withStray);
    const { state, last } = replayed(rules, options, actions);
    expect(last.type).toBe('flipPlan');
    expect(rules.explain(state, last)).not.toEqual([]);
  });

  test('for an action listed twice', () => {
    const broken = listing((actions, state) => (isTurn(state) ? [...actions, ...actions.slice(-1)] : actions));
    const { options, actions } = firstProblem(broken);
    const state = actions.reduce(rules.reduce<GameState>, rules.createGame(options));
    expect(optionProblems(broken, state, broken.legalActions(state))).toEqual(['an action is listed twice']);
  });

  test('for a marker that moves back', () => {
    const { options, actions } = firstProblem(markerBack, 3);
    const { state, last } = replayed(markerBack, options, actions);
    const result = markerBack.tryReduce(state, last);
    expect(result.ok && movedBack(state, result.state)).toEqual(['helium-3 marker of seat 0']);
  });
});
