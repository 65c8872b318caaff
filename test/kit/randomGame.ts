import alea from 'seedrandom/lib/alea.js';
import type { Action, CreateGameOptions, GameState, Rules } from '../../src/index.ts';

/** How often a type of action is picked beside the others; 1 where nothing is said. */
const WEIGHTS: Partial<Record<Action['type'], number>> = {
  pass: 0.12,
  unplanCard: 0.08,
  confirmPlan: 0.3,
  stop: 0.4,
  takeCoin: 0.4,
  upload: 4,
};

/** A reproducible random choice among actions: first a type, then one of it, so that rare types are met often. */
export function randomChooser(seed: string): (actions: readonly Action[]) => Action {
  const draw = alea(seed);
  return (actions) => {
    const types = [...new Set(actions.map(({ type }) => type))];
    const weights = types.map((type) => WEIGHTS[type] ?? 1);
    let left = draw() * weights.reduce((sum, weight) => sum + weight, 0);
    const type = types.find((_, index) => {
      left -= weights[index] ?? 0;
      return left < 0;
    });
    const choice = actions.filter((action) => action.type === type);
    const action = choice[Math.floor(draw() * choice.length)];
    if (action === undefined) throw new Error('nothing to choose from');
    return action;
  };
}

/** Names for a table of one to four. */
export function names(count: number): string[] {
  return ['Melanie', 'Antoine', 'Mathieu', 'David'].slice(0, count);
}

/** Options of a random game: random tracks, dealt tokens. */
export function randomOptions(players: number, seed: string, more: Partial<CreateGameOptions> = {}): CreateGameOptions {
  return { players: names(players), seed, tracks: 'random', startingTokens: 'choose', ...more };
}

/** A state of a game on the way, with its options and the action taken. */
export interface Step {
  readonly state: GameState;
  readonly options: readonly Action[];
  readonly action: Action;
  readonly next: GameState;
}

/** Plays a random game to its end and shows every step of it. */
export function walk(rules: Rules, start: GameState, seed: string, visit: (step: Step) => void): GameState {
  const choose = randomChooser(seed);
  let state = start;
  for (let steps = 0; !rules.isOver(state); steps += 1) {
    if (steps > 5000) throw new Error('the game does not end');
    const options = rules.legalActions(state);
    if (options.length === 0) throw new Error(`dead end: ${JSON.stringify(state.stack)}`);
    const action = choose(options);
    const next = rules.reduce(state, action);
    visit({ state, options, action, next });
    state = next;
  }
  return state;
}
