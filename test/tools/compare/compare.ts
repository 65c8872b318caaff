// Plays the same random games with this build and with another checkout of the library, and compares everything
// visible: every list of legal actions, violations, events, states and scores.
// Prints every differing game with the first difference of each kind. Additional event fields of this build
// do not count as differences and are listed at the end.
//   npx tsx test/tools/compare/compare.ts OTHER_CHECKOUT [GAMES_OF_EACH_MODE]
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Action, GameEvent, Rules } from '../../../src/entries/index.ts';
import { createRules, defaultContent } from '../../../src/entries/index.ts';
import { chooseRandomly, drawFor, mutated } from '../../../src/entries/testing.ts';
import type { Mode } from '../../kit/modes.ts';
import { MODES, optionsOf } from '../../kit/modes.ts';

const [path = '', games = '200'] = process.argv.slice(2);
const other: Rules = await rulesOf(resolve(path));
const own: Rules = createRules(defaultContent);
/** The maximum number of printed characters per difference. */
const WIDTH = 1000;
/** Fields of states and options that the other build need not have. */
const NEW: readonly string[] = ['deal', 'shuffles'];

async function rulesOf(checkout: string): Promise<Rules> {
  // Older builds have their entries at the top of `src`.
  const entry = ['src/entries/index.ts', 'src/index.ts'].map((path) => join(checkout, path)).find(existsSync);
  if (entry === undefined) throw new Error(`${checkout} is no checkout of this project`);
  const library = await import(pathToFileURL(entry).href);
  return library.createRules(library.defaultContent);
}

/** Fields only in the events of this build, such as `coins.company`. */
const added = new Set<string>();

/** The events of this build with only the fields of the other one. */
function inCommon(mine: readonly GameEvent[], theirs: readonly GameEvent[]): readonly Partial<GameEvent>[] {
  return mine.map((event, index) => {
    const same = theirs[index];
    if (same?.type !== event.type) return event;
    const fields = Object.entries(event).filter(([field]) => {
      const isKnown = Object.hasOwn(same, field);
      if (!isKnown) added.add(`${event.type}.${field}`);
      return isKnown;
    });
    return Object.fromEntries(fields);
  });
}

/** The calls with different results, and the first place in this game. */
type Differences = Map<string, string>;

/** Calls both builds and records the first difference. */
function asking<Answer>(differences: Differences, seen: (mine: Answer, theirs: Answer) => unknown = (mine) => mine) {
  const known = (key: string, value: unknown): unknown => (NEW.includes(key) ? undefined : value);
  return <T extends Answer>(what: string, where: string, ask: (rules: Rules) => T): T => {
    const [answer, others] = [ask(own), ask(other)];
    const [mine, theirs] = [seen(answer, others), others].map((each) => JSON.stringify(each, known));
    if (mine !== theirs && !differences.has(what)) differences.set(what, `${where}: ${mine} instead of ${theirs}`);
    return answer;
  };
}

/** Compares one game at every step, until the builds no longer play the same game. */
function playBoth(mode: Mode, game: number) {
  const differences: Differences = new Map();
  const both = asking(differences);
  const isSame = (): boolean => !differences.has('list') && !differences.has('state');
  const draw = drawFor(`compare/${mode.name}/${game}`);
  const options = optionsOf(mode, game);
  const compareCall = asking(differences, inCommon);
  compareCall('events', 'start', (rules) => rules.startGame(options).events);
  let state = both('state', 'start', (rules) => rules.startGame(options).state);
  let actions = 0;
  let earlier = own.legalActions(state);
  while (!own.isOver(state) && isSame()) {
    const where = `action ${actions}`;
    const listed = both('list', where, (rules) => rules.legalActions(state));
    both('questions', where, (rules) => rules.pending(state));
    const action = chooseRandomly(draw, listed);
    for (const wrong of [mutated(draw, action, 1) as Action, chooseRandomly(draw, earlier)]) {
      // Messages may change, but not their codes and rules.
      both('refusals', where, (rules) => rules.explain(state, wrong).map(({ message, ...reason }) => reason));
    }
    earlier = draw() < 0.1 ? listed : earlier;
    both('warnings', where, (rules) => rules.warnings(state, action).map(({ code, params }) => [code, params]));
    compareCall('events', where, (rules) => {
      const step = rules.tryReduce(state, action);
      return step.ok ? step.events : [];
    });
    state = both('state', where, (rules) => rules.reduce(state, action));
    actions += 1;
  }
  if (isSame()) both('score', 'end', (rules) => [rules.score(state), rules.winners(state)]);
  return { actions, differences, hash: own.hashState(state) };
}

for (const mode of MODES) {
  const played = Array.from({ length: Number(games) }, (_, game) => playBoth(mode, game));
  const actions = played.reduce((sum, each) => sum + each.actions, 0);
  const ends = new Set(played.map(({ hash }) => hash)).size;
  const same = played.filter(({ differences }) => differences.size === 0).length;
  process.stdout.write(`${mode.name}: ${games} games, ${actions} actions, ${ends} different ends, ${same} the same\n`);
  played.forEach(({ differences }, game) => {
    for (const [what, where] of differences)
      process.stdout.write(`  game ${game}, ${what}, ${where.slice(0, WIDTH)}\n`);
  });
  if (same < played.length) process.exitCode = 1;
}
if (added.size > 0) process.stdout.write(`fields of this build alone: ${[...added].sort().join(', ')}\n`);
