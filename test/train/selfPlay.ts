import { featureNames, features } from '../../src/bots/features.ts';
import type { Learned } from '../../src/bots/search/outlook.ts';
import { searchBot } from '../../src/bots/search/searchBot.ts';
import { strategicActions } from '../../src/bots/search/strategic.ts';
import { at } from '../../src/engine/lists.ts';
import { pickOne } from '../../src/engine/random.ts';
import { type Bot, drive, greedyBot } from '../../src/entries/bots.ts';
import type { CreateGameOptions, Seat } from '../../src/entries/index.ts';
import { createGame } from '../../src/entries/index.ts';
import { type Simulator, simulate } from '../../src/entries/sim.ts';

/** What a position was to one seat at the start of a round, and the total that it had. */
export interface Seen {
  readonly round: number;
  readonly seat: Seat;
  readonly isLuna: boolean;
  readonly inputs: Float64Array;
  readonly total: number;
}

/** A game to learn from: what was seen, and how it ended. */
export interface Lesson {
  readonly seen: readonly Seen[];
  readonly totals: readonly number[];
}

/** A bot now and then does something else, so that it is seen what comes of it: in single decisions, and for whole rounds. */
const STRAY = { least: 0.02, most: 0.12, rounds: 0.3 };

/**
 * Plays a game and keeps what each seat saw at the start of each round. One seat searches by what was learned so far, the
 * others play greedily; all of them if nothing has been learned.
 */
export function lesson(options: CreateGameOptions, learned: Learned | null, random: () => number): Lesson {
  const simulator = simulate(createGame(options));
  const learner = Math.floor(random() * options.players.length);
  const teacher = learned === null ? greedyBot : searcher(learned);
  const seen: Seen[] = [];
  const bots = options.players.map((_, seat) => straying(seat === learner ? teacher : greedyBot, random));
  drive(
    simulator,
    bots.map((bot) => watched(bot, simulator, seen)),
    { random },
  );
  return { seen, totals: simulator.score().map(({ total }) => total) };
}

function searcher(learned: Learned): Bot {
  const beam = { width: 1, follow: 6 };
  return searchBot('learner', () => learned, { budget: { nodes: 1000 }, beam, inner: null, planning: null });
}

function straying(bot: Bot, random: () => number): Bot {
  const rate = STRAY.least + (STRAY.most - STRAY.least) * random();
  const away = STRAY.rounds * random();
  let round = 0;
  let isAway = false;
  return {
    name: bot.name,
    choose(view, question) {
      if (view.round !== round) {
        round = view.round;
        isAway = random() < away;
      }
      const kind = view.stack.at(-1)?.kind;
      const strays = random() < rate && (kind === 'turn' || kind === 'planning' || kind === 'pickUp');
      if (strays) return pickOne(random, strategicActions(view, question.seat));
      return (isAway ? greedyBot : bot).choose(view, question);
    },
  };
}

/** Writes down what every seat has when the first of them is asked in a new round. */
function watched(bot: Bot, simulator: Simulator, seen: Seen[]): Bot {
  return {
    name: bot.name,
    choose(view, question) {
      const known = seen.at(-1)?.round ?? 1;
      if (view.round > known) seen.push(...seenBy(simulator));
      return bot.choose(view, question);
    },
  };
}

function seenBy({ state, score }: Simulator): Seen[] {
  return score().map(({ total }, seat) => {
    const inputs = new Float64Array(featureNames.length);
    features(state, seat, inputs);
    return { round: state.round, seat, isLuna: seat === state.luna?.seat, inputs, total };
  });
}

/** What each seat of a game has seen, round by round. */
export function bySeat({ seen, totals }: Lesson): { seen: readonly Seen[]; total: number }[] {
  return totals.map((_, seat) => ({ seen: seen.filter((each) => each.seat === seat), total: at(totals, seat) }));
}
