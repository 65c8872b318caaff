import type { Rules } from '../api/bindRules.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import { type Draw, drawInteger } from '../engine/random.ts';
import { boxUnder } from '../game/boundRules.ts';
import type { Action } from '../game/model/actions.ts';
import { isDeadEndError } from '../game/model/errors.ts';
import type { CreateGameOptions } from '../game/model/options.ts';
import type { GameState } from '../game/model/state.ts';
import { LIMITS } from '../input/limits.ts';
import { failing, movedBack, optionProblems, stateProblems, structureProblems, viewProblems } from './invariants.ts';
import { chooseRandomly, drawFor, randomOptions } from './modes.ts';

/** Options of `checkConformance`. */
export interface ConformanceOptions {
  /** Number of games to play. The default is 100. */
  readonly games?: number;
  /** Seed of the games. The same seed gives the same games. */
  readonly seed?: string;
  /**
   * The expensive checks (state validation, views, saves and one other legal action) run on one in `every` states on
   * average, chosen at random. The default of 1 checks every state. Pieces, possessions, markers and legal actions are
   * always checked.
   */
  readonly every?: number;
  /** Called after each game with the number of games played so far. */
  readonly onGame?: (played: number) => void;
}

/** An invariant that does not hold, with the options and actions that reproduce the problem. */
export interface ConformanceProblem {
  readonly options: CreateGameOptions;
  readonly actions: readonly Action[];
  readonly problem: string;
}

/** The result of `checkConformance`. */
export interface ConformanceReport {
  /** Number of games played. */
  readonly games: number;
  /** Number of decisions in all games. */
  readonly decisions: number;
  /** Number of states on which the expensive checks were run. */
  readonly checked: number;
  readonly problems: readonly ConformanceProblem[];
}

/**
 * Plays random games in all modes and checks every invariant: legal actions work, there is always a legal action,
 * states are valid, no piece appears or disappears, markers never move back, views are consistent, saves and records
 * load unchanged, inputs are not modified, and every game ends with a winner or in a time loop. Use it for the original
 * rules, custom component sets and modified rules.
 * @example
 * ```ts
 * const { problems } = checkConformance(createRules(defaultContent), { games: 20 });
 * ```
 */
export function checkConformance(rules: Rules, options: ConformanceOptions = {}): ConformanceReport {
  boxUnder(rules);
  const { games = 100, seed = 'conformance', every = 1, onGame } = options;
  const problems: ConformanceProblem[] = [];
  let decisions = 0;
  let checked = 0;
  for (let game = 0; game < games; game += 1) {
    const played = checkGame(rules, `${seed}/${game}`, every);
    decisions += played.decisions;
    checked += played.checked;
    problems.push(...played.problems);
    onGame?.(game + 1);
  }
  return { games, decisions, checked, problems };
}

/** Checks one random game with random options. */
function checkGame(rules: Rules, seed: string, every: number): ConformanceReport {
  const draw = drawFor(`skymines/testing/${seed}`);
  const options = randomOptions(draw, seed);
  const actions: Action[] = [];
  const problems: ConformanceProblem[] = [];
  const report = (found: readonly string[]): void => {
    for (const problem of found) problems.push({ options, actions: [...actions], problem });
  };
  let checked = 0;
  const play = (): void => {
    let state = rules.createGame(options);
    while (!rules.isOver(state) && problems.length === 0) {
      if (actions.length === LIMITS.actions) report(['the game does not end']);
      const legal = rules.legalActions(state);
      report([...structureProblems(rules, state), ...optionProblems(rules, state, legal)]);
      if (legal.length === 0) break;
      if (drawInteger(draw, every) === 0) {
        checked += 1;
        report(expensiveProblems(rules, state, legal, draw));
      }
      const action = chooseRandomly(draw, legal);
      actions.push(action);
      const result = rules.tryReduce(state, action);
      if (!result.ok) report([`a listed action is refused: ${result.violations.map(({ code }) => code).join(', ')}`]);
      else {
        report(movedBack(state, result.state));
        state = result.state;
      }
    }
    if (problems.length === 0) report(endProblems(rules, options, actions, state));
  };
  try {
    play();
  } catch (error) {
    report([exceptionText(error)]);
  }
  return { games: 1, decisions: actions.length, checked, problems };
}

/** Describes an exception. A restriction that leaves no legal action is reported as a separate kind of problem. */
function exceptionText(error: unknown): string {
  if (isDeadEndError(error)) return `a dead end: ${error.message}`;
  return `an exception: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}

/** Runs the expensive checks: state validation, views, saves and one other legal action. */
function expensiveProblems(rules: Rules, state: GameState, legal: readonly Action[], draw: Draw): string[] {
  const copy: GameState = JSON.parse(JSON.stringify(state));
  const wrong = stateProblems(rules, copy);
  if (wrong.length > 0) return wrong; // An invalid state may be impossible to save and load.
  const other = chooseRandomly(draw, legal);
  const before = sortedJson(state);
  const applies = rules.explain(state, other).length === 0 && rules.tryReduce(state, other).ok;
  // `warnings` must not throw an error for any legal action.
  const warnings = legal.flatMap((action) => rules.warnings(state, action));
  return [
    ...viewProblems(rules, state),
    ...failing([
      [warnings.every(({ message }) => message !== ''), 'a warning without a message'],
      [sortedJson(rules.legalActions(copy)) === sortedJson(legal), 'a copy of the state has different legal actions'],
      [isSame(rules, rules.loadGame(rules.saveGame(state)), state), 'a save loads as a different state'],
      [applies, `a listed action is refused: ${other.type}`],
      [sortedJson(state) === before, 'an action changed its input state'],
    ]),
  ];
}

function isSame(rules: Rules, one: GameState, other: GameState): boolean {
  return rules.hashState(one) === rules.hashState(other);
}

/** Checks the end of a game and replays its record. */
function endProblems(rules: Rules, options: CreateGameOptions, actions: readonly Action[], state: GameState): string[] {
  const isLooping = rules.timeLoop(state) !== null;
  const replayed = rules.checkRecord(JSON.parse(JSON.stringify(rules.createRecord(options, actions))));
  return [
    ...stateProblems(rules, JSON.parse(JSON.stringify(state))),
    ...failing([
      [rules.legalActions(state).length === 0, 'a finished game has legal actions'],
      [rules.winners(state).length > 0 !== isLooping, 'no winner outside a time loop'],
      [replayed.ok && isSame(rules, replayed.state, state), 'the record replays to a different state'],
    ]),
  ];
}
