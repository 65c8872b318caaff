import type { Draft } from 'immer';
import { copyJson } from '../engine/copy.ts';
import type { Action } from './model/actions.ts';
import type { GameState } from './model/state.ts';
import type { Game } from './rules/game.ts';
import { MACHINE } from './skymines.ts';

/** A private copy of a position that is played on in place. */
export interface Playout extends Game {
  readonly state: Draft<GameState>;
}

/** Copies a position, so that it can be played on without changing the original. */
export function playoutOf({ box, state }: Game): Playout {
  return { box, state: copyJson(state) as Draft<GameState> };
}

/** Plays an action, which must be legal. */
export function playOn(playout: Playout, action: Action): void {
  MACHINE.applyInPlace(playout, action);
}
