import { openStream, seedStream } from '../../engine/random.ts';
import type { Bot } from '../../entries/bots.ts';
import { actionIds, drive, featureNames, features } from '../../entries/bots.ts';
import type { Action, GameView, Seat } from '../../entries/index.ts';
import { createGame, legalActions } from '../../entries/index.ts';
import { simulate } from '../../entries/sim.ts';
import type { Given } from '../args.ts';
import { UsageError } from '../args.ts';
import type { Command, Io } from '../command.ts';
import { EXIT } from '../command.ts';
import { GAME_OPTIONS, gameOptions } from '../gameOptions.ts';
import { countOf } from '../numbers.ts';
import { BOTS } from './bots.ts';

const GAMES = 10;

/** A decision as training data, without the game's result. */
interface Decision {
  readonly seat: Seat;
  readonly round: number;
  readonly features: readonly number[];
  readonly legal: readonly (readonly number[])[];
  readonly chosen: readonly number[];
}

export const dataset: Command = {
  name: 'dataset',
  summary: 'Plays games between bots and prints each decision as a line of JSON, for use as training data.',
  options: [
    ...GAME_OPTIONS,
    { name: 'games', value: 'N', help: `number of games (default ${GAMES})` },
    {
      name: 'bots',
      value: 'LIST',
      help: `bot levels by seat, such as easy,fast; the last one applies to all other seats (default: easy); the levels are ${[...BOTS.keys()].join(', ')}`,
    },
  ],

  run(given, io) {
    const games = countOf(given, 'games', GAMES);
    const levels = levelsOf(given);
    for (let game = 0; game < games; game += 1) playOne(given, game, levels, io);
    return EXIT.ok;
  },
};

function levelsOf(given: Given): readonly Bot[] {
  const names = String(given.get('bots') ?? 'easy').split(',');
  return names.map((name) => {
    const bot = BOTS.get(name);
    if (bot === undefined)
      throw new UsageError(`--bots must be a list of ${[...BOTS.keys()].join(', ')}, not '${name}'`);
    return bot;
  });
}

function playOne(given: Given, game: number, levels: readonly Bot[], io: Io): void {
  const options = gameOptions(given);
  const seed = `${options.seed} ${game}`;
  const simulator = simulate(createGame({ ...options, seed }));
  const decisions: Decision[] = [];
  const bots = options.players.map((_, seat) => watched(levels[Math.min(seat, levels.length - 1)], decisions));
  drive(simulator, bots, { random: openStream(seedStream(seed)).draw });
  const totals = simulator.score().map(({ total }) => total);
  const winners = simulator.winners();
  for (const decision of decisions) io.out(`${JSON.stringify({ game, ...decision, totals, winners })}\n`);
}

/** Wraps a bot so that its decisions with more than one option are recorded. */
function watched(bot: Bot | undefined, decisions: Decision[]): Bot | null {
  if (bot === undefined) return null;
  return {
    name: bot.name,
    choose(view, question) {
      const action = bot.choose(view, question);
      const legal = legalActions(view, question.seat);
      if (legal.length > 1) decisions.push(decisionOf(view, question.seat, legal, action));
      return action;
    },
  };
}

function decisionOf(view: GameView, seat: Seat, legal: readonly Action[], chosen: Action): Decision {
  const seen = new Float64Array(featureNames.length);
  features(view, seat, seen);
  return {
    seat,
    round: view.round,
    features: [...seen],
    legal: legal.map((action) => actionIds(action)),
    chosen: actionIds(chosen),
  };
}
