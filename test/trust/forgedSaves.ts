// Forged saves by the thousand: each is refused, or played to its end three times.
import type { Draw } from '../../src/engine/random.ts';
import type { GameState, Rules } from '../../src/index.ts';
import { InvalidSaveError } from '../../src/index.ts';
import { simulate } from '../../src/sim/index.ts';
import { randomOptions } from '../../src/testing/modes.ts';
import { chooseRandomly, drawFor, pickOne } from '../../src/testing/randomPlay.ts';
import { walk } from '../kit/randomGame.ts';
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
const MOST_PROBLEMS = 20;

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

/** Forges so many saves, of every kind in turn, and plays those that load. */
export function forgeSaves(rules: Rules, states: readonly GameState[], count: number, seed: string): ForgeReport {
  const draw = drawFor(`forged/${seed}`);
  const kinds = new Map<string, Tally>(
    [...Object.keys(FORGERIES), SEVERAL].map((kind) => [kind, { refused: 0, accepted: 0 }]),
  );
  const names = [...kinds.keys()];
  const problems: string[] = [];
  let played = 0;
  const copyOf = (state: GameState) => JSON.parse(JSON.stringify(state));
  for (let made = 0, tries = 0; made < count && problems.length < MOST_PROBLEMS; tries += 1) {
    const kind = names[tries % names.length] ?? SEVERAL;
    const real = pickOne(draw, states);
    const other = pickOne(draw, states);
    const save = copyOf(real);
    forge(kind, { draw, save, other: copyOf(other) });
    if (JSON.stringify(save) === JSON.stringify(real)) continue;
    made += 1;
    const tally = kinds.get(kind);
    if (tally === undefined) continue;
    const loaded = load(rules, save);
    if (typeof loaded === 'string') problems.push(`${kind}: ${loaded}`);
    if (typeof loaded === 'string' || loaded === undefined) {
      tally.refused += 1;
      continue;
    }
    tally.accepted += 1;
    for (let game = 0; game < PLAYED; game += 1) {
      const wrong = playToEnd(rules, loaded, drawFor(`${seed}/${tries}/${game}`), game === 0);
      if (wrong === undefined) played += 1;
      else problems.push(`${kind}: ${wrong}; ${JSON.stringify(save.stack)}`);
    }
  }
  return { kinds, problems, played };
}

/** The state of a save, nothing where it is refused as it should be, or what was thrown instead. */
function load(rules: Rules, save: unknown): GameState | string | undefined {
  try {
    return rules.loadGame(save);
  } catch (error) {
    return error instanceof InvalidSaveError ? undefined : `refused by ${String(error)}`;
  }
}

/** What goes wrong in a random game from a state: by `reduce`, or in place, where the same rules run faster. */
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
