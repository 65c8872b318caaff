import { chooseGreedily } from '../../src/bots/greedy/greedy.ts';
import type { ByCompany, GameState, LunaOptions, Rules, ScoreSheet, Seat, TrackId } from '../../src/entries/index.ts';
import { COMPANIES } from '../../src/entries/index.ts';
import { gameOf } from '../../src/game/boxOf.ts';
import { shareValue } from '../../src/game/rules/board/stations.ts';
import { randomOptions } from '../kit/randomGame.ts';
import type { Uses } from './uses.ts';
import { countUses } from './uses.ts';

/** Who plays: so many greedy players, with Luna or without her. */
export interface Table {
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

/** One game of greedy players with random tracks and tokens chosen from two. */
export function playGame(rules: Rules, seed: string, { people, luna }: Table): GameRecord {
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
    const result = rules.tryReduce(step.state, chooseGreedily(step.state, prompt.seat, rules));
    if (!result.ok) throw new Error(`The greedy player took an illegal action with the seed "${seed}"`);
    step = result;
  }
}

function valuesOf(rules: Rules, state: GameState): ByCompany<number> {
  const game = gameOf(rules, state);
  const [skymine, minerva, astrogo, tawac] = COMPANIES.map((company) => shareValue(game, company));
  return { skymine: skymine ?? 0, minerva: minerva ?? 0, astrogo: astrogo ?? 0, tawac: tawac ?? 0 };
}
