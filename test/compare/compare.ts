// Plays the same random games with this build and with another checkout of the library, and compares whatever can be
// seen of them: every list of legal actions, refusals, events, states and scores.
//   npx tsx test/compare/compare.ts OTHER_CHECKOUT [GAMES_OF_EACH_MODE]
import { join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Action, GameState, Rules } from '../../src/index.ts';
import { createRules, defaultContent } from '../../src/index.ts';
import { chooseRandomly, drawFor, mutated } from '../../src/testing.ts';
import type { Mode } from '../kit/modes.ts';
import { MODES, optionsOf } from '../kit/modes.ts';

const [path = '', games = '200'] = process.argv.slice(2);
const other: Rules = await rulesOf(resolve(path));
const own: Rules = createRules(defaultContent);

async function rulesOf(checkout: string): Promise<Rules> {
  const library = await import(pathToFileURL(join(checkout, 'src/index.ts')).href);
  return library.createRules(library.defaultContent);
}

/** Both answers as text, which must be the same. */
function same<T>(where: string, ask: (rules: Rules) => T): T {
  const answer = ask(own);
  const [mine, theirs] = [answer, ask(other)].map((each) => JSON.stringify(each));
  if (mine !== theirs) throw new Error(`${where}: ${mine} instead of ${theirs}`);
  return answer;
}

/** One game: what is listed, refused and told at every step. */
function playBoth(mode: Mode, game: number): { readonly actions: number; readonly hash: string } {
  const draw = drawFor(`compare/${mode.name}/${game}`);
  const options = optionsOf(mode, game);
  let state: GameState = same('start', (rules) => rules.startGame(options)).state;
  let actions = 0;
  let earlier = own.legalActions(state);
  while (!own.isOver(state)) {
    const where = `${mode.name} ${game}, action ${actions}`;
    const listed = same(`${where}, list`, (rules) => rules.legalActions(state));
    same(`${where}, questions`, (rules) => rules.pending(state));
    const action = chooseRandomly(draw, listed);
    for (const wrong of [mutated(draw, action, 1) as Action, chooseRandomly(draw, earlier)]) {
      // Sentences may be told better; what is wrong, by which rule, stays.
      same(`${where}, refusal`, (rules) => rules.explain(state, wrong).map(({ message, ...reason }) => reason));
    }
    earlier = draw() < 0.1 ? listed : earlier;
    same(`${where}, warnings`, (rules) => rules.warnings(state, action).map(({ code, params }) => [code, params]));
    const step = same(where, (rules) => rules.tryReduce(state, action));
    if (!step.ok) throw new Error(`${where}: a listed action is refused`);
    state = step.state;
    actions += 1;
  }
  same('score', (rules) => [rules.score(state), rules.winners(state), rules.saveGame(state)]);
  return { actions, hash: same('hash', (rules) => rules.hashState(state)) };
}

for (const mode of MODES) {
  const played = Array.from({ length: Number(games) }, (_, game) => playBoth(mode, game));
  const actions = played.reduce((sum, each) => sum + each.actions, 0);
  const ends = new Set(played.map(({ hash }) => hash)).size;
  process.stdout.write(`${mode.name}: ${games} games, ${actions} actions, ${ends} different ends, all the same\n`);
}
