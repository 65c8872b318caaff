import type { Game, Steps } from './game.ts';
import type { Moment } from './round.ts';
import { playGame, resumeAt } from './round.ts';
import { emptyTable, setUp } from './setUp.ts';
import type { Action, Content, GameOptions, Table } from './types.ts';

export type { Moment } from './round.ts';
export { scores, winners } from './score.ts';

/** A game that can be played action by action. */
export interface Referee {
  readonly game: Game;
  readonly table: Table;
  /** All legal actions of all seats, or none when the game is over. */
  readonly offers: readonly Action[];
  /** Plays one of the offers; throws for anything else. */
  play(action: Action): void;
  readonly isOver: boolean;
}

/** Begins a game. `options.deal` must hold the complete order of every pile. */
export function startGame(content: Content, options: GameOptions): Referee {
  const game = gameAt(content, options, emptyTable(content, options));
  return refereeOf(game, wholeGame(game));
}

function gameAt(content: Content, options: GameOptions, table: Table): Game {
  return { content, options, table, counts: {}, claimant: null, turns: 0 };
}

function* wholeGame(game: Game): Steps {
  yield* setUp(game);
  yield* playGame(game);
}

/** Continues a game at a planning phase or at the beginning of a turn. The table is copied. */
export function resumeGame(content: Content, options: GameOptions, table: Table, moment: Moment): Referee {
  const game = gameAt(content, options, structuredClone(table));
  return refereeOf(game, resumeAt(game, moment));
}

function refereeOf(game: Game, steps: Steps): Referee {
  let next = steps.next();
  const offers = (): readonly Action[] => (next.done === true ? [] : next.value);
  return {
    game,
    table: game.table,
    get offers() {
      return offers();
    },
    get isOver() {
      return next.done === true;
    },
    play(action) {
      if (!offers().includes(action)) throw new Error(`Not offered: ${JSON.stringify(action)}`);
      next = steps.next(action);
    },
  };
}
