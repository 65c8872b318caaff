import { chooseGreedily } from '../bots/greedy.ts';
import type { Action, CreateGameOptions, GameEvent, GameState, LunaOptions, MenaceId, Rules } from '../index.ts';
import { BOARD_SIDES, createRules, defaultContent, MENACE_IDS } from '../index.ts';
import type { Given } from './args.ts';
import { oneOf } from './args.ts';
import type { Command, Io } from './command.ts';
import { EXIT } from './command.ts';
import { printProblems, readContent } from './content/readContent.ts';
import { gameLog } from './log/log.ts';
import { scoreTable } from './table.ts';
import { UsageError } from './usage.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'] as const;
const SEED = 'apollo';
const LEVELS: readonly string[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8'];

/** A game from its first decision to its last. */
interface Played {
  readonly state: GameState;
  readonly actions: readonly Action[];
  readonly events: readonly GameEvent[];
}

/** `skymines play`: a whole game among greedy players. */
export const play: Command = {
  name: 'play',
  summary: 'Plays a whole game among simple players and prints its log and final scores.',
  options: [
    { name: 'players', value: 'N', help: `1 to ${NAMES.length} players (default ${NAMES.length}, 3 with Luna)` },
    { name: 'board', value: 'SIDE', help: 'moon (default) or belt' },
    { name: 'missions', value: null, help: 'with mission cards' },
    {
      name: 'menace',
      value: 'CARD',
      optional: true,
      help: `with a menace card, on the Belt: a drawn one, or one of ${MENACE_IDS.join(', ')}`,
    },
    { name: 'luna', value: 'LEVEL', help: 'Luna, the automated opponent, at level 0 to 8; one player needs her' },
    { name: 'seed', value: 'TEXT', help: `any text; the same seed gives the same game (default ${SEED})` },
    { name: 'tracks', value: 'SET', help: 'recommended (default) or random company tracks' },
    { name: 'tokens', value: 'HOW', help: 'recommended starting research tokens (default), or choose one of two' },
    { name: 'content', value: 'FILE', help: 'play with the components in this file, as content template prints them' },
    { name: 'constrained-slots', value: null, help: 'play the variant with constrained slots' },
    { name: 'json', value: null, help: 'print the options, all actions and the scores as JSON instead of the log' },
  ],

  run(given, io) {
    const options = gameOptions(given);
    const file = given.get('content');
    const read = file === undefined ? { content: defaultContent } : readContent(String(file), io);
    if ('problems' in read) {
      printProblems(String(file), read.problems, io.err);
      return EXIT.problems;
    }
    const rules = createRules(read.content);
    const played = playGame(rules, options);
    if (given.has('json')) printRecord(rules, options, played, io);
    else printLog(rules, played, io);
    return EXIT.ok;
  },
};

function gameOptions(given: Given): CreateGameOptions {
  return {
    players: NAMES.slice(0, playerCount(given)),
    luna: lunaOptions(given),
    board: oneOf(given, 'board', BOARD_SIDES),
    missions: given.has('missions'),
    menace: menaceOption(given),
    seed: String(given.get('seed') ?? SEED),
    tracks: oneOf(given, 'tracks', ['recommended', 'random']),
    startingTokens: oneOf(given, 'tokens', ['recommended', 'choose']),
    constrainedSlots: given.has('constrained-slots'),
  };
}

/** LUNA-1: 2 to 4 people, or 1 to 3 and Luna. */
function playerCount(given: Given): number {
  const withLuna = given.has('luna');
  const counts = withLuna ? ['1', '2', '3'] : ['2', '3', '4'];
  const text = given.get('players') ?? counts[2];
  const count = counts.find((each) => each === text);
  if (count !== undefined) return Number(count);
  if (text === '1') throw new UsageError('--players 1 needs Luna: give --luna and a level from 0 to 8');
  if (text === '4') throw new UsageError('--luna joins 1, 2 or 3 players, not 4');
  throw new UsageError(`--players must be ${counts.slice(0, 2).join(', ')} or ${counts[2]}, not '${text}'`);
}

/** MENACE-1 */
function menaceOption(given: Given): boolean | MenaceId {
  const text = given.get('menace');
  if (text === undefined) return false;
  if (given.get('board') !== 'belt') throw new UsageError('--menace needs --board belt');
  const id = MENACE_IDS.find((each) => each === text);
  if (text !== true && id === undefined)
    throw new UsageError(`--menace must be one of ${MENACE_IDS.join(', ')}, not '${text}'`);
  return id ?? true;
}

function lunaOptions(given: Given): LunaOptions | null {
  const text = given.get('luna');
  if (text === undefined) return null;
  const level = LEVELS.indexOf(String(text));
  if (level < 0) throw new UsageError(`--luna must be a level from 0 to 8, not '${text}'`);
  return { level };
}

function playGame(rules: Rules, options: CreateGameOptions): Played {
  const start = rules.startGame(options);
  const actions: Action[] = [];
  const events: GameEvent[] = [...start.events];
  let { state } = start;
  for (;;) {
    const [prompt] = rules.pending(state);
    if (prompt === undefined) return { state, actions, events };
    const action = chooseGreedily(rules, state, prompt.seat);
    const result = rules.tryReduce(state, action);
    if (!result.ok) throw new Error(`A player tried ${JSON.stringify(action)}`);
    actions.push(action);
    events.push(...result.events);
    state = result.state;
  }
}

/** All it takes to play the game again: `createGame(options)`, then `reduce` with each action. */
function printRecord(rules: Rules, options: CreateGameOptions, { state, actions }: Played, io: Io): void {
  const { schema, rules: version, content } = state;
  io.out(`${JSON.stringify({ schema, rules: version, content, options, actions, scores: rules.score(state) })}\n`);
}

function printLog(rules: Rules, { state, events }: Played, io: Io): void {
  io.out(gameLog(rules.content, state, events));
  io.out(`\n${scoreTable(state, rules.score(state), rules.winners(state))}`);
}
