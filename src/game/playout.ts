import type { Draft } from 'immer';
import type { Seat } from '../components/ids.ts';
import { pickOne } from '../engine/random.ts';
import { copyState } from './copyState.ts';
import type { Action } from './model/actions.ts';
import type { GameEvent } from './model/events.ts';
import type { GameState } from './model/state.ts';
import type { Game, Work } from './rules/game.ts';
import { MACHINE, observe } from './skymines.ts';

/** A private copy of a position in which actions are played in place. */
export class Playout implements Work {
  readonly box: Game['box'];
  readonly state: Draft<GameState>;
  #options: readonly Action[] | undefined;
  #thrown: { readonly error: unknown } | undefined;

  readonly emit: Work['emit'];

  constructor({ box, state }: Game, onEvent?: (event: GameEvent) => void) {
    this.box = box;
    this.state = copyState(state);
    this.emit = (event) => {
      if (onEvent !== undefined) this.#tell(onEvent, event);
      observe(this, event);
    };
  }

  /** Keeps an error of the caller's listener, so that `play` throws it unchanged. */
  #tell(onEvent: (event: GameEvent) => void, event: GameEvent): void {
    try {
      onEvent(event);
    } catch (error) {
      this.#thrown = { error };
      throw error;
    }
  }

  options(seat?: Seat): readonly Action[] {
    if (seat !== undefined) return MACHINE.options(this, seat);
    this.#options ??= MACHINE.options(this);
    return this.#options;
  }

  sample(random: () => number, seat?: Seat): Action {
    if (seat !== undefined || this.#options === undefined) return MACHINE.sample(this, random, seat);
    return pickOne(random, this.#options);
  }

  /** Replaces parts of the state. The caller must not keep references to the new parts. */
  put(parts: Partial<GameState>): void {
    Object.assign(this.state, parts);
    this.#options = undefined;
  }

  /** Plays a legal action without checking it. */
  play(action: Action): void {
    this.#thrown = undefined;
    try {
      this.#options = MACHINE.playInPlace(this, action);
    } catch (error) {
      throw (this.#thrown ?? { error }).error;
    }
  }
}
