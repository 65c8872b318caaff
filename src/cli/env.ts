import * as v from 'valibot';
import { openStream, seedStream } from '../engine/random.ts';
import {
  actionIds,
  actionOf,
  actionWords,
  BOT_LEVELS,
  type Bot,
  type BotLevel,
  drive,
  featureNames,
  features,
  legalMask,
  loadBot,
} from '../entries/bots.ts';
import {
  type CreateGameOptions,
  createGame,
  type GameView,
  isInvalidOptionsError,
  legalActions,
  type Seat,
  viewFor,
} from '../entries/index.ts';
import { type Simulator, simulate } from '../entries/sim.ts';
import { LIMITS } from '../input/limits.ts';
import { countOf, type Given, UsageError } from './args.ts';
import { GAME_OPTIONS, gameOptions } from './gameOptions.ts';
import { type Command, EXIT, type Io } from './help.ts';

/** Observation for a learning program: the seat that decides, its features, and the legal action ids. */
interface Observation {
  /** The seat that decides; `null` when the game is over. */
  readonly seat: Seat | null;
  /** Features of that seat's view, in the order of `featureNames`. Empty when the game is over. */
  readonly features: readonly number[];
  /** For each word of `actionWords`, 1 if its id may come next, otherwise 0. Empty when the game is over. */
  readonly mask: readonly number[];
  readonly begun: readonly number[];
  /** Rewards by seat: 0 until the game is over; then 1 for a sole winner, 0 for a shared victory, -1 for all others. */
  readonly rewards: readonly number[];
  /** The total score of every seat, once the game is over. */
  readonly totals?: readonly number[];
}

/** A game that a program plays by sending action ids one by one. Luna and the bots play automatically. */
class Environment {
  readonly #game: Simulator;
  readonly #bots: readonly (Bot | null)[];
  readonly #random: () => number;
  #begun: readonly number[] = [];

  constructor(options: CreateGameOptions, bots: readonly (Bot | null)[]) {
    this.#game = simulate(createGame(options));
    this.#bots = bots;
    this.#random = openStream(seedStream(`skymines/env/${options.seed}`)).draw;
    this.#goOn();
  }

  observe(): Observation {
    const seat = this.#seat();
    if (seat === null) return this.#end();
    const { state } = this.#game;
    const rewards = state.players.map(() => 0);
    const seen = featuresOf(viewFor(state, seat), seat);
    return { seat, features: seen, mask: [...this.#mask(seat)], begun: this.#begun, rewards };
  }

  /** Adds the next id to the deciding seat's action. Returns `false` and changes nothing if the id is illegal. */
  act(id: number): boolean {
    const seat = this.#seat();
    if (seat === null || this.#mask(seat)[id] !== 1) return false;
    this.#begun = [...this.#begun, id];
    if (this.#mask(seat).includes(1)) return true;
    this.#game.play(actionOf(this.#begun, seat));
    this.#begun = [];
    this.#goOn();
    return true;
  }

  #goOn(): void {
    drive(this.#game, this.#bots, { random: this.#random });
  }

  #seat(): Seat | null {
    return this.#game.pending()[0]?.seat ?? null;
  }

  #mask(seat: Seat): Uint8Array {
    const mask = new Uint8Array(actionWords().length);
    legalMask(this.#game.legalActions(seat), this.#begun, mask);
    return mask;
  }

  #end(): Observation {
    const winners = this.#game.winners();
    const totals = this.#game.score().map(({ total }) => total);
    const won = winners.length === 1 ? 1 : 0;
    const rewards = totals.map((_, seat) => (winners.includes(seat) ? won : -1));
    return { seat: null, features: [], mask: [], begun: [], rewards, totals };
  }
}

function featuresOf(view: GameView, seat: Seat): readonly number[] {
  const seen = new Float64Array(featureNames.length);
  features(view, seat, seen);
  return [...seen];
}

const BOTS: ReadonlyMap<string, Bot> = new Map(
  await Promise.all(BOT_LEVELS.map(async (level: BotLevel) => [level, await loadBot(level)] as const)),
);

const MOST_OPEN = 1000;

const game = v.pipe(v.string(), v.maxLength(LIMITS.id));
const request = v.variant('do', [
  v.strictObject({ do: v.literal('spaces') }),
  v.strictObject({
    do: v.literal('reset'),
    game,
    options: v.record(v.string(), v.unknown()),
    bots: v.optional(v.pipe(v.array(v.nullable(v.picklist(BOT_LEVELS))), v.maxLength(LIMITS.list)), []),
  }),
  v.strictObject({ do: v.literal('observe'), game }),
  v.strictObject({ do: v.literal('act'), game, id: v.pipe(v.number(), v.integer()) }),
  v.strictObject({ do: v.literal('close'), game }),
]);

type Request = v.InferOutput<typeof request>;

type Reply =
  | { readonly error: string }
  | { readonly actions: readonly string[]; readonly features: readonly string[] }
  | ({ readonly game: string } & Observation)
  | { readonly game: string; readonly closed: true };

/** Answers lines of JSON one by one and keeps track of the open games. */
export class Requests {
  readonly #open = new Map<string, Environment>();

  /** Returns the answer to a line. For an invalid line, the answer is an error and nothing changes. */
  answer(line: string): string {
    return JSON.stringify(this.#read(line));
  }

  #read(line: string): Reply {
    if (line.length > LIMITS.characters) return { error: `a line may have at most ${LIMITS.characters} characters` };
    const given = v.safeParse(v.pipe(v.string(), v.parseJson({}, 'this is not valid JSON'), request), line);
    if (given.success) return this.#do(given.output);
    const [issue] = given.issues;
    return { error: `${v.getDotPath(issue) ?? 'the line'}: ${issue.message}` };
  }

  #do(asked: Request): Reply {
    if (asked.do === 'spaces') return { actions: actionWords(), features: featureNames };
    if (asked.do === 'reset') return this.#reset(asked);
    const { game: name } = asked;
    const environment = this.#open.get(name);
    if (environment === undefined) return { error: `there is no game ${JSON.stringify(name)}; use reset to start it` };
    if (asked.do === 'close') {
      this.#open.delete(name);
      return { game: name, closed: true };
    }
    if (asked.do === 'act' && !environment.act(asked.id)) return { error: `the id ${asked.id} is not legal here` };
    return { game: name, ...environment.observe() };
  }

  #reset({ game: name, options, bots }: Extract<Request, { do: 'reset' }>): Reply {
    if (this.#open.size >= MOST_OPEN && !this.#open.has(name))
      return { error: `at most ${MOST_OPEN} games can be open; close one first` };
    try {
      const players = bots.map((level) => (level === null ? null : (BOTS.get(level) ?? null)));
      const environment = new Environment(options as unknown as CreateGameOptions, players);
      this.#open.set(name, environment);
      return { game: name, ...environment.observe() };
    } catch (error) {
      if (isInvalidOptionsError(error)) return { error: error.message };
      throw error;
    }
  }
}

export const env: Command = {
  name: 'env',
  summary:
    'Plays games for a learning program: reads one JSON request per line of input and answers each with one line.',
  options: [],

  run(_, io) {
    const requests = new Requests();
    io.lines((line) => {
      if (line.trim() !== '') io.out(`${requests.answer(line)}\n`);
    });
    return EXIT.ok;
  },
};

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
      const { seat } = question;
      const legal = legalActions(view, seat).map((each) => actionIds(each));
      const chosen = actionIds(action);
      const { round } = view;
      if (legal.length > 1) decisions.push({ seat, round, features: featuresOf(view, seat), legal, chosen });
      return action;
    },
  };
}
