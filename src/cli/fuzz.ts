import { createGame, createRules, defaultContent } from '../entries/index.ts';
import { formatAction } from '../entries/notation.ts';
import { type ConformanceProblem, checkConformance, fuzz as runFuzz } from '../entries/testing.ts';
import { countOf } from './args.ts';
import { type Command, count, EXIT, type ExitCode, type Io } from './help.ts';

const GAMES = 100;
/** Number of attempts of each kind per game. */
const ACTIONS = 100;
const SAVES = 10;
const SHOWN = 5;

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'Plays random games in all modes, checks every invariant, and feeds malformed input to the rules.',
  options: [
    {
      name: 'games',
      value: 'N',
      help: `number of games (default ${GAMES}); for each, ${ACTIONS} malformed actions, ${SAVES} saves, records or component sets, and ${SAVES} texts`,
    },
    { name: 'seed', value: 'TEXT', help: 'any text; the same seed gives the same games and input (default: fuzz)' },
  ],

  run(given, io) {
    const games = countOf(given, 'games', GAMES);
    const seed = String(given.get('seed') ?? 'fuzz');
    const rules = createRules(defaultContent);
    const played = checkConformance(rules, { games, seed, every: 20 });
    io.out(`${count(played.games, 'game')}, ${count(played.decisions, 'decision')}, `);
    io.out(`${count(played.checked, 'state')} fully checked: ${count(played.problems.length, 'problem')}\n`);
    const tried = runFuzz(rules, { seed, actions: games * ACTIONS, saves: games * SAVES, texts: games * SAVES });
    io.out(`${tried.actions} actions, ${tried.saves} saves, records and component sets, ${tried.texts} texts: `);
    io.out(`${count(tried.problems.length, 'problem')}\n`);
    return tellProblems(played.problems, tried.problems, io);
  },
};

export function tellProblems(
  played: readonly ConformanceProblem[],
  tried: readonly string[],
  io: Pick<Io, 'err'>,
): ExitCode {
  for (const { problem, options, actions } of played.slice(0, SHOWN)) {
    const last = actions.at(-1);
    const told = last === undefined ? '' : ` (${formatAction(createGame(options).options, last)})`;
    io.err(`${problem}, after ${count(actions.length, 'action')}${told}\n  ${JSON.stringify(options)}\n`);
  }
  for (const problem of tried.slice(0, SHOWN)) io.err(`${problem}\n`);
  return played.length + tried.length === 0 ? EXIT.ok : EXIT.problems;
}
