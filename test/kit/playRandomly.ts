import type { Action, CreateGameOptions, GameEvent, GameState } from '../../src/entries/index.ts';
import { drawFor, randomOptions } from '../../src/entries/testing.ts';
import { randomSteps } from './randomGame.ts';
import { rules } from './shipped.ts';

/** One step of a game. */
export interface RandomStep {
  readonly before: GameState;
  readonly action: Action;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** A random game with its options, start, steps and final state. */
export interface RandomGame {
  readonly options: CreateGameOptions;
  readonly start: GameState;
  readonly steps: readonly RandomStep[];
  readonly actions: readonly Action[];
  readonly end: GameState;
}

/** Returns the options of a random mode: seats, Luna, board, modules, variant and rulings. */
export const randomMode = (seed: string): CreateGameOptions => randomOptions(drawFor(seed), seed);

/** Plays at random to the end, or for a number of steps. */
export function playRandomly(options: CreateGameOptions, most = Number.POSITIVE_INFINITY): RandomGame {
  const start = rules.createGame(options);
  const steps: RandomStep[] = [];
  for (const { state: before, action, next: state, events } of randomSteps(rules, start, `play ${options.seed}`)) {
    if (steps.length === most) break;
    steps.push({ before, action, state, events });
  }
  return { options, start, steps, actions: steps.map(({ action }) => action), end: steps.at(-1)?.state ?? start };
}
