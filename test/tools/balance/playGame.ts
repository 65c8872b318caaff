import { type BotLevel, chooseGreedily, loadBot } from '../../../src/entries/bots.ts';
import type {
  Action,
  ByCompany,
  GameState,
  LunaOptions,
  Prompt,
  Rules,
  ScoreSheet,
  Seat,
  TrackId,
} from '../../../src/entries/index.ts';
import { COMPANIES } from '../../../src/entries/index.ts';
import { gameOf } from '../../../src/game/boundRules.ts';
import { shareValue } from '../../../src/game/rules/board/stations.ts';
import { randomOptions } from '../../kit/randomGame.ts';
import type { Uses } from './uses.ts';
import { countUses } from './uses.ts';

/** The bot levels of the reports. */
export const LEVELS = ['easy', 'fast'] as const satisfies readonly BotLevel[];
export type Level = (typeof LEVELS)[number];

/** The players of a game: this many bots of a deterministic level, with or without Luna. */
export interface Table {
  readonly level: Level;
  readonly people: number;
  readonly luna: LunaOptions | null;
}

/** The data of one game for the report, in plain JSON so that it can come from another process. */
export interface GameRecord {
  readonly scores: ScoreSheet;
  /** The seat that was first in round 1. */
  readonly firstPlayer: Seat;
  readonly tracks: ByCompany<TrackId>;
  /** Coins that a share of each company was worth at the end. */
  readonly shareValues: ByCompany<number>;
  readonly uses: Uses;
}

/** One game of bots with random tracks and tokens chosen from two. */
export async function playGame(rules: Rules, seed: string, { level, people, luna }: Table): Promise<GameRecord> {
  const choose = await chooserOf(rules, level);
  const uses: Record<string, number> = {};
  let step: { state: GameState; events: Parameters<typeof countUses>[1] } = rules.startGame(
    randomOptions(people, seed, { luna }),
  );
  const { firstPlayer, tracks } = step.state;
  for (;;) {
    countUses(uses, step.events, rules.content, tracks);
    const [prompt] = rules.pending(step.state);
    if (prompt === undefined) {
      const shareValues = valuesOf(rules, step.state);
      return { scores: rules.score(step.state), firstPlayer, tracks, shareValues, uses };
    }
    const result = rules.tryReduce(step.state, answer(step.state, prompt, choose));
    if (!result.ok) throw new Error(`A bot took an illegal action with the seed "${seed}"`);
    step = result;
  }
}

/** Returns the action of a seat. */
type Choose = (state: GameState, seat: Seat) => Action;

/**
 * The component set was tuned with greedy bots that count the shares in all hands. The other bots use only their own
 * view.
 */
async function chooserOf(rules: Rules, level: Level): Promise<Choose> {
  if (level === 'easy') return (state, seat) => chooseGreedily(state, seat, rules);
  const bot = await loadBot(level);
  return (state, seat) => bot.choose(rules.viewFor(state, seat), { seat, random: () => 0, rules });
}

function answer(state: GameState, { seat, kind }: Prompt, choose: Choose): Action {
  return kind === 'lunaTurn' ? { type: kind, seat } : choose(state, seat);
}

function valuesOf(rules: Rules, state: GameState): ByCompany<number> {
  const game = gameOf(rules, state);
  const [skymine, minerva, astrogo, tawac] = COMPANIES.map((company) => shareValue(game, company));
  return { skymine: skymine ?? 0, minerva: minerva ?? 0, astrogo: astrogo ?? 0, tawac: tawac ?? 0 };
}
