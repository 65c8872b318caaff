import * as v from 'valibot';
import type { CoreRules } from '../api/coreRules.ts';
import type { Bot } from '../bots/bot.ts';
import { drive } from '../bots/drive.ts';
import type { Seat } from '../components/ids.ts';
import { createGame } from '../core/play.ts';
import { openStream, seedStream } from '../engine/random.ts';
import { boxUnder } from '../game/boundRules.ts';
import { InvalidOptionsError } from '../game/model/errors.ts';
import { readOptions, seedUpTo, unknownKey } from '../game/model/optionsSchema.ts';
import { headOf } from '../hosting/records/head.ts';
import { hashState } from '../hosting/saves/hashState.ts';
import { LIMITS, MOST_GAMES, MOST_NODES } from '../input/limits.ts';
import { simulate } from '../sim/simulator.ts';
import { contentName, countTo, type Job, required, seatLabels, seatNames, tableOptions } from './match.ts';

/** Options for playing a job. */
export interface PlayOptions {
  /** The rules of the game. For a custom component set, pass its rules. */
  readonly rules?: CoreRules;
  /** A clock in milliseconds, such as `performance.now`, which measures each player's thinking time. */
  readonly now?: () => number;
}

/** Result of a job, as plain JSON. */
export interface JobResult {
  /** The `id` of the job. */
  readonly id: string;
  /** The total score of every seat. Luna is last. */
  readonly scores: readonly number[];
  /** The winning seats; empty if the Temporal Anomaly was still on the board. */
  readonly winners: readonly Seat[];
  /** Number of decisions of each player, by seat, excluding Luna. */
  readonly decisions: readonly number[];
  /** Thinking time of each player in milliseconds, by seat, if a clock was given. */
  readonly milliseconds?: readonly number[];
  /** `hashState` of the final state. All runs of a job have the same hash if the players are deterministic. */
  readonly hash: string;
}

const TEXT = `expected a string of at most ${LIMITS.id} characters`;
export const shortText = v.pipe(v.string(TEXT), v.maxLength(LIMITS.id, TEXT));

const schema = v.strictObject(
  {
    id: shortText,
    deal: countTo(MOST_GAMES),
    players: seatNames,
    seed: seedUpTo(LIMITS.seed),
    options: tableOptions,
    nodes: v.exactOptional(countTo(MOST_NODES)),
    rules: v.number('expected a rules version'),
    content: shortText,
  },
  unknownKey,
);

/**
 * Plays the game of a job. `botOf` returns the bot for a player's name; Luna does not need one. Apart from the times,
 * the same job, rules and players give the same result. Every seat has its own random number stream.
 * @throws InvalidOptionsError when the job is malformed or requires another rules version or component set.
 * @throws IllegalActionError when a player chooses an illegal action.
 */
export function playJob(job: Job, botOf: (name: string) => Bot, playing: PlayOptions = {}): JobResult {
  const { rules, now } = playing;
  const { id, players, seed, options, nodes } = readJob(job, rules);
  const seats = players.map((name, seat) => measured(botOf(name), openStream(seedStream(`${id}/${seat}`)).draw, now));
  const game = createGame({ ...options, players: seatLabels(players), seed }, rules);
  const simulator = simulate(game, { checked: true }, rules);
  const bots = seats.map(({ bot }) => bot);
  drive(simulator, bots, {
    random: () => 0,
    ...(rules && { rules }),
    ...(nodes !== undefined && { budget: { nodes } }),
  });
  return {
    id,
    scores: simulator.score().map(({ total }) => total),
    winners: simulator.winners(),
    decisions: seats.map(({ spent }) => spent.decisions),
    ...(now && { milliseconds: seats.map(({ spent }) => spent.milliseconds) }),
    hash: hashState(simulator.state),
  };
}

function readJob(input: Job, rules: CoreRules | undefined): Job {
  const job = required(readOptions(schema, input));
  const own = headOf(boxUnder(rules));
  const name = contentName(own.content);
  const problems = [];
  if (job.rules !== own.rules) problems.push({ field: 'rules', message: `expected rules version ${own.rules}` });
  if (job.content !== name) problems.push({ field: 'content', message: `expected the component set ${name}` });
  if (problems.length > 0) throw new InvalidOptionsError(problems);
  return job;
}

/** Gives a bot its own random number stream, counts its decisions and measures its thinking time. */
function measured(bot: Bot, random: () => number, now: () => number = () => 0) {
  const spent = { decisions: 0, milliseconds: 0 };
  const counting: Bot = {
    name: bot.name,
    choose(view, question) {
      const start = now();
      const action = bot.choose(view, { ...question, random });
      spent.milliseconds += now() - start;
      spent.decisions += 1;
      return action;
    },
  };
  return { bot: counting, spent };
}
