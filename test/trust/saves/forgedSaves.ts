// Thousands of forged saves. Each is rejected, or played to the end three times and reloaded on the way.

import { chooseGreedily } from '../../../src/bots/greedy/greedy.ts';
import { fingerprint } from '../../../src/engine/fingerprint.ts';
import { at } from '../../../src/engine/lists.ts';
import { type Draw, drawInteger, pickOne, shuffled } from '../../../src/engine/random.ts';
import type { Action, GameState, Rules } from '../../../src/entries/index.ts';
import { CorruptStateError, InvalidSaveError, LIMITS } from '../../../src/entries/index.ts';
import { simulate } from '../../../src/sim/simulator.ts';
import { stateProblems } from '../../../src/testing/invariants.ts';
import { chooseRandomly, drawFor, randomOptions } from '../../../src/testing/modes.ts';
import type { Save } from '../../hosting/saves/states.ts';
import { copy } from '../../kit/json.ts';
import { walk } from '../../kit/randomGame.ts';
import { attempt, type Forgery } from './forging.ts';

/** A source of forgeries: games, campaigns with their game, or campaigns without it. */
export interface Source<State> {
  /** Real states to change and to take parts from. */
  readonly states: readonly State[];
  /** Returns the part of a state that is changed. */
  partOf(state: State): object;
  /** Loads a state with this part replaced. */
  load(state: State, part: object): State;
  /** Plays a loaded state three times. Throws on failure. */
  prove(state: State, draw: Draw): void;
}

/** The results of forgeries. */
interface ForgeReport {
  /** Counts by kind. */
  readonly kinds: Map<string, { refused: number; loaded: number }>;
  /** Problems of saves that load: untyped errors and endless games. */
  readonly problems: string[];
}

/** Attempts per forgery, because some kinds find something to change in only a few states. */
const TRIES = 60;
/** One in this many states is saved. */
const EVERY = 25;
/** An invented stack can make a game several times as long as the longest real one. */
export const MOST_STEPS = 10 * LIMITS.actions;
/** A bot is a thousand times slower than random play, so it chooses only one in this many actions. */
const BOT_EVERY = 20;

/** Forges this many saves, about equally many of each kind, and plays those that load. */
export function forgeSaves<State>(
  source: Source<State>,
  kinds: Readonly<Record<string, Forgery>>,
  count: number,
  seed: string,
): ForgeReport {
  const report: ForgeReport = { kinds: new Map(), problems: [] };
  const draw = drawFor(`forged/${seed}`);
  const forgeries = shuffled(draw, Object.entries(kinds));
  for (let number = 0; number < count; number += 1) {
    const [kind, forge] = at(forgeries, number % forgeries.length);
    const forged = forgedFrom(source, forge, draw);
    if (forged === undefined) continue;
    const tally = report.kinds.get(kind) ?? { refused: 0, loaded: 0 };
    report.kinds.set(kind, tally);
    try {
      const state = source.load(forged.real, forged.save);
      tally.loaded += 1;
      source.prove(state, draw);
    } catch (error) {
      const cause = error instanceof Error ? error.stack : String(error);
      if (error instanceof InvalidSaveError) tally.refused += 1;
      else report.problems.push(`${kind}: ${cause}; ${JSON.stringify(forged.save.stack ?? forged.save)}`);
    }
  }
  return report;
}

/** A state and its forged save, or `undefined` when the kind of forgery finds nothing to change. */
function forgedFrom<State>(
  { states, partOf }: Source<State>,
  forge: Forgery,
  draw: Draw,
): { readonly real: State; readonly save: Save } | undefined {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const real = pickOne(draw, states);
    const text = JSON.stringify(partOf(real));
    const save: Save = JSON.parse(text);
    attempt(forge, { draw, save, other: copy(partOf(pickOne(draw, states))) as Save });
    if (JSON.stringify(save) !== text) return { real, save };
  }
  return undefined;
}

/** States of real games of all modes: the first one and some later ones for each kind of stack. */
export function gamesOf(rules: Rules, games: number, seed: string): Source<GameState> {
  const found = new Map<string, GameState[]>();
  for (let game = 0; game < games; game += 1) {
    const draw = drawFor(`${seed}/${game}`);
    const options = randomOptions(draw, `${seed}/${game}`);
    const end = walk(rules, rules.createGame(options), `${seed}/${game}`, ({ state }) => {
      const top = state.stack.map(({ kind }) => kind).join('>');
      const same = found.get(top) ?? [];
      found.set(top, same);
      if (same.length < 2 || draw() < 4 / (same.length * same.length)) same.push(state);
    });
    found.set(`end ${game}`, [end]);
  }
  return {
    states: [...found.values()].flat(),
    partOf: (state) => state,
    load: (_, save) => rules.loadGame(save),
    prove: (state, draw) => prove(rules, state, draw),
  };
}

/** A running game, played by `reduce` or, faster, in place. */
interface Table {
  readonly state: () => GameState;
  readonly atRandom: () => Action;
  readonly play: (action: Action) => void;
}

/**
 * Plays a state three times, once or twice with bots and sometimes with `reduce`: to the end, or until the rules throw a
 * `CorruptStateError`. Every 25th state of the first game is saved, and the last state of the others.
 */
export function prove(rules: Rules, start: GameState, draw: Draw): void {
  expectLoads(rules, start, draw);
  const isFirst = draw() < 0.5;
  for (const [game, isBot] of [isFirst, !isFirst, draw() < 0.5].entries())
    untilCorrupt(() => playOn(rules, start, draw, { isSaved: game === 0, isBot }));
}

/** Runs a function, which may throw a `CorruptStateError`. */
export function untilCorrupt(run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof CorruptStateError)) throw error;
  }
}

function playOn(rules: Rules, start: GameState, draw: Draw, manner: { isSaved: boolean; isBot: boolean }): void {
  const table = draw() < 0.1 ? byReduce(rules, start, draw) : inPlace(rules, start, draw);
  for (let steps = 0; !rules.isOver(table.state()); steps += 1) {
    if (steps === MOST_STEPS) throw new Error('the game does not end');
    if (manner.isSaved && steps > 0 && steps % EVERY === 0) visit(rules, copy(table.state()), draw);
    const asksBot = manner.isBot && drawInteger(draw, BOT_EVERY) === 0;
    table.play(asksBot ? byBot(rules, table.state(), draw) : table.atRandom());
  }
  visit(rules, table.state(), draw);
  rules.winners(table.state());
}

/** Saves and loads a state, unless the forgery has led to pieces that are lost or in two places. */
function visit(rules: Rules, state: GameState, draw: Draw): void {
  rules.score(state);
  if (stateProblems(rules, state).length === 0) expectLoads(rules, state, draw);
}

function byBot(rules: Rules, state: GameState, draw: Draw): Action {
  return chooseGreedily(state, pickOne(draw, rules.pending(state)).seat, rules);
}

function byReduce(rules: Rules, start: GameState, draw: Draw): Table {
  let state = start;
  return {
    state: () => state,
    atRandom: () => chooseRandomly(draw, rules.legalActions(state)),
    play(action) {
      state = rules.reduce(state, action);
    },
  };
}

function inPlace(rules: Rules, start: GameState, draw: Draw): Table {
  const game = simulate(start, {}, rules);
  return { state: () => game.state, atRandom: () => game.sample(draw), play: game.play };
}

/** Checks that a state and a determinized state load again unchanged. */
function expectLoads(rules: Rules, state: GameState, draw: Draw): void {
  const again = loadedAgain(rules, state);
  const seat = drawInteger(draw, state.options.players.length);
  const view = rules.viewFor(again, seat);
  const behind = draw() < 0.5 ? undefined : loadedAgain(rules, rules.determinize(view, String(draw())));
  // A hash takes as long as everything else together.
  if (draw() > 0.05) return;
  if (rules.hashState(loadedAgain(rules, rules.saveGame(again))) !== rules.hashState(state))
    throw new Error('a save comes back as something else');
  if (behind !== undefined && fingerprint(rules.viewFor(behind, seat)) !== fingerprint(view))
    throw new Error('a determinized state has another view');
}

function loadedAgain(rules: Rules, state: GameState | string): GameState {
  try {
    return rules.loadGame(state);
  } catch (error) {
    throw new Error(`its own save is refused: ${error}`);
  }
}
