import { at } from '../../src/engine/lists.ts';
import type { CreateGameOptions, GameState, Rules } from '../../src/entries/index.ts';
import { LUNA_EDITIONS, MENACE_IDS } from '../../src/entries/index.ts';
import { names } from './people.ts';
import { randomSteps, type Step, walk } from './randomGame.ts';
import { IS_PROOF, proofList } from './soak.ts';

/** A kind of game: the number of human players, and the modules. */
export interface Mode {
  readonly name: string;
  readonly people: number;
  readonly luna?: true;
  readonly menace?: true;
  readonly more?: Partial<CreateGameOptions>;
}

/** All kinds of games with different states. The first ones contain everything that the others do. */
export const ALL_MODES: readonly Mode[] = [
  { name: 'the Belt with missions and a menace', people: 3, menace: true, more: { board: 'belt', missions: true } },
  { name: 'one person and Luna', people: 1, luna: true },
  { name: 'chapter 3', people: 2, more: { chapter3: true } },
  { name: 'four people', people: 4 },
  { name: 'the variant', people: 3, more: { constrainedSlots: true } },
  { name: 'the Belt with Luna', people: 2, luna: true, menace: true, more: { board: 'belt' } },
  { name: 'three people', people: 3 },
  { name: 'two people', people: 2 },
  { name: 'missions', people: 3, more: { missions: true } },
  { name: 'the Belt', people: 2, more: { board: 'belt' } },
  { name: 'two people and Luna', people: 2, luna: true },
  { name: 'three people and Luna', people: 3, luna: true, more: { missions: true } },
];

/** Modes to test: three in `npm test`, and all of them in `npm run prove`. */
export const MODES: readonly Mode[] = proofList(ALL_MODES, 3);

/** Returns the options of one of many games in a mode. Luna's levels and editions, menaces and tokens alternate. */
export function optionsOf({ name, people, luna, menace, more }: Mode, game: number): CreateGameOptions {
  return {
    players: names(people),
    seed: `${name} ${game}`,
    tracks: 'random',
    startingTokens: game % 3 === 2 ? 'recommended' : 'choose',
    ...(luna && { luna: { level: (2 + 5 * game) % 9, edition: at(LUNA_EDITIONS, game % LUNA_EDITIONS.length) } }),
    ...(menace && { menace: MENACE_IDS[game % MENACE_IDS.length] ?? true }),
    ...more,
  };
}

/**
 * Number of games to keep per mode, because many tests of a process use the same ones. Proofs play too many to keep.
 */
const KEPT = IS_PROOF ? 0 : 2;
const kept = new WeakMap<Rules, Map<string, readonly Step[]>>();

/** Plays a random game of a mode to its end and visits every step. */
export function playMode(rules: Rules, mode: Mode, game: number, visit: (step: Step) => void): GameState {
  const options = optionsOf(mode, game);
  const start = rules.createGame(options);
  const seed = `modes/${mode.name}/${game}`;
  if (game >= KEPT) return walk(rules, start, seed, visit);
  const games = kept.get(rules) ?? new Map<string, readonly Step[]>();
  kept.set(rules, games);
  const key = JSON.stringify(options); // Two tests may use the same name for different modes.
  const steps = games.get(key) ?? [...randomSteps(rules, start, seed)];
  games.set(key, steps);
  for (const step of steps) visit(step);
  return steps.at(-1)?.next ?? start;
}
