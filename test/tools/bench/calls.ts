// The cost of single functions on positions of random games, in microseconds of CPU time.
import process from 'node:process';
import type { Action, GameState } from '../../../src/entries/index.ts';
import {
  createGame,
  explain,
  hashState,
  legalActions,
  loadGame,
  reduce,
  saveGame,
  score,
  viewFor,
} from '../../../src/entries/index.ts';
import { choices, preview } from '../../../src/entries/queries.ts';
import { simulate } from '../../../src/entries/sim.ts';
import { drawFor } from '../../../src/testing/modes.ts';
import { microseconds, quantile } from './measure.ts';
import { reduceByCopy } from './reduceByCopy.ts';
import { WAYS } from './ways.ts';

/** A position of a random game, and a legal action. */
interface Place {
  readonly state: GameState;
  readonly action: Action;
}

/** The positions of some games, each with the chosen action. */
function placesOf(way: string, games: number): Place[] {
  const places: Place[] = [];
  for (let game = 0; game < games; game += 1) {
    const draw = drawFor(`calls/${game}`);
    let state = createGame((WAYS[way] ?? WAYS['4 people'])?.(game) ?? { players: ['Ana'], seed: '' });
    for (let legal = legalActions(state); legal.length > 0; legal = legalActions(state)) {
      const action = legal[Math.floor(draw() * legal.length)] as Action;
      places.push({ state, action });
      state = reduce(state, action);
    }
  }
  return places;
}

/** Microseconds per call, by name. */
export function measureCalls(way: string): Readonly<Record<string, number>> {
  const places = placesOf(way, 3);
  const some = places.filter((_, index) => index % 10 === 0);
  const saves = some.map(({ state }) => saveGame(state));
  const numbers = Array.from({ length: 200 }, (_, index) => index);
  const options = WAYS[way];
  return {
    createGame: microseconds(numbers, (game) => options && createGame(options(game)), 5),
    legalActions: microseconds(places, ({ state }) => legalActions(state), 7),
    reduce: microseconds(places, ({ state, action }) => reduce(state, action), 7),
    'reduce without immer (lower bound)': microseconds(places, ({ state, action }) => reduceByCopy(state, action), 7),
    explain: microseconds(places, ({ state, action }) => explain(state, action), 7),
    choices: microseconds(places, ({ state, action }) => choices(state, action.seat), 5),
    preview: microseconds(some, ({ state, action }) => preview(state, action), 5),
    score: microseconds(places, ({ state }) => score(state), 5),
    viewFor: microseconds(some, ({ state }) => viewFor(state, 0), 5),
    saveGame: microseconds(some, ({ state }) => saveGame(state), 5),
    loadGame: microseconds(saves, (save) => loadGame(save), 5),
    hashState: microseconds(some, ({ state }) => hashState(state), 5),
    'copy of a simulator': microseconds(
      some.map(({ state }) => simulate(state)),
      (simulator) => simulator.copy(),
      9,
    ),
  };
}

const KEPT: GameState[] = [];

/** The bytes that a successor adds to the heap when the previous state is kept. Needs `--expose-gc`. */
export function heapPerSuccessor(way: string): number {
  const collect = (globalThis as { gc?: () => void }).gc;
  if (collect === undefined) return Number.NaN;
  const places = placesOf(way, 2);
  const figures: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    collect();
    const before = process.memoryUsage().heapUsed;
    KEPT.push(...places.map(({ state, action }) => reduce(state, action)));
    collect();
    figures.push((process.memoryUsage().heapUsed - before) / KEPT.length);
    KEPT.length = 0;
  }
  return quantile(figures, 0.5);
}
