import type { Rules } from '../api/bindRules.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import type { Draw } from '../engine/random.ts';
import { drawInteger } from '../engine/random.ts';
import { requireRules } from '../game/boundRules.ts';
import type { Action } from '../game/model/actions.ts';
import { isDeadEndError } from '../game/model/errors.ts';
import type { CreateGameOptions } from '../game/model/options.ts';
import type { GameState } from '../game/model/state.ts';
import { LIMITS } from '../input/limits.ts';
import { movedBack, optionProblems, stateProblems, structureProblems, viewProblems } from './invariants.ts';
import { randomOptions } from './modes.ts';
import { chooseRandomly, drawFor } from './randomPlay.ts';

/** How thoroughly random games are checked. */
export interface ConformanceOptions {
  /** How many games; 100 by default. */
  readonly games?: number;
  /** The same seed gives the same games. */
  readonly seed?: string;
  /**
   * The expensive checks run at one in this many states, drawn at random: the state read as input, views, saves, another
   * listed action. 1, the default, means every state. Pieces, possessions, markers and legal actions are always checked.
   */
  readonly every?: number;
  /** Called after each game, for progress. */
  readonly onGame?: (played: number) => void;
}

/** A broken invariant, with the options and actions to reproduce it. */
export interface ConformanceProblem {
  readonly options: CreateGameOptions;
  readonly actions: readonly Action[];
  readonly problem: string;
}

/** What the games of a check have shown. */
export interface ConformanceReport {
  /** Games that were played. */
  readonly games: number;
  /** Decisions that were answered in them. */
  readonly decisions: number;
  /** States at which the expensive checks ran. */
  readonly checked: number;
  readonly problems: readonly ConformanceProblem[];
}

/**
 * Plays random games over all modes with every invariant on: listed actions apply, somebody can always answer,
 * states are whole, pieces conserved, markers never move back, views tell their seat the truth, saves and records come
 * back exactly, inputs stay unchanged, and every game ends with a winner or in a time loop. For the rules as they are,
 * with other components, or changed.
 */
export function checkConformance(rules: Rules, given: ConformanceOptions = {}): ConformanceReport {
  requireRules(rules);
  const { games = 100, seed = 'conformance', every = 1, onGame } = given;
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

/** One random game of a random mode. */
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

/** Describes what was thrown; a restriction that leaves no answer is a problem of its own. */
function exceptionText(error: unknown): string {
  if (isDeadEndError(error)) return `a dead end: ${error.message}`;
  return `an exception: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}

/** The expensive checks: the state read as input, the views, and one more of the listed actions. */
function expensiveProblems(rules: Rules, state: GameState, legal: readonly Action[], draw: Draw): string[] {
  const copy: GameState = JSON.parse(JSON.stringify(state));
  const wrong = stateProblems(rules, copy);
  if (wrong.length > 0) return wrong; // no save of it would load
  const other = chooseRandomly(draw, legal);
  const before = sortedJson(state);
  const applies = rules.explain(state, other).length === 0 && rules.tryReduce(state, other).ok;
  // Whatever is legal can be asked about; a warning is never an exception.
  const warnings = legal.flatMap((action) => rules.warnings(state, action));
  return [
    ...(warnings.every(({ message }) => message !== '') ? [] : ['a warning without a sentence']),
    ...viewProblems(rules, state),
    ...(sortedJson(rules.legalActions(copy)) === sortedJson(legal) ? [] : ['a copy of the state has other actions']),
    ...(rules.hashState(rules.loadGame(rules.saveGame(state))) === rules.hashState(state)
      ? []
      : ['a save comes back as something else']),
    ...(applies ? [] : [`a listed action is refused: ${other.type}`]),
    ...(sortedJson(state) === before ? [] : ['an action changed the state it was given']),
  ];
}

/** The end, and the way there once more from the record. */
function endProblems(rules: Rules, options: CreateGameOptions, actions: readonly Action[], state: GameState): string[] {
  const isLooping = rules.timeLoop(state) !== null;
  const replayed = rules.checkRecord(JSON.parse(JSON.stringify(rules.createRecord(options, actions))));
  return [
    ...stateProblems(rules, JSON.parse(JSON.stringify(state))),
    ...(rules.legalActions(state).length === 0 ? [] : ['a game that is over has legal actions']),
    ...(rules.winners(state).length > 0 !== isLooping ? [] : ['nobody wins outside a time loop']),
    ...(replayed.ok && rules.hashState(replayed.state) === rules.hashState(state)
      ? []
      : ['the record leads somewhere else']),
  ];
}
