import { pickOne } from '../../../src/engine/random.ts';
// Forged saves by the thousand: each is refused, or played to its end three times.

import type { Draw } from '../../../src/engine/random.ts';
import type { GameState, Rules } from '../../../src/index.ts';
import { InvalidSaveError } from '../../../src/index.ts';
import { simulate } from '../../../src/search/simulator.ts';
import { randomOptions } from '../../../src/testing/modes.ts';
import { chooseRandomly, drawFor } from '../../../src/testing/randomPlay.ts';
import type { Save } from '../../hosting/saves/states.ts';
import { walk } from '../../kit/randomGame.ts';
import { FORGERIES, forge, SEVERAL } from './forge.ts';

/** What came of the forgeries of one kind. */
export interface Tally {
  refused: number;
  accepted: number;
}

export interface ForgeReport {
  readonly kinds: ReadonlyMap<string, Tally>;
  /** What went wrong in saves that load: crashes, dead ends, games without an end. */
  readonly problems: readonly string[];
  /** Games played to their end from saves that load. */
  readonly played: number;
}

const PLAYED = 3;
/** Tries for each forgery: some kinds find something to change in few states. */
const TRIES = 60;

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
  let played = 0;
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
      const wrong = loaded === undefined ? [] : typeof loaded === 'string' ? [loaded] : playOut(rules, loaded, draw);
      if (loaded !== undefined && wrong.length === 0) played += PLAYED;
      problems.push(...wrong.map((what) => `${kind}: ${what}; ${JSON.stringify(save.stack)}`));
    }
  }
  return { kinds, problems, played };
}

/** A real state changed by a kind of forgery; nothing where the kind finds nothing to change. */
function forgedFrom(states: readonly GameState[], kind: string, draw: Draw): Save | undefined {
  const real = JSON.stringify(pickOne(draw, states));
  const save: Save = JSON.parse(real);
  forge(kind, { draw, save, other: JSON.parse(JSON.stringify(pickOne(draw, states))) });
  return JSON.stringify(save) === real ? undefined : save;
}

/** What goes wrong in random games from a state, by `reduce` and in place, where the same rules run faster. */
function playOut(rules: Rules, state: GameState, draw: Draw): string[] {
  return Array.from({ length: PLAYED }, (_, game) => playToEnd(rules, state, draw, game === 0) ?? []).flat();
}

/** The state of a save, nothing where it is refused as it should be, or what was thrown instead. */
function load(rules: Rules, save: unknown): GameState | string | undefined {
  try {
    return rules.loadGame(save);
  } catch (error) {
    return error instanceof InvalidSaveError ? undefined : `refused by ${String(error)}`;
  }
}

/** What goes wrong in a random game from a state. */
function playToEnd(rules: Rules, state: GameState, draw: Draw, byReduce: boolean): string | undefined {
  const most = rules.mostActions(state.options);
  let now = state;
  try {
    const game = simulate(state, rules);
    for (let count = 0; ; count += 1) {
      const actions = byReduce ? rules.legalActions(now) : game.legalActions();
      if (byReduce ? rules.isOver(now) : game.isOver()) break;
      if (count === most) return 'the game does not end';
      if (actions.length === 0) return 'nobody can do anything';
      const action = chooseRandomly(draw, actions);
      if (byReduce) now = rules.reduce(now, action);
      else game.play(action);
    }
    rules.score(byReduce ? now : game.state);
    return undefined;
  } catch (error) {
    return error instanceof Error
      ? `${error.name}: ${error.message} ${error.stack?.split('\n')[1]?.trim()}`
      : String(error);
  }
}

/** The kinds with what came of them, as lines of a table. */
export function tableOf({ kinds, played }: ForgeReport): string {
  const rows = [...kinds].map(([kind, { refused, accepted }]) => `| ${kind} | ${refused} | ${accepted} |`);
  const all = [...kinds.values()];
  const refused = all.reduce((sum, each) => sum + each.refused, 0);
  const accepted = all.reduce((sum, each) => sum + each.accepted, 0);
  return [
    '| kind of forgery | refused | accepted and played to the end |',
    '| --- | ---: | ---: |',
    ...rows,
    `| all ${refused + accepted} | ${refused} | ${accepted}, ${played} games |`,
  ].join('\n');
}
