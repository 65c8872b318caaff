import { at } from '../../src/engine/lists.ts';
import type { CreateGameOptions, GameState, Rules } from '../../src/entries/index.ts';
import { LUNA_EDITIONS, MENACE_IDS } from '../../src/entries/index.ts';
import { names } from './people.ts';
import type { Step } from './randomGame.ts';
import { randomSteps, walk } from './randomGame.ts';
import { IS_PROOF, proofList } from './soak.ts';

/** A way to play: how many people, with what. */
export interface Mode {
  readonly name: string;
  readonly people: number;
  readonly luna?: true;
  readonly menace?: true;
  readonly more?: Partial<CreateGameOptions>;
}

/** Every way to play that makes a difference to what is in a state. The first ones hold everything that the others do. */
export const ALL_MODES: readonly Mode[] = [
  { name: 'the Belt with missions and a menace', people: 3, menace: true, more: { board: 'belt', missions: true } },
  { name: 'one person and Luna', people: 1, luna: true },
  { name: 'chapter 3', people: 2, more: { chapter3: true } },
  { name: 'two people', people: 2 },
  { name: 'the variant', people: 3, more: { constrainedSlots: true } },
  { name: 'the Belt with Luna', people: 2, luna: true, menace: true, more: { board: 'belt' } },
  { name: 'three people', people: 3 },
  { name: 'four people', people: 4 },
  { name: 'missions', people: 3, more: { missions: true } },
  { name: 'the Belt', people: 2, more: { board: 'belt' } },
  { name: 'two people and Luna', people: 2, luna: true },
  { name: 'three people and Luna', people: 3, luna: true, more: { missions: true } },
];

/** The ways to play that are tried: `npm test` tries three of them, `npm run prove` all. */
export const MODES: readonly Mode[] = proofList(ALL_MODES, 3);

/** Options of one of many games of a mode: Luna's levels and editions, menaces, and tokens dealt or recommended, take turns. */
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

/** The first games of a mode, which many tests look at: those of a process play them once. Proofs play too many to keep. */
const KEPT = IS_PROOF ? 0 : 2;
const kept = new WeakMap<Rules, Map<string, readonly Step[]>>();

/** Plays a random game of a mode to its end and shows every step of it. */
export function playMode(rules: Rules, mode: Mode, game: number, visit: (step: Step) => void): GameState {
  const options = optionsOf(mode, game);
  const start = rules.createGame(options);
  const seed = `modes/${mode.name}/${game}`;
  if (game >= KEPT) return walk(rules, start, seed, visit);
  const games = kept.get(rules) ?? new Map<string, readonly Step[]>();
  kept.set(rules, games);
  const key = JSON.stringify(options); // two tests may call different modes by one name
  const steps = games.get(key) ?? [...randomSteps(rules, start, seed)];
  games.set(key, steps);
  for (const step of steps) visit(step);
  return steps.at(-1)?.next ?? start;
}
