// Forged saves by the thousand: each is refused, or played to its end three times, and what it is played to loads again.

import { chooseGreedily } from '../../../src/bots/greedy.ts';
import type { Draw } from '../../../src/engine/random.ts';
import { drawInteger, pickOne } from '../../../src/engine/random.ts';
import type { Action, GameState, Rules } from '../../../src/entries/index.ts';
import { InvalidSaveError, LIMITS } from '../../../src/entries/index.ts';
import { simulate } from '../../../src/sim/simulator.ts';
import { randomOptions } from '../../../src/testing/modes.ts';
import { chooseRandomly, drawFor } from '../../../src/testing/randomPlay.ts';
import type { Save } from '../../hosting/saves/states.ts';
import { walk } from '../../kit/randomGame.ts';
import { FORGERIES, forge, SEVERAL } from './forge.ts';

/** What came of the forgeries of one kind. */
interface Tally {
  refused: number;
  accepted: number;
}

export interface ForgeReport {
  readonly kinds: ReadonlyMap<string, Tally>;
  /** What went wrong in saves that load: crashes, dead ends, games without an end, saves of their own that do not load. */
  readonly problems: readonly string[];
  /** Games played to their end from saves that load. */
  readonly played: number;
  /** States of these games that were saved, loaded, and determinized. */
  readonly saved: number;
  /** Actions of the longest of these games. */
  readonly longest: number;
}

/** Chooses an action of a position. */
type Player = (state: GameState, actions: () => readonly Action[]) => Action;

/** Tries for each forgery: some kinds find something to change in few states. */
const TRIES = 60;
/** One in so many states is saved, beside the first. */
const EVERY = 25;

/** Real states by the frame on top: of games of all modes, the first and some later ones of each. */
export function realStates(rules: Rules, games: number, seed: string): readonly GameState[] {
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
  return [...found.values()].flat();
}

/** Forges so many saves, as many of each kind, and plays those that load. */
export function forgeSaves(rules: Rules, states: readonly GameState[], count: number, seed: string): ForgeReport {
  const names = [...Object.keys(FORGERIES), SEVERAL];
  const kinds = new Map<string, Tally>();
  const problems: string[] = [];
  const each = Math.ceil(count / names.length);
  const proof = { played: 0, saved: 0, longest: 0 };
  for (const kind of names) {
    const draw = drawFor(`forged/${seed}/${kind}`);
    const tally: Tally = { refused: 0, accepted: 0 };
    kinds.set(kind, tally);
    for (let tries = 0; tries < TRIES * each && tally.refused + tally.accepted < each; tries += 1) {
      const save = forgedFrom(states, kind, draw);
      if (save === undefined) continue;
      const loaded = load(rules, save);
      if (loaded === undefined || typeof loaded === 'string') tally.refused += 1;
      else tally.accepted += 1;
      const wrong =
        loaded === undefined ? [] : typeof loaded === 'string' ? [loaded] : prove(rules, loaded, draw, proof);
      problems.push(...wrong.map((what) => `${kind}: ${what}; ${JSON.stringify(save.stack)}`));
    }
  }
  return { kinds, problems, ...proof };
}

/** A real state changed by a kind of forgery; nothing where the kind finds nothing to change. */
function forgedFrom(states: readonly GameState[], kind: string, draw: Draw): Save | undefined {
  const real = JSON.stringify(pickOne(draw, states));
  const save: Save = JSON.parse(real);
  forge(kind, { draw, save, other: JSON.parse(JSON.stringify(pickOne(draw, states))) });
  return JSON.stringify(save) === real ? undefined : save;
}

/** The state of a save, nothing where it is refused as it should be, or what was thrown instead. */
function load(rules: Rules, save: unknown): GameState | string | undefined {
  try {
    return rules.loadGame(save);
  } catch (error) {
    return error instanceof InvalidSaveError ? undefined : `refused by ${String(error)}`;
  }
}

/** What goes wrong in three games from a state: one by `reduce`, two in place, where the same rules run faster. */
export function prove(
  rules: Rules,
  state: GameState,
  draw: Draw,
  proof: { played: number; saved: number; longest: number } = { played: 0, saved: 0, longest: 0 },
): string[] {
  const atRandom: Player = (_, actions) => chooseRandomly(draw, actions());
  const greedy: Player = (now, actions) => {
    const asked = rules.pending(now);
    return draw() < 0.1 ? chooseGreedily(now, pickOne(draw, asked).seat, rules) : atRandom(now, actions);
  };
  const players = draw() < 0.5 ? [greedy, atRandom, greedy] : [atRandom, greedy, atRandom];
  return players.flatMap((player, game) => {
    try {
      const steps = (game === 0 ? byReduce : inPlace)(rules, state, player, (now) => {
        proof.saved += 1;
        expectLoads(rules, now, draw);
      });
      proof.played += 1;
      proof.longest = Math.max(proof.longest, steps);
      return [];
    } catch (error) {
      return [
        error instanceof Error
          ? `${error.name}: ${error.message} ${error.stack?.split('\n')[1]?.trim()}`
          : String(error),
      ];
    }
  });
}

/** A state loads again as what it is, and so does one that could be behind the view of somebody. */
function expectLoads(rules: Rules, state: GameState, draw: Draw): void {
  const again = rules.loadGame(state);
  const seat = drawInteger(draw, state.options.players.length);
  const view = rules.viewFor(again, seat);
  const behind = rules.loadGame(rules.determinize(view, seat, String(draw())));
  // A hash takes as long as all the rest.
  if (draw() > 0.1) return;
  if (rules.hashState(rules.loadGame(rules.saveGame(again))) !== rules.hashState(state)) {
    throw new Error('a save comes back as something else');
  }
  if (rules.hashState(rules.viewFor(behind, seat)) !== rules.hashState(view)) {
    throw new Error('a determinized state has another view');
  }
}

/** Plays a game to its end by `reduce`, shows the first state and some later ones, and tells how many actions it took. */
function byReduce(rules: Rules, start: GameState, player: Player, visit: (state: GameState) => void): number {
  let state = start;
  let steps = 0;
  for (; !rules.isOver(state); steps += 1) {
    if (steps === LIMITS.actions) throw new Error('the game does not end');
    if (steps % EVERY === 0) visit(state);
    state = rules.reduce(
      state,
      player(state, () => rules.legalActions(state)),
    );
  }
  visit(state);
  rules.score(state);
  return steps;
}

/** The same by a simulator. */
function inPlace(rules: Rules, start: GameState, player: Player, visit: (state: GameState) => void): number {
  const game = simulate(start, {}, rules);
  let steps = 0;
  for (; !game.isOver(); steps += 1) {
    if (steps === LIMITS.actions) throw new Error('the game does not end');
    if (steps % EVERY === 0) visit(game.copy().state);
    game.play(player(game.state, () => game.legalActions()));
  }
  visit(game.copy().state);
  game.score();
  return steps;
}

/** The kinds with what came of them, as lines of a table. */
export function tableOf({ kinds, played, saved, longest }: ForgeReport): string {
  const rows = [...kinds].map(([kind, { refused, accepted }]) => `| ${kind} | ${refused} | ${accepted} |`);
  const all = [...kinds.values()];
  const refused = all.reduce((sum, each) => sum + each.refused, 0);
  const accepted = all.reduce((sum, each) => sum + each.accepted, 0);
  return [
    '| kind of forgery | refused | loaded |',
    '| --- | ---: | ---: |',
    ...rows,
    `| all ${refused + accepted} | ${refused} | ${accepted} |`,
    `${played} games to their end, the longest of ${longest} actions; ${saved} states saved, loaded and determinized`,
  ].join('\n');
}
