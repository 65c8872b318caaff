import { openStream, seedStream } from '../../engine/random.ts';
import type { Bot } from '../../entries/bots.ts';
import { actionOf, actionWords, drive, featureNames, features, legalMask } from '../../entries/bots.ts';
import type { CreateGameOptions, Seat } from '../../entries/index.ts';
import { createGame, viewFor } from '../../entries/index.ts';
import type { Simulator } from '../../entries/sim.ts';
import { simulate } from '../../entries/sim.ts';

/** Observation for a learning program: the seat that decides, its features, and the legal action ids. */
export interface Observation {
  /** The seat that decides; `null` when the game is over. */
  readonly seat: Seat | null;
  /** Features of that seat's view, in the order of `featureNames`. Empty when the game is over. */
  readonly features: readonly number[];
  /** For each word of `actionWords`, 1 if its id may come next, otherwise 0. Empty when the game is over. */
  readonly mask: readonly number[];
  /** The ids of the unfinished action. */
  readonly begun: readonly number[];
  /**
   * Rewards by seat: 0 until the game is over; then 1 for a sole winner, 0 for a shared victory, and -1 for all others.
   */
  readonly rewards: readonly number[];
  /** The total score of every seat, once the game is over. */
  readonly totals?: readonly number[];
}

/** A game that a program plays by sending action ids one by one. Luna and the bots play automatically. */
export class Environment {
  readonly #game: Simulator;
  readonly #bots: readonly (Bot | null)[];
  readonly #random: () => number;
  #begun: readonly number[] = [];

  /** @throws InvalidOptionsError when the options are invalid. */
  constructor(options: CreateGameOptions, bots: readonly (Bot | null)[]) {
    this.#game = simulate(createGame(options));
    this.#bots = bots;
    this.#random = openStream(seedStream(`skymines/env/${options.seed}`)).draw;
    this.#goOn();
  }

  observe(): Observation {
    const seat = this.#seat();
    if (seat === null) return this.#end();
    const seen = new Float64Array(featureNames.length);
    features(viewFor(this.#game.state, seat), seat, seen);
    const rewards = this.#game.state.players.map(() => 0);
    return { seat, features: [...seen], mask: [...this.#mask(seat)], begun: this.#begun, rewards };
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
    const rewards = totals.map((_, seat) => {
      if (!winners.includes(seat)) return -1;
      return winners.length === 1 ? 1 : 0;
    });
    return { seat: null, features: [], mask: [], begun: [], rewards, totals };
  }
}
