import type { Draft } from 'immer';
import { copyJson } from '../engine/copy.ts';
import type { Action } from './model/actions.ts';
import type { GameState } from './model/state.ts';
import type { Game } from './rules/game.ts';
import { MACHINE } from './skymines.ts';

/** A position of one's own, to play on in place. */
export interface Playout extends Game {
  readonly state: Draft<GameState>;
}

/** A copy of a position that can be played on without touching the original. */
export function playoutOf({ box, state }: Game): Playout {
  return { box, state: copyJson(state) as Draft<GameState> };
}

/** Plays an action known to be legal. */
export function playOn(playout: Playout, action: Action): void {
  MACHINE.applyInPlace(playout, action);
}
