import type { Action, CreateGameOptions, GameState, Rules } from '../../../src/index.ts';
import type { Simulator } from '../../../src/search/simulator.ts';
import { simulate } from '../../../src/search/simulator.ts';
import { drawFor } from '../../../src/testing.ts';
import { must } from '../../kit/must.ts';
import { answer } from './answers.ts';
import type { Mind } from './choices.ts';
import { best, chance, ofType } from './choices.ts';
import { longestTurn } from './turns.ts';
import type { Weights } from './weights.ts';
import { playerOf, setWorth } from './worth.ts';

/** How far chance takes the weights up or down. */
const SPREAD = 0.5;

/** From which action of the game on, and the number that the rest is played by. */
export type Numbered = readonly [action: number, number: number];

/**
 * Somebody who plays for all seats and always takes what seems the longest way: as many cards as can be planned, everything
 * used by itself, no choice ended that can go on. What chance adds follows from a number, and from certain actions on from
 * another one.
 */
export class Walker {
  readonly #weights: Weights;
  readonly #numbers: ReadonlyMap<number, number>;
  #mind: Mind;
  #actions: number;
  #next: Action[] = [];

  /** One who goes on after so many actions. */
  constructor(weights: Weights, numbers: readonly Numbered[], actions = 0) {
    this.#weights = weights;
    this.#numbers = new Map(numbers);
    this.#actions = actions;
    this.#mind = this.#mindOf(0);
  }

  choose(game: Simulator): Action {
    const number = this.#numbers.get(this.#actions);
    if (number !== undefined) {
      this.#mind = this.#mindOf(number);
      this.#next = [];
    }
    if (this.#next.length === 0) this.#next = this.#think(game);
    this.#actions += 1;
    return must(this.#next.shift());
  }

  #think(game: Simulator): Action[] {
    const frame = must(game.state.stack.at(-1));
    if (frame.kind === 'turn') return longestTurn(this.#mind, game, frame.seat);
    const legal = game.legalActions();
    return frame.kind === 'planning' ? planned(this.#mind, game.state, legal) : [answer(this.#mind, game.state, legal)];
  }

  /** 0 is the way without other weights. */
  #mindOf(number: number): Mind {
    const draw = drawFor(`longest ${number}`);
    const spread = number === 0 ? 0 : SPREAD;
    const counting = Object.entries(this.#weights).filter(([, weight]) => weight !== 0);
    const changed = counting.map(([key, weight]) => {
      return [key, weight * Math.exp((2 * draw() - 1) * spread)] as const;
    });
    return { w: { ...this.#weights, ...Object.fromEntries(changed) }, draw };
  }
}

/** PLAN-2: the best set of cards for the open slots of one seat; without any, the end of planning. */
function planned(mind: Mind, state: GameState, legal: readonly Action[]): Action[] {
  const [first] = ofType(legal, 'planCard');
  if (first === undefined) return ofType(legal, 'confirmPlan').slice(0, 1);
  const { seat } = first;
  const own = ofType(legal, 'planCard').filter((action) => action.seat === seat);
  const slots = [...new Set(own.map(({ slot }) => slot))];
  const hand = [...new Set(own.map(({ card }) => card))];
  const sets = subsets(hand, Math.min(slots.length, hand.length));
  const set = best(sets, (cards) => setWorth(mind.w, cards, playerOf(state, seat)) + chance(mind));
  return set.map((card, index) => ({ type: 'planCard', seat, card, slot: must(slots[index]) }));
}

function subsets<T>([first, ...others]: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...subsets(others, size - 1).map((set) => [first, ...set]), ...subsets(others, size)];
}

/** Plays a game the longest way and tells how many actions it had. */
export function longestWay(
  rules: Rules,
  options: CreateGameOptions,
  weights: Weights,
  numbers: readonly Numbered[],
): number {
  const game = simulate(rules.createGame(options), rules);
  const walker = new Walker(weights, numbers);
  let actions = 0;
  for (; !game.isOver(); actions += 1) game.play(walker.choose(game));
  return actions;
}
