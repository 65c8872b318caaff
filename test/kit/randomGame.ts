import type { Action, CreateGameOptions, GameEvent, GameState, Rules } from '../../src/entries/index.ts';
import { LIMITS } from '../../src/input/limits.ts';
import { chooseRandomly, drawFor } from '../../src/testing/modes.ts';
import { names } from './people.ts';

/** Returns a reproducible random choice among actions. */
export function randomChooser(seed: string): (actions: readonly Action[]) => Action {
  const draw = drawFor(seed);
  return (actions) => chooseRandomly(draw, actions);
}

/** Returns the options of a random game with random tracks and dealt tokens. */
export function randomOptions(players: number, seed: string, more: Partial<CreateGameOptions> = {}): CreateGameOptions {
  return { players: names(players), seed, tracks: 'random', startingTokens: 'choose', ...more };
}

/** One step of a game: the state, its legal actions, the chosen action, and the result. */
export interface Step {
  readonly state: GameState;
  readonly options: readonly Action[];
  readonly action: Action;
  readonly next: GameState;
  readonly events: readonly GameEvent[];
  /** The number of earlier steps. */
  readonly step: number;
}

/** Returns the steps of a random game to its end. */
export function* randomSteps(
  rules: Pick<Rules, 'legalActions' | 'isOver' | 'tryReduce'>,
  start: GameState,
  seed: string,
): Generator<Step, void> {
  const choose = randomChooser(seed);
  let state = start;
  for (let step = 0; !rules.isOver(state); step += 1) {
    if (step === LIMITS.actions) throw new Error('the game does not end');
    const options = rules.legalActions(state);
    if (options.length === 0) throw new Error(`dead end: ${JSON.stringify(state.stack)}`);
    const action = choose(options);
    const result = rules.tryReduce(state, action);
    if (!result.ok) throw new Error(`a listed action is refused: ${JSON.stringify(action)}`);
    yield { state, options, action, next: result.state, events: result.events, step };
    state = result.state;
  }
}

/** Plays a random game to its end and visits every step. */
export function walk(rules: Rules, start: GameState, seed: string, visit: (step: Step) => void): GameState {
  let state = start;
  for (const step of randomSteps(rules, start, seed)) {
    visit(step);
    state = step.next;
  }
  return state;
}
