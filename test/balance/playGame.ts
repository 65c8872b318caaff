import { type Bot, loadBot } from '../../src/entries/bots.ts';
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
} from '../../src/entries/index.ts';
import { COMPANIES } from '../../src/entries/index.ts';
import { gameOf } from '../../src/game/boxOf.ts';
import { shareValue } from '../../src/game/rules/board/stations.ts';
import { randomOptions } from '../kit/randomGame.ts';
import type { Uses } from './uses.ts';
import { countUses } from './uses.ts';

/** Who plays: so many bots of a level, with Luna or without her. These two levels draw nothing by chance. */
export interface Table {
  readonly level: 'easy' | 'fast';
  readonly people: number;
  readonly luna: LunaOptions | null;
}

/** What the report needs of one game; plain JSON, so that it can come from another process. */
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
  const bot = await loadBot(level);
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
    const result = rules.tryReduce(step.state, answer(rules, step.state, bot, prompt));
    if (!result.ok) throw new Error(`A bot took an illegal action with the seed "${seed}"`);
    step = result;
  }
}

function answer(rules: Rules, state: GameState, bot: Bot, { seat, kind }: Prompt): Action {
  if (kind === 'lunaTurn') return { type: kind, seat };
  return bot.choose(rules.viewFor(state, seat), { seat, random: () => 0, rules });
}

function valuesOf(rules: Rules, state: GameState): ByCompany<number> {
  const game = gameOf(rules, state);
  const [skymine, minerva, astrogo, tawac] = COMPANIES.map((company) => shareValue(game, company));
  return { skymine: skymine ?? 0, minerva: minerva ?? 0, astrogo: astrogo ?? 0, tawac: tawac ?? 0 };
}
